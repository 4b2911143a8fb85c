// What the legacy `url.parse` of Node makes of each URL, as `http.request` asks for it.
import { createInterface } from 'node:readline'
import { parse } from 'node:url'

process.removeAllListeners('warning')
const ports = { 'http:': 80, 'https:': 443, 'ftp:': 21 }

function read(text) {
  try {
    const { protocol, auth, hostname, port, path } = parse(text)
    const colon = auth === null ? -1 : auth.indexOf(':')
    const user = colon === -1 ? auth : auth.slice(0, colon)
    const password = colon === -1 ? null : auth.slice(colon + 1)
    const scheme = protocol === null ? null : protocol.slice(0, -1)
    const number = port === null ? (ports[protocol] ?? null) : Number(port)
    const host = hostname?.includes(':') ? `[${hostname}]` : hostname
    return [scheme, user, password, host, number, path ?? '']
  } catch {
    return null
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(read(JSON.parse(line)))}\n`)
}
