"""What libcurl makes of a URL: the parts that its URL API gives, as lib/url.c asks for them before it connects."""
import ctypes
from ctypes import byref, c_char_p, c_int, c_uint, c_void_p

curl = ctypes.CDLL('libcurl.so.4')
curl.curl_version.restype = c_char_p
curl.curl_url.restype = c_void_p
curl.curl_url_set.argtypes = [c_void_p, c_int, c_char_p, c_uint]
curl.curl_url_get.argtypes = [c_void_p, c_int, c_void_p, c_uint]
curl.curl_url_cleanup.argtypes = [c_void_p]
curl.curl_free.argtypes = [c_void_p]
idn = ctypes.CDLL('libidn2.so.0')
idn.idn2_lookup_u8.argtypes = [c_char_p, c_void_p, c_int]
idn.idn2_free.argtypes = [c_void_p]

URL, SCHEME, USER, PASSWORD, OPTIONS, HOST, PORT, PATH, QUERY, FRAGMENT, ZONEID = range(11)
DEFAULT_PORT, NON_SUPPORT_SCHEME, URLENCODE, GUESS_SCHEME = 1, 1 << 3, 1 << 7, 1 << 9
PROTOCOLS = 'dict file ftp ftps gopher gophers http https imap imaps ldap ldaps mqtt pop3 pop3s rtmp rtmpe rtmps rtmpt rtmpte rtmpts rtsp scp sftp smb smbs smtp smtps telnet tftp'.split()
NFC_INPUT, TRANSITIONAL, NONTRANSITIONAL = 1, 4, 8


def part(handle, what, flags=0):
    pointer = c_void_p()
    if curl.curl_url_get(handle, what, byref(pointer), flags) != 0:
        return None
    text = ctypes.cast(pointer, c_char_p).value
    curl.curl_free(pointer)
    return text.decode('utf-8', 'surrogateescape')


def decoded(text, rejected):
    """As Curl_urldecode; ValueError for a control character that is rejected."""
    from urllib.parse import unquote_to_bytes
    if text is None:
        return None
    data = unquote_to_bytes(text.encode('utf-8', 'surrogateescape'))
    if any(byte <= rejected for byte in data):
        raise ValueError
    return data.decode('utf-8', 'surrogateescape')


def looked_up(host):
    """As Curl_idnconvert_hostname."""
    if host is None or host.isascii():
        return host
    data = host.encode('utf-8', 'surrogateescape')
    for flags in (NFC_INPUT | NONTRANSITIONAL, TRANSITIONAL):
        pointer = c_void_p()
        if idn.idn2_lookup_u8(data, byref(pointer), flags) == 0:
            text = ctypes.cast(pointer, c_char_p).value
            idn.idn2_free(pointer)
            return text.decode()
    raise ValueError


def read_parts(url):
    handle = curl.curl_url()
    try:
        data = url.encode('utf-8', 'surrogateescape').split(b'\0')[0]
        if curl.curl_url_set(handle, URL, data, GUESS_SCHEME | NON_SUPPORT_SCHEME) != 0:
            return None
        scheme = part(handle, SCHEME)
        if scheme not in PROTOCOLS:
            return None
        # PROTOPT_USERPWDCTRL: HTTP may send control characters.
        rejected = 0 if scheme in ('http', 'https') else 0x1f
        user, password = decoded(part(handle, USER), rejected), decoded(part(handle, PASSWORD), rejected)
        port = part(handle, PORT, DEFAULT_PORT)
        path, query = part(handle, PATH, URLENCODE), part(handle, QUERY)
        host = looked_up(part(handle, HOST))
        target = path + ('' if query is None else '?' + query)
        # The default port of `file` is 0.
        return [scheme, user, password, host, int(port) if port and scheme != 'file' else None, target]
    except ValueError:
        return None
    finally:
        curl.curl_url_cleanup(handle)

