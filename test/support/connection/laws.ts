import { applyEdits, check, describe, parse } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import type { Driver, DriverReading } from './drivers.ts'

/** What our specification makes of a string, in the form of a driver. Null: rejected. */
export function readingOf(specId: string, text: string): DriverReading | null {
  const { connection } = parse(text, { spec: findSpec(specId) }).url ?? {}
  if (connection === undefined) return null
  const { user, password, hosts, database } = connection
  const host = hosts.map(one => one.host ?? '').join(',')
  const port = hosts.map(one => one.port ?? '').join(',')
  return { user: user ?? '', password: password ?? '', host, port, database: database ?? '' }
}

/** The codes of what is found in a string. */
export function codesOf(specId: string, text: string): readonly string[] {
  return check(text, { spec: findSpec(specId) }).map(({ code }) =>
    code.slice(code.indexOf('/') + 1),
  )
}

/** What the first suggestion for each issue makes of a string, one after the other. */
export function suggested(specId: string, text: string): string {
  const options = { spec: findSpec(specId) }
  let output = text
  for (let rounds = 0; rounds < 5; rounds++) {
    const [fix] = check(output, options).flatMap(issue => describe(issue, output, options).fixes)
    if (fix === undefined) break
    output = applyEdits(output, fix.edits)
  }
  return output
}

/** Whether a driver finds what was meant. */
export function finds(
  driver: Driver,
  text: string,
  { user, password, host }: Pick<DriverReading, 'user' | 'password' | 'host'>,
): boolean {
  const found = driver.read(text)
  return found?.user === user && found.password === password && found.host === host
}

const misread = [
  'unescaped-delimiter-in-password',
  'password-read-as-port',
  'password-read-as-host',
  'ambiguous-delimiter-in-password',
]

/**
 * Returns what the notes of the specification say about a string that a driver reads differently. Null:
 * the driver must not read it differently.
 */
export function explained(specId: string, text: string): string | null {
  const codes = codesOf(specId, text)
  const has = (...names: readonly string[]) => names.some(name => codes.includes(name))
  switch (specId) {
    case 'postgres':
      if (has('ambiguous-delimiter-in-password')) return '| `?`, `#` |'
      if (has('password-read-as-host')) return '| `@`, not the last |'
      if (has('stray-percent-in-password', 'stray-percent', 'unescaped-delimiter-in-password'))
        return '| `%` without two digits |'
      if (has('escape-not-utf8')) return '| bytes that are not UTF-8 |'
      if (readingOf(specId, text)?.host.includes(',') === true) return '| several hosts |'
      if (!isUtf8(text)) return '| bytes that are not UTF-8 |'
      return / .*%|%.* /.test(text) ? 'if it contains a space' : null
    case 'mongodb':
      if (has('unescaped-delimiter-in-password')) return 'does not read the options'
      return /[\u{10000}-\u{10FFFF}]/u.test(text) ? 'unescaped characters beyond U+FFFF' : null
    case 'amqp':
      if (!isUtf8(text)) return 'amqplib keeps it as written'
      return /[^\0-\x7F]/.test(text) ? 'amqplib decodes percent-encoded bytes as Latin-1' : null
    default:
      return null
  }
}

/** Both readings, with what differs without meaning made alike; equal: the law holds. */
export function sidesOf(
  driver: Driver,
  text: string,
): readonly [ours: DriverReading | null, theirs: DriverReading | null] {
  const alike = (reading: DriverReading | null) => {
    if (reading === null) return null
    const isMisread = codesOf(driver.spec, text).some(code => misread.includes(code))
    const host = reading.host.replace(/^\[(.*)\]$/, '$1')
    return {
      ...reading,
      host: (isUtf8(host) ? decodeURIComponent(host) : '').toLowerCase(),
      ...(isMisread ? { database: '' } : {}),
    }
  }
  return [alike(readingOf(driver.spec, text)), alike(driver.read(text))]
}

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
