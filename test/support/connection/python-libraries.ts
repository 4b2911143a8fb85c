import { spawnSync } from 'node:child_process'
import type { DriverReading } from './drivers.ts'

// The parsers of SQLAlchemy and PyMongo themselves: Debian's python3-sqlalchemy and python3-pymongo.

const programs = {
  sqlalchemy: `
from sqlalchemy.engine import make_url
def read(text):
    url = make_url(text)
    password = None if url.password is None else str(url.password)
    return [url.username, password, url.host, url.port, url.database]
`,
  pymongo: `
from pymongo.uri_parser import parse_uri
def read(text):
    url = parse_uri(text, warn=False)
    [[host, port]] = url['nodelist']
    return [url['username'], url['password'], host, port, url['database']]
`,
}

const loop = `
import json, sys
def safe(text):
    try:
        return read(text)
    except Exception:
        return None
json.dump([safe(text) for text in json.load(sys.stdin)], sys.stdout)
`

/** Reads strings by a library. Null: it rejects the string. */
export function readByPython(
  library: keyof typeof programs,
  texts: readonly string[],
): readonly (DriverReading | null)[] {
  const { stdout, stderr, status } = spawnSync(
    '/usr/bin/python3',
    ['-c', `${programs[library]}${loop}`],
    { input: JSON.stringify(texts), encoding: 'utf8', maxBuffer: 1 << 30 },
  )
  if (status !== 0) throw new Error(stderr)
  const answers = JSON.parse(stdout) as readonly (readonly (string | number | null)[] | null)[]
  return answers.map(answer => {
    if (answer === null) return null
    const [user, password, host, port, database] = answer.map(part => String(part ?? ''))
    if (user === undefined || password === undefined || host === undefined) return null
    return { user, password, host, port: port ?? '', database: database ?? '' }
  })
}
