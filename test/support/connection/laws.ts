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

/** What the notes of a specification say of a string that a driver reads differently. */
export interface Difference {
  /** Words of the notes. */
  readonly note: string
  /** The parts that the driver reads differently. It reads all others as they are written. */
  readonly parts: readonly (keyof DriverReading)[]
  /** Whether the driver can reject the string. */
  readonly isRejected?: true
}

const everyPart = ['user', 'password', 'host', 'port', 'database'] as const

/** Returns what the notes say, if there is a reason for the driver to read a string differently. */
export function explained(specId: string, text: string): Difference | null {
  const codes = codesOf(specId, text)
  const has = (...names: readonly string[]) => names.some(name => codes.includes(name))
  const inPassword = (note: string): Difference => ({ note, parts: ['password'] })
  switch (specId) {
    case 'postgres':
      if (has('ambiguous-delimiter-in-password') || /[?#].*@/.test(text))
        return { note: '| `?`, `#` |', parts: everyPart, isRejected: true }
      if (has('password-read-as-host') || /@[^/?#]*@/.test(text))
        return { note: '| `@`, not the last |', parts: ['password', 'host', 'port'] }
      if (/^\w+:\/\/[^/?#]*,(?![^/?#]*@)/.test(text))
        return { note: '| several hosts |', parts: ['host', 'port'], isRejected: true }
      if (has('unescaped-delimiter-in-password', 'password-read-as-port'))
        return { ...inPassword('| `/` |'), isRejected: true }
      if (has('stray-percent-in-password', 'stray-percent'))
        return inPassword('| `%` without two digits |')
      if (has('escape-not-utf8') || !isUtf8(text))
        return { ...inPassword('| bytes that are not UTF-8 |'), isRejected: true }
      return / .*%|%.* /.test(text) ? inPassword('if it contains a space') : null
    case 'mongodb':
      if (has('unescaped-delimiter-in-password'))
        return { note: 'does not read the options', parts: everyPart }
      if (!/[\u{10000}-\u{10FFFF}]/u.test(text)) return null
      return { ...inPassword('unescaped characters beyond U+FFFF'), isRejected: true }
    case 'amqp':
      if (!isUtf8(text)) return inPassword('amqplib keeps it as written')
      return /[^\0-\x7F]/.test(text)
        ? inPassword('amqplib decodes percent-encoded bytes as Latin-1')
        : null
    default:
      return null
  }
}

/** Both readings in a form that can be compared; equal: the law holds. */
export function sidesOf(
  driver: Driver,
  text: string,
): readonly [ours: DriverReading | null, theirs: DriverReading | null] {
  const ours = readingOf(driver.spec, text)
  const theirs = driver.read(text)
  return [ours && comparable(driver, text, ours), theirs && comparable(driver, text, theirs)]
}

/** Returns a reading with what differs without meaning made alike. */
function comparable(driver: Driver, text: string, reading: DriverReading): DriverReading {
  const isMisread = codesOf(driver.spec, text).some(code => misread.includes(code))
  const host = reading.host.replace(/^\[(.*)\]$/, '$1')
  return {
    ...reading,
    host: (isUtf8(host) ? decodeURIComponent(host) : '').toLowerCase(),
    ...(isMisread ? { database: '' } : {}),
  }
}

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
