"""What urllib.parse makes of each URL."""
from urllib.parse import urlsplit
from lines import answer_each

DEFAULT_PORTS = {'http': 80, 'https': 443, 'ftp': 21, 'ws': 80, 'wss': 443}


def read(url):
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if port is None:
        port = DEFAULT_PORTS.get(parts.scheme)
    target = parts.path + ('?' + parts.query if parts.query else '')
    host = parts.hostname
    if host is not None and ':' in host:
        host = '[' + host + ']'
    return [parts.scheme or None, parts.username, parts.password, host, port, target]


answer_each(read)
