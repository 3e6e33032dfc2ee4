package org.jotjson.ruby;

import org.jcodings.specific.ASCIIEncoding;
import org.jcodings.specific.UTF8Encoding;
import org.jruby.RubyException;
import org.jruby.RubyString;
import org.jruby.api.Warn;
import org.jruby.exceptions.RaiseException;
import org.jruby.runtime.ThreadContext;
import org.jruby.runtime.builtin.IRubyObject;
import org.jruby.util.ByteList;
import org.jruby.util.StringSupport;

/** Which strings are UTF-8, and what becomes of the others. */
final class Encodings {
  private static final String BINARY =
      "JSON.generate: UTF-8 string passed as BINARY, this will raise an encoding error in json 3.0";

  private Encodings() {}

  /** The text of an object inside a string: {@code "#{object}"}. */
  static RubyString interpolated(JsonGem gem, IRubyObject value) {
    if (!(value instanceof RubyString string)) return value.asString();
    if (string.getMetaClass() == gem.strings) return string;
    return string.strDup(gem.runtime, gem.strings);
  }

  /**
   * What stands for a string that is not valid: the same text as UTF-8, or what as_json makes of
   * it. May still be malformed.
   *
   * @param converted whether as_json was asked already
   */
  static IRubyObject utf8(RubyWalker walker, RubyString string, boolean converted, boolean isKey) {
    if (Utf8Strings.isValid(string)) return string;
    Options options = walker.options;
    if (!converted && options.strict && options.asJson != null) {
      IRubyObject instead = walker.asJson(string, false);
      if (instead != string) return checked(walker, string, instead, isKey);
    }
    if (string.getEncoding() == ASCIIEncoding.INSTANCE) {
      RubyString retagged = retagged(walker, string);
      if (retagged != null) return retagged;
    }
    return transcoded(walker, string);
  }

  private static IRubyObject checked(
      RubyWalker walker, RubyString string, IRubyObject instead, boolean isKey) {
    if (instead instanceof RubyString text) {
      if (!Utf8Strings.isValid(text)) throw Errors.malformed(walker.context, walker.gem, string);
    } else if (isKey) {
      throw Errors.keyNotAllowed(walker.context, walker.gem, instead);
    }
    return instead;
  }

  /** A copy of a binary string as UTF-8, or null if that is malformed. */
  private static RubyString retagged(RubyWalker walker, RubyString string) {
    ByteList bytes = string.getByteList();
    RubyString copy =
        RubyString.newString(
            walker.context.runtime,
            bytes.unsafeBytes(),
            bytes.begin(),
            bytes.realSize(),
            UTF8Encoding.INSTANCE);
    int range = copy.scanForCodeRange();
    if (range == StringSupport.CR_BROKEN) return null;
    if (range == StringSupport.CR_VALID) Warn.warn(walker.context, BINARY);
    return copy;
  }

  private static IRubyObject transcoded(RubyWalker walker, RubyString string) {
    ThreadContext context = walker.context;
    IRubyObject outer = context.getErrorInfo();
    try {
      return string.callMethod(
          context,
          "encode",
          context
              .runtime
              .getEncodingService()
              .convertEncodingToRubyEncoding(UTF8Encoding.INSTANCE));
    } catch (RaiseException e) {
      RubyException cause = e.getException();
      if (!context.runtime.getStandardError().isInstance(cause)) throw e;
      context.setErrorInfo(outer);
      IRubyObject message = cause.callMethod(context, "message");
      RaiseException error = Errors.generator(context, walker.gem, asUtf8(message), string);
      error.getException().setCause(context, cause);
      throw error;
    }
  }

  private static RubyString asUtf8(IRubyObject message) {
    RubyString copy = message.convertToString().strDup(message.getRuntime());
    copy.setEncodingAndCodeRange(UTF8Encoding.INSTANCE, StringSupport.CR_UNKNOWN);
    return copy;
  }
}
