import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Properties;
import java.util.stream.Collectors;

/** Reads URLs, one a line, as the drivers of Debian do: user, password, hosts, ports, database; `-` if a URL is rejected. */
class JdbcReader {
  public static void main(String[] arguments) throws Exception {
    java.util.logging.LogManager.getLogManager().reset();
    var input = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
    var output = new PrintStream(System.out, false, "UTF-8");
    for (String url = input.readLine(); url != null; url = input.readLine()) {
      String read = null;
      try {
        read = url.startsWith("jdbc:mariadb:") ? mariadb(url) : postgres(url);
      } catch (Exception error) {
        // The driver rejects it.
      }
      output.print((read == null ? "-" : read) + "\n");
    }
    output.flush();
  }

  private static String postgres(String url) throws Exception {
    Properties found = org.postgresql.Driver.parseURL(url, new Properties());
    return found == null
        ? null
        : fields(
            found.getProperty("user"),
            found.getProperty("password"),
            found.getProperty("PGHOST"),
            found.getProperty("PGPORT"),
            found.getProperty("PGDBNAME"));
  }

  private static String mariadb(String url) throws Exception {
    var found = org.mariadb.jdbc.UrlParser.parse(url);
    var hosts = found.getHostAddresses();
    return fields(
        found.getUsername(),
        found.getPassword(),
        hosts.stream().map(one -> one.host).collect(Collectors.joining(",")),
        hosts.stream().map(one -> "" + one.port).collect(Collectors.joining(",")),
        found.getDatabase());
  }

  private static String fields(String... values) {
    var parts = new StringBuilder();
    for (String value : values) parts.append(value == null ? "" : value).append('\t');
    return parts.toString();
  }
}
