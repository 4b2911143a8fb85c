"""What wget connects to for each URL, and what it sends there: wget_shim.c, which is loaded into it, notes both."""
import base64
import json
import os
import re
import socket
import subprocess
import sys
from urllib.parse import quote

SHIM = sys.argv[1]
BATCH = 250
OPTIONS = '--no-config --no-proxy --no-hsts --no-check-certificate --no-dns-cache --no-http-keep-alive --auth-no-challenge --no-netrc --tries=1 --timeout=5 --max-redirect=0 -O /dev/null'.split()


def run(urls, is_ftp):
    """The notes on each URL."""
    arguments = []
    for index, url in enumerate(urls):
        arguments += [url.split('\0')[0].encode('utf-8', 'surrogatepass'), b'http://sentinel-%d/' % index]
    environment = {**os.environ, 'LD_PRELOAD': SHIM, 'LC_ALL': 'C.UTF-8'}
    if is_ftp:
        environment['SHIM_FTP'] = '1'
    output = subprocess.run(['wget', *OPTIONS, '--', *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True).stderr
    notes, answers, shown = {}, [], None
    for index, part in enumerate(output.split(b'\0')):
        # Notes are at odd places: what is around them is the log of wget.
        if index % 2 == 0:
            for line in re.findall(rb'^--\d{4}-\d\d-\d\d \d\d:\d\d:\d\d--  (.*)$', part, re.M):
                if not line.startswith(b'http://sentinel-'):
                    shown = line
        elif part[:1] == b'S':
            answers.append((notes, shown))
            notes, shown = {}, None
        else:
            notes.setdefault(part[:1].decode(), part[1:])
    if len(answers) != len(urls):
        raise RuntimeError(f'{len(answers)} of {len(urls)} answers')
    return answers


def text(octets):
    return octets.decode('utf-8', 'replace')


def address(host):
    try:
        host = socket.getaddrinfo(host, None, 0, socket.SOCK_STREAM, 0, socket.AI_NUMERICHOST)[0][4][0]
    except (OSError, ValueError):
        pass
    return f'[{host}]' if ':' in host else host


def read(notes, shown):
    if 'H' not in notes or 'P' not in notes or shown is None:
        return None
    host, request = text(notes['H']), text(notes.get('R', b''))
    scheme = shown.split(b':')[0].decode().lower()
    user = password = None
    if scheme == 'ftp':
        names = dict(line.split(' ', 1) for line in request.split('\r\n') if ' ' in line)
        user, password = names.get('USER'), names.get('PASS')
        user = None if user == 'anonymous' else user
        password = None if password == '-wget@' else password
        rest = text(shown[len('ftp://'):])
        rest = rest if user is None else rest.split('@', 1)[1]
        written = quote(host, "!$&'()*+,-./:;=?_~")
        rest = rest[len(written):] if rest.startswith(written) else '/' + rest.split('/', 1)[1]
        target = re.sub(r'^:\d+', '', rest)
    else:
        target = request.split('\r\n')[0][4:-9]
        login = re.search(r'^Authorization: Basic (.*)\r$', request, re.M)
        if login:
            user, _, password = text(base64.b64decode(login[1])).partition(':')
    return [scheme, user, password, address(host), int(notes['P']), target]


def is_ftp(url):
    """Whether wget asks a server for FTP: those have another answer."""
    if re.match('(?i)https?://', url):
        return False
    if re.match('(?i)ftp://', url):
        return True
    first = re.search('[:/]', url)
    return first is not None and first[0] == ':' and not re.match(r':[0-9]+(?:/|$)', url[first.start():].split('\0')[0])


urls = [json.loads(line) for line in sys.stdin]
answers = [None] * len(urls)
for kind in (False, True):
    chosen = [index for index, url in enumerate(urls) if is_ftp(url) == kind]
    for start in range(0, len(chosen), BATCH):
        batch = chosen[start:start + BATCH]
        for index, (notes, shown) in zip(batch, run([urls[index] for index in batch], kind)):
            answers[index] = read(notes, shown)
for answer in answers:
    print(json.dumps(answer))
