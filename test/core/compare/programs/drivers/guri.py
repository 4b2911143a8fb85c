"""What GUri makes of each URL, with the flags of libsoup."""
import gi
gi.require_version('GLib', '2.0')
from gi.repository import GLib
from lines import answer_each

Flags = GLib.UriFlags
FLAGS = Flags.HAS_PASSWORD | Flags.ENCODED_PATH | Flags.ENCODED_QUERY | Flags.ENCODED_FRAGMENT | Flags.SCHEME_NORMALIZE


def read(url):
    try:
        uri = GLib.Uri.parse(url.split('\0')[0], FLAGS)
    except (GLib.Error, UnicodeError):
        return None
    host = uri.get_host()
    if host is not None and ':' in host:
        host = '[' + host + ']'
    port = uri.get_port()
    query = uri.get_query()
    target = uri.get_path() + ('' if query is None else '?' + query)
    return [uri.get_scheme(), uri.get_user(), uri.get_password(), host, None if port == -1 else port, target]


answer_each(read)
