"""What Git makes of each URL: `git fetch-pack --diag-url` says where it connects. HTTP and FTP are libcurl's, which the driver of curl asks."""
import concurrent.futures
import json
import os
import re
import subprocess
import sys

PORTS = {'ssh': 22, 'git': 9418}
BY_CURL = re.compile(r'(?i)(?:https?|ftps?)://')


def field(output, name):
    found = re.search(rb'^Diag: ' + name + rb'=(.*?)$(?=\nDiag: |\n?\Z)', output, re.M | re.S)
    return None if found is None else found[1].decode('utf-8', 'replace')


def divided(text):
    """Host and port, as `get_host_and_port` divides them; the answer has them together."""
    at = text.find('@[') + 1
    end = text.find(']', at + 1) if text[at:at + 1] == '[' else -1
    inside, after = (None, text) if end == -1 else (text[:at] + text[at + 1:end], text[end + 1:])
    name, colon, digits = after.partition(':')
    number = int(digits) if re.fullmatch(r'[\t-\r ]*[+-]?[0-9]+', digits) else -1
    is_port = 0 <= number < 65536
    name = name if colon and (is_port or digits == '') else after
    return inside if inside is not None else name, number if is_port else None


def shown(host):
    return f'[{host}]' if ':' in host else host


def read(url):
    output = subprocess.run(['git', 'fetch-pack', '--diag-url', url.split('\0')[0]], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    scheme = field(output, b'protocol')
    if scheme is None:
        return None
    path = field(output, b'path')
    if scheme == 'file':
        return ['file', None, None, None, None, path]
    if scheme == 'git':
        host, port = divided(field(output, b'hostandport'))
        return None if host.startswith('-') else [scheme, None, None, shown(host), port or PORTS['git'], path]
    user, at, host = (field(output, b'userandhost') or '').rpartition('@')
    port = field(output, b'port')
    # A host that looks like an option is refused before the connection, but after this answer.
    if (user if at else host).startswith('-'):
        return None
    return [scheme, user if at else None, None, shown(host), PORTS['ssh'] if port == 'NONE' else int(port), path]


def main():
    urls = [json.loads(line) for line in sys.stdin]
    answers = [None] * len(urls)
    asked = [index for index, url in enumerate(urls) if not BY_CURL.match(url)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for index, answer in zip(asked, pool.map(lambda index: read(urls[index]), asked)):
            answers[index] = answer
    others = [index for index, url in enumerate(urls) if BY_CURL.match(url)]
    text = ''.join(json.dumps(urls[index]) + '\n' for index in others)
    driver = os.path.join(os.path.dirname(__file__), 'curl.py')
    output = subprocess.run([sys.executable, driver], input=text, stdout=subprocess.PIPE, check=True, text=True).stdout
    for index, line in zip(others, output.splitlines()):
        answers[index] = json.loads(line)
    for answer in answers:
        print(json.dumps(answer))


main()
