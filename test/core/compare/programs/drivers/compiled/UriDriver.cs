using System;
using System.Globalization;
using System.IO;
using System.Text;

/// What System.Uri makes of each URL, as HttpClient asks for it.
public static class UriDriver {
    public static void Main() {
        var output = new StreamWriter(Console.OpenStandardOutput(), new ASCIIEncoding());
        for (var line = Console.In.ReadLine(); line != null; line = Console.In.ReadLine())
            output.Write(Read(Decode(line)) + "\n");
        output.Flush();
    }

    private static readonly string[] Schemes = { "http", "https", "ws", "wss", "ftp" };

    private static string Read(string url) {
        try {
            Uri uri;
            if (!Uri.TryCreate(url, UriKind.Absolute, out uri)) return "null";
            // Other schemes are not for HttpClient and its kin.
            if (Array.IndexOf(Schemes, uri.Scheme) == -1) return "null";
            var info = uri.UserInfo;
            string user = info == "" ? null : info, password = null;
            var colon = info.IndexOf(':');
            if (colon != -1) { user = info.Substring(0, colon); password = info.Substring(colon + 1); }
            var host = uri.HostNameType == UriHostNameType.IPv6 ? uri.Host : uri.IdnHost;
            var port = uri.Port == -1 ? "null" : uri.Port.ToString(CultureInfo.InvariantCulture);
            return "[" + Encode(uri.Scheme) + "," + Encode(user) + "," + Encode(password) + "," + Encode(host) + "," + port + "," + Encode(uri.PathAndQuery) + "]";
        } catch (Exception) {
            return "null";
        }
    }

    private static string Encode(string text) {
        if (text == null) return "null";
        var result = new StringBuilder("\"");
        foreach (var unit in text) {
            if (unit < 0x20 || unit > 0x7e || unit == '"' || unit == '\\') result.AppendFormat("\\u{0:x4}", (int)unit);
            else result.Append(unit);
        }
        return result.Append('"').ToString();
    }

    private static string Decode(string json) {
        var result = new StringBuilder();
        for (var index = 1; index < json.Length - 1; index++) {
            var unit = json[index];
            if (unit != '\\') { result.Append(unit); continue; }
            var kind = json[++index];
            if (kind == 'u') { result.Append((char)Convert.ToInt32(json.Substring(index + 1, 4), 16)); index += 4; }
            else result.Append(kind == 'n' ? '\n' : kind == 't' ? '\t' : kind == 'r' ? '\r' : kind == 'b' ? '\b' : kind == 'f' ? '\f' : kind);
        }
        return result.ToString();
    }
}
