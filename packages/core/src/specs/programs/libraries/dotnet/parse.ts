import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target } from '../../shared/target.ts'
import { controls, dotnetHost } from './host.ts'

const space = /^[ \t\r\n]+|[ \t\r\n]+$/g
const form =
  /^(https?|wss?|ftp):\/\/(?:([^@/\\?#]*)@|(?![^@/\\?#]*@))(?:(\[[^\]]*\])(?::(\d*)(?=[/?#]|$)|(?![:\\]))|([^:/\\?#[]*)(?::(\d*))?(?=[/?#]|$))([\s\S]*)$/i
const kept = /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]$/
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|7E|5F)/gi
/** A non-ASCII character, which makes a text an IRI. .NET decodes more escapes in IRIs. */
const beyondAscii = /[^\0-\x7f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff]/
/** An escape of a character that does not need one. This also makes a text an IRI. */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|7E|5F)/i
const escapes = /(?:%[0-9A-Fa-f]{2})+/g

const ports: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
])

/** Reads a URL as System.Uri does, for the schemes that .NET connects to. */
export function readDotnet(input: string): Target | null {
  const isIri = needless.test(input) || beyondAscii.test(decodePercent(input))
  const text = input.replace(space, part =>
    isIri && part === input.slice(-part.length) ? part : '',
  )
  const [, written, userinfo, literal, port = '', other = '', otherPort = '', rest = ''] =
    form.exec(text) ?? []
  const digits = port || otherPort
  if (written === undefined || Number(digits) > 65535) return null
  const scheme = written.toLowerCase()
  const host = dotnetHost(literal ?? other, isIri)
  if (host === null) return null
  const [user, password] =
    userinfo === undefined || userinfo === ''
      ? [null, null]
      : divideUserinfo(canonical(isIri ? asIri(userinfo) : userinfo))
  return {
    scheme,
    user,
    password,
    host,
    port: digits === '' ? (ports.get(scheme) ?? null) : Number(digits),
    target: targetOf(rest, scheme, isIri),
  }
}

/** Percent-encodes the characters that need it, and decodes escaped unreserved characters. */
function canonical(text: string): string {
  return encodeOutside(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'), kept).replace(
    unreserved,
    decodePercent,
  )
}

/** Decodes unnecessary escapes and removes bidirectional control characters. */
function asIri(text: string): string {
  return withTails(text.replace(controls, '')).replace(escapes, written => {
    let at = 0
    return [...decodePercent(written)]
      .map(character => {
        const length = 3 * (/\p{Surrogate}/u.test(character) ? 1 : encoder.encode(character).length)
        at += length
        return staysEscaped.test(character) ? written.slice(at - length, at) : character
      })
      .join('')
  })
}

/** Characters that IRIs do not allow. Their second half is written once more, by itself. */
const beyondIri = /[\u{e0000}-\u{e0fff}]/gu

function withTails(text: string): string {
  return text.replace(beyondIri, '$&\ufffd')
}

const encoder = new TextEncoder()
const staysEscaped = /[\0-\x1f\x7f-\x9f#$%&+,/;=?@[\\\]\ud800-\udfff\ue000-\uf8ff\ufff0-\uffff]/

function targetOf(text: string, scheme: string, isIri: boolean): string {
  const hash = text.indexOf('#')
  const whole = hash === -1 ? text : text.slice(0, hash)
  const mark = scheme === 'ftp' ? -1 : whole.indexOf('?')
  const path = mark === -1 ? whole : whole.slice(0, mark)
  const read = (part: string) => canonical(isIri ? asIri(part) : part)
  const slashed = `${path.startsWith('/') ? '' : '/'}${read(path.replaceAll('\\', '/')).replaceAll('?', '%3F')}`
  return compressed(slashed, path.startsWith('/')) + (mark === -1 ? '' : read(whole.slice(mark)))
}

/**
 * Removes dot segments. If the path was written without a leading slash and its first segment is removed, the last
 * character is lost as well.
 */
function compressed(path: string, hasSlash: boolean): string {
  const output: string[] = []
  let isFirstGone = false
  const segments = path.split('/').slice(1)
  for (const [index, segment] of segments.entries()) {
    if (segment === '..') isFirstGone ||= output.length === 1
    if (segment === '..') output.pop()
    if (segment !== '.' && segment !== '..') output.push(segment)
    else if (index === segments.length - 1) output.push('')
  }
  const result = `/${output.join('/')}`
  return hasSlash || !isFirstGone ? result : result.slice(0, -1) || '/'
}
