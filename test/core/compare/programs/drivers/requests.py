"""What requests and urllib3 connect to for each URL: the question to the resolver is recorded."""
import sys
# This file has the name of the package.
sys.path = sys.path[1:] + sys.path[:1]
import socket
import requests
from requests.utils import get_auth_from_url
from urllib3.util.url import _encode_target
from lines import answer_each

real_getaddrinfo = socket.getaddrinfo
asked = []


class Asked(Exception):
    pass


def record(host, port, *rest):
    asked.append((host, port))
    raise Asked


socket.getaddrinfo = record
session = requests.Session()
session.trust_env = False
adapter = session.get_adapter('http://a/')


def address(host):
    try:
        found = real_getaddrinfo(host, 80, 0, socket.SOCK_STREAM, 0, socket.AI_NUMERICHOST)[0][4][0]
    except (OSError, ValueError):
        found = host
    return '[' + found + ']' if ':' in found else found


def read(url):
    del asked[:]
    try:
        request = requests.Request('GET', url).prepare()
        target = _encode_target(adapter.request_url(request, {}))
        user, password = get_auth_from_url(request.url)
        session.get_adapter(request.url).send(request)
    except Exception:
        pass
    if not asked:
        return None
    host, port = asked[0]
    if isinstance(host, bytes):
        host = host.decode('latin-1')
    scheme = request.url.split(':')[0].lower()
    return [scheme, user or None, password or None, address(host), port, target]


answer_each(read)
