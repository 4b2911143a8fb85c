"""What nginx makes of each URL that it is asked for as it is: `GET <URL> HTTP/1.1`, as a proxy or an attacker sends it."""
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time

PORTS = {'http': 80, 'https': 443, 'ftp': 21}
folder = tempfile.mkdtemp(prefix='hreflint-nginx-')
path = os.path.join(folder, 'socket')
config = os.path.join(folder, 'nginx.conf')
with open(config, 'w') as file:
    file.write(f'''
daemon off; master_process off; pid {folder}/pid; error_log /dev/null;
events {{ worker_connections 64; }}
http {{
  access_log off; keepalive_requests 1000000; large_client_header_buffers 4 64k;
  client_body_temp_path {folder}/a; proxy_temp_path {folder}/b; fastcgi_temp_path {folder}/c; uwsgi_temp_path {folder}/d; scgi_temp_path {folder}/e;
  server {{ listen unix:{path}; return 200 "$host\\n$uri\\n$is_args$args"; }}
}}''')
server = subprocess.Popen(['nginx', '-c', config, '-p', folder, '-e', '/dev/null'], stdin=subprocess.DEVNULL)
connection = None


def connect():
    """A connection to nginx. Its socket has a path, once it is bound, before it listens: until then a connection is refused."""
    while server.poll() is None:
        attempt = socket.socket(socket.AF_UNIX)
        attempt.settimeout(2)
        try:
            attempt.connect(path)
            return attempt
        except (FileNotFoundError, ConnectionRefusedError):
            attempt.close()
            time.sleep(0.02)
    raise SystemExit(f'nginx ended with {server.returncode}')


def ask(line):
    """The body of the answer; None unless it is 200."""
    global connection
    if connection is None:
        connection = connect()
    try:
        connection.sendall(line + b'Host: other.invalid\r\n\r\n')
        data = b''
        while b'\r\n\r\n' not in data:
            part = connection.recv(65536)
            if part == b'':
                raise ConnectionError
            data += part
        head, _, body = data.partition(b'\r\n\r\n')
        length = int(re.search(rb'(?i)^content-length: (\d+)', head, re.M)[1])
        while len(body) < length:
            body += connection.recv(65536)
        if not head.startswith(b'HTTP/1.1 200') or b'\r\nConnection: close' in head:
            raise ConnectionError
        return body[:length]
    except (OSError, TypeError):
        connection.close()
        connection = None
        return None


def read(url):
    octets = url.encode('utf-8', 'surrogatepass')
    # A line end would begin another line of the request.
    if b'\n' in octets or b'\r' in octets or re.match(rb'(?i)https?://', octets) is None:
        return None
    body = ask(b'GET ' + octets + b' HTTP/1.1\r\n')
    if body is None:
        return None
    host, uri, query = (part.decode('utf-8', 'replace') for part in body.split(b'\n', 1)[0:1] + body.split(b'\n', 1)[1].rsplit(b'\n', 1))
    scheme, authority = re.match(r'(\w+)://([^/?# ]*)', url).groups()
    # The port is that of the connection, which whoever follows the URL takes from it.
    port = re.search(r':(\d+)$', authority)
    return [scheme.lower(), None, None, host, int(port[1]) if port else PORTS[scheme.lower()], uri + query]


try:
    for line in sys.stdin:
        print(json.dumps(read(json.loads(line))))
finally:
    server.terminate()
    server.wait()
    shutil.rmtree(folder, ignore_errors=True)
