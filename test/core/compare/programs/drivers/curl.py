"""What curl requests for each URL: transfers to a server on this computer, which notes what it is sent. Schemes
other than http and https are read as lib/url.c reads them before it connects, by the parts of the URL API."""
import base64
import re
import ssl
import subprocess
import tempfile
import threading
import socketserver
from curl_parts import read_parts
from lines import answer, urls_asked

BATCH = 500
notes = {}


class Note(socketserver.StreamRequestHandler):
    """Answers every request of a connection and notes it under the number in its header X."""

    # Otherwise an answer over TLS waits for the acknowledgment of what was sent before it, for 40 ms.
    disable_nagle_algorithm = True

    def handle(self):
        while True:
            lines = []
            for line in self.rfile:
                if line == b'\r\n':
                    break
                lines.append(line[:-2])
            else:
                return
            headers = dict(line.split(b': ', 1) for line in lines[1:] if b': ' in line)
            notes[int(headers[b'X'])] = (lines[0], headers)
            self.wfile.write(b'HTTP/1.1 204 x\r\nContent-Length: 0\r\n\r\n')


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    context = None

    def get_request(self):
        connection, address = super().get_request()
        if self.context is None:
            return connection, address
        return self.context.wrap_socket(connection, server_side=True, do_handshake_on_connect=False), address

    def handle_error(self, request, address):
        pass


def started(context=None):
    server = Server(('127.0.0.1', 0), Note)
    server.context = context
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.server_address[1]


def certified(folder):
    files = [f'{folder}/key.pem', f'{folder}/certificate.pem']
    make = f'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=x -keyout {files[0]} -out {files[1]}'
    subprocess.run(['openssl', *make.split()], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(files[1], files[0])
    return context


def quoted(octets):
    for plain, escaped in ((b'\\', b'\\\\'), (b'"', b'\\"'), (b'\n', b'\\n'), (b'\r', b'\\r'), (b'\t', b'\\t'), (b'\v', b'\\v')):
        octets = octets.replace(plain, escaped)
    return b'"' + octets + b'"'


def configuration(number, url, port):
    octets = url.encode('utf-8', 'surrogateescape').split(b'\0')[0]
    options = f'header = "X: {number}"\nconnect-to = "::127.0.0.1:{port}"\n'.encode()
    return options + b'globoff\ninsecure\nhttp1.1\nsilent\nmax-time = 20\nnoproxy = "*"\noutput = /dev/null\nurl = ' + quoted(octets) + b'\n'


def text(octets):
    return octets.decode('utf-8', 'surrogateescape')


def noted(number, scheme, parts):
    """The answer for a request; its parts tell an empty user name or password from none."""
    if number not in notes:
        return None
    if parts is None:
        raise RuntimeError('The URL API refused what was requested')
    request, headers = notes[number]
    _, user, password, expected, number, _ = parts
    hostinfo = text(headers[b'Host'])
    standard = 443 if scheme == 'https' else 80
    # What is sent does not tell a colon of a name from the one after it: the parts are right where they make it.
    if hostinfo in (expected, f'{expected}:{number}'):
        host, port = expected, number
    else:
        host, _, digits = hostinfo.rpartition(':') if re.search(r':\d+$', hostinfo) else (hostinfo, '', '')
        port = int(digits) if digits else standard
    if b'Authorization' in headers:
        login = text(base64.b64decode(headers[b'Authorization'].split(b' ', 1)[1]))
        if login != f"{user or ''}:{password or ''}":
            user, _, sent = login.partition(':')
            password = sent or password
    elif user or password:
        raise RuntimeError('The login was not sent')
    return [scheme, user, password, host, port, text(request[4:-9])]


def transfer(urls, numbers, port):
    for start in range(0, len(numbers), BATCH):
        batch = numbers[start:start + BATCH]
        config = b'next\n'.join(configuration(number, urls[number], port) for number in batch)
        subprocess.run(['curl', '-q', '-K', '-'], input=config, capture_output=True)


def answers(urls, folder):
    found = [read_parts(url) for url in urls]
    ports = {'http': started(), 'https': started(certified(folder))}
    for scheme, port in ports.items():
        numbers = [number for number, parts in enumerate(found) if (parts or [scheme])[0] == scheme and is_for(urls[number], scheme)]
        transfer(urls, numbers, port)
        for number in numbers:
            found[number] = noted(number, scheme, found[number])
    return found


def is_for(url, scheme):
    """What the URL API refuses is asked for, too: nothing may arrive at the server."""
    return bool(re.match('https:/', url, re.I)) == (scheme == 'https')


with tempfile.TemporaryDirectory() as folder:
    for found in answers(urls_asked(), folder):
        answer(found)
