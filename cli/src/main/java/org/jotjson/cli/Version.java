package org.jotjson.cli;

import org.jotjson.internal.text.RunScanners;
import picocli.CommandLine.IVersionProvider;
import tools.jackson.core.json.PackageVersion;

/** What is at work here, for bug reports. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "jot " + Version.class.getPackage().getImplementationVersion(),
      "Java "
          + Runtime.version()
          + ", "
          + System.getProperty("java.vm.name")
          + " ("
          + System.getProperty("java.home")
          + ")",
      "scanner " + RunScanners.name() + ": " + RunScanners.reason(),
      "jackson-core " + PackageVersion.VERSION + ", picocli " + picocli.CommandLine.VERSION,
    };
  }
}
