import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;

/** What java.net.URL (`url`) or java.net.URI with java.net.http (`uri`) makes of each URL. */
public class UrlDriver {
    public static void main(String[] arguments) throws Exception {
        boolean isUri = arguments[0].equals("uri");
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        var out = new PrintStream(new java.io.BufferedOutputStream(System.out, 1 << 16), false, "US-ASCII");
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String url = decode(line);
            out.println(isUri ? readUri(url) : readUrl(url));
        }
        out.flush();
    }

    private static String readUrl(String text) {
        URL url;
        try {
            url = new URL(text);
            url.openConnection();
        } catch (Exception error) {
            return "null";
        }
        if (!url.getProtocol().matches("https?|ftp")) return "null";
        int port = url.getPort() == -1 ? url.getDefaultPort() : url.getPort();
        return record(url.getProtocol(), url.getUserInfo(), url.getHost(), port, url.getFile());
    }

    private static String readUri(String text) {
        URI uri;
        try {
            uri = new URI(text);
            HttpRequest.newBuilder(uri).build();
        } catch (Exception error) {
            return "null";
        }
        String scheme = uri.getScheme().toLowerCase();
        int port = uri.getPort() == -1 ? (scheme.equals("https") ? 443 : 80) : uri.getPort();
        String query = uri.getRawQuery();
        String target = uri.getRawPath() + (query == null ? "" : "?" + query);
        return record(scheme, uri.getRawUserInfo(), uri.getHost(), port, target);
    }

    /** What is reached where no name has to be looked up; null where Java refuses to look it up. */
    private static String address(String host) {
        // A connection to this computer is made, and fails before anything is requested.
        if (host.isEmpty()) return null;
        boolean isNumeric = host.startsWith("[") || host.matches("(?i)(?:0x[0-9a-f]*|[0-9]+)(?:\\.(?:0x[0-9a-f]*|[0-9]*))*");
        if (!isNumeric) return host;
        try {
            String address = InetAddress.getByName(host).getHostAddress();
            return address.contains(":") ? "[" + address + "]" : address;
        } catch (Exception error) {
            return null;
        }
    }

    private static String record(String scheme, String userinfo, String name, int port, String target) {
        String host = address(name);
        if (host == null) return "null";
        String user = userinfo;
        String password = null;
        int colon = userinfo == null ? -1 : userinfo.indexOf(':');
        if (colon != -1) {
            user = userinfo.substring(0, colon);
            password = userinfo.substring(colon + 1);
        }
        String digits = port == -1 ? "null" : String.valueOf(port);
        return "[" + encode(scheme) + "," + encode(user) + "," + encode(password) + "," + encode(host) + "," + digits + "," + encode(target) + "]";
    }

    private static String encode(String text) {
        if (text == null) return "null";
        var out = new StringBuilder("\"");
        for (char unit : text.toCharArray()) {
            if (unit < 0x20 || unit > 0x7e || unit == '"' || unit == '\\') out.append(String.format("\\u%04x", (int) unit));
            else out.append(unit);
        }
        return out.append('"').toString();
    }

    /** A JSON string in which everything outside ASCII is escaped. */
    private static String decode(String json) {
        var out = new StringBuilder();
        for (int index = 1; index < json.length() - 1; index++) {
            char unit = json.charAt(index);
            if (unit != '\\') {
                out.append(unit);
                continue;
            }
            char kind = json.charAt(++index);
            if (kind == 'u') {
                out.append((char) Integer.parseInt(json.substring(index + 1, index + 5), 16));
                index += 4;
            } else out.append(kind == 'n' ? '\n' : kind == 't' ? '\t' : kind == 'r' ? '\r' : kind == 'b' ? '\b' : kind == 'f' ? '\f' : kind);
        }
        return out.toString();
    }
}
