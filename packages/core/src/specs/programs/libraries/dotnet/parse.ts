import { decodePercent, encodeOutside } from '../../shared/octets.ts'
import { divideUserinfo, type Target } from '../../shared/target.ts'
import { controls, dotnetHost } from './host.ts'

const space = /^[ \t\r\n]+|[ \t\r\n]+$/g
const form =
  /^(https?|wss?|ftp):\/\/(?:([^@/\\?#]*)@|(?![^@/\\?#]*@))(?:(\[[^\]]*\])(?::(\d*)(?=[/?#]|$)|(?![:\\]))|([^:/\\?#[]*)(?::(\d*))?(?=[/?#]|$))([\s\S]*)$/i
const kept = /^[!#$%&'()*+,\-./0-9:;=?@A-Z[\]_a-z~]$/
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|7E|5F)/gi
/** What makes a text one of IRIs, in which more escapes are taken away: a character beyond ASCII. */
const beyondAscii = /[^\0-\x7f\ud800-\udfff]|[\ud800-\udbff][\udc00-\udfff]/
/** The same: an escape of a character that needs none. */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|7E|5F)/i
const escapes = /(?:%[0-9A-Fa-f]{2})+/g

const ports: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
])

/** What System.Uri reads, of the schemes that are connected to. */
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

/** Escapes that are needed, and no others. */
function canonical(text: string): string {
  return encodeOutside(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'), kept).replace(
    unreserved,
    decodePercent,
  )
}

/** Without escapes of characters that need none, and without marks of direction. */
function asIri(text: string): string {
  return text.replace(controls, '').replace(escapes, written => {
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

/** Where the slash was not written and the first segment goes, the last character is lost with it. */
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
