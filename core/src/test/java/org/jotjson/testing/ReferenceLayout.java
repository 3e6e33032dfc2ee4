package org.jotjson.testing;

import java.math.BigDecimal;

/** Lays out digits as the languages' specifications say, from strings, without regard for speed. */
public enum ReferenceLayout {
  /** Ruby's json gem 2.21 on MRI. */
  RUBY {
    @Override
    String layOut(String digits, int point) {
      if (digits.length() <= point && point <= 15) {
        return plain(digits, point) + ".0";
      }
      if (digits.length() > point && point > -9) {
        return plain(digits, point);
      }
      return scientific(digits, "") + "e" + signed(point - 1);
    }
  },

  /** Ruby's Float#to_s. */
  RUBY_TO_S {
    @Override
    String layOut(String digits, int point) {
      if (digits.length() <= point && point <= 15) {
        return plain(digits, point) + ".0";
      }
      if (digits.length() > point && point > -4) {
        return plain(digits, point);
      }
      return scientific(digits, ".0") + "e" + padded(signed(point - 1));
    }
  },

  /** Double.toString: plain from 10^-3 to 10^7. */
  JAVA {
    @Override
    String layOut(String digits, int point) {
      if (point < -2 || point > 7) {
        return scientific(digits, ".0") + "E" + (point - 1);
      }
      return plain(digits, point) + (digits.length() <= point ? ".0" : "");
    }
  },

  /** C's %.15g. */
  C_15G {
    @Override
    String layOut(String digits, int point) {
      if (-4 < point && point <= 15) {
        return plain(digits, point);
      }
      return scientific(digits, "") + "e" + padded(signed(point - 1));
    }
  },

  /** ECMAScript's Number::toString. */
  ECMASCRIPT {
    @Override
    String layOut(String digits, int point) {
      if (-6 < point && point <= 21) {
        return plain(digits, point);
      }
      return scientific(digits, "") + "e" + signed(point - 1);
    }
  };

  /** Lays out the digits of {@code decimal}, a JSON number. */
  public String layOut(String decimal) {
    BigDecimal stripped = new BigDecimal(decimal).abs().stripTrailingZeros();
    String sign = decimal.startsWith("-") ? "-" : "";
    if (stripped.signum() == 0) {
      return this == ECMASCRIPT ? "0" : this == C_15G ? sign + "0" : sign + "0.0";
    }
    String digits = stripped.unscaledValue().toString();
    return sign + layOut(digits, digits.length() - stripped.scale());
  }

  /** Lays out 0.digits * 10^point. */
  abstract String layOut(String digits, int point);

  private static String plain(String digits, int point) {
    if (point <= 0) {
      return "0." + "0".repeat(-point) + digits;
    }
    if (digits.length() <= point) {
      return digits + "0".repeat(point - digits.length());
    }
    return digits.substring(0, point) + "." + digits.substring(point);
  }

  private static String scientific(String digits, String noFraction) {
    return digits.charAt(0) + (digits.length() == 1 ? noFraction : "." + digits.substring(1));
  }

  /** At least two digits after the sign. */
  private static String padded(String signed) {
    return signed.length() == 2 ? signed.charAt(0) + "0" + signed.charAt(1) : signed;
  }

  private static String signed(int exponent) {
    return exponent < 0 ? "" + exponent : "+" + exponent;
  }
}
