import { ipv6Host } from '../../shared/addresses.ts'
import { divideUserinfo, type Target } from '../../shared/target.ts'
import { lookedUpByJava } from '../java/looked-up.ts'

/** An escape, or a character that does not need one: any except ASCII, spaces and controls. */
const other = '(?:%[0-9A-Fa-f]{2}|[^\\0-\\x80\\p{Z}\\p{Cc}])'
const userinfoForm = new RegExp(`^(?:[0-9A-Za-z_\\-!.~'()*;:&=+$,]|${other})*$`, 'u')
const pathForm = new RegExp(`^(?:[0-9A-Za-z_\\-!.~'()*:@&=+$,;/]|${other})*$`, 'u')
const uricForm = new RegExp(`^(?:[0-9A-Za-z_\\-!.~'()*;/?:@&=+$,[\\]]|${other})*$`, 'u')
/** A host of one label, which may begin with a digit. In longer names, the last label begins with a letter. */
const labelForm = /^[0-9A-Za-z](?:[0-9A-Za-z-]*[0-9A-Za-z])?\.?$/
const nameForm =
  /^(?:[0-9A-Za-z](?:[0-9A-Za-z-]*[0-9A-Za-z])?\.)*[A-Za-z](?:[0-9A-Za-z-]*[0-9A-Za-z])?\.?$/
const quadForm = /^\d+\.\d+\.\d+\.\d+$/

/** Reads a URL as java.net.URI does for a java.net.http request. */
export function readJavaUri(input: string): Target | null {
  const [, written] = /^(https?):\/\//i.exec(input) ?? []
  if (written === undefined) return null
  const scheme = written.toLowerCase()
  const start = scheme.length + 3
  const length = input.slice(start).search(/[/?#]/)
  const end = length === -1 ? input.length : start + length
  const authority = input.slice(start, end)
  const hash = input.indexOf('#', end)
  const mark = input.slice(0, hash === -1 ? undefined : hash).indexOf('?', end)
  const queryEnd = hash === -1 ? input.length : hash
  const path = input.slice(end, mark === -1 ? queryEnd : mark)
  const query = mark === -1 ? '' : input.slice(mark, queryEnd)
  if (!pathForm.test(path) || !uricForm.test(query.slice(1))) return null
  if (hash !== -1 && !uricForm.test(input.slice(hash + 1))) return null

  const at = authority.indexOf('@')
  const userinfo = at === -1 ? null : authority.slice(0, at)
  if (userinfo !== null && !userinfoForm.test(userinfo)) return null
  const [, host = '', digits = ''] =
    /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.slice(at + 1)) ?? []
  if (!isHost(host) || Number(digits) >= 2 ** 31) return null
  const address = lookedUpByJava(host)
  if (address === null) return null
  const [user, password] = userinfo === null ? [null, null] : divideUserinfo(userinfo)
  const hostStart = start + at + 1
  return {
    scheme,
    user,
    password,
    host: address,
    port: digits === '' ? (scheme === 'https' ? 443 : 80) : Number(digits),
    target: path + query,
    hostSpan: { start: hostStart, end: hostStart + host.length },
  }
}

function isHost(host: string): boolean {
  if (!host.startsWith('[')) return labelForm.test(host) || nameForm.test(host) || isQuad(host)
  const [address = '', ...zone] = host.slice(1, -1).split('%')
  if (zone.length > 1 || (zone.length === 1 && !/^[0-9A-Za-z_.]+$/.test(zone[0] ?? '')))
    return false
  return ipv6Host(address) !== null
}

/** Whether a host is four numbers below 256. Leading zeros are allowed. */
function isQuad(host: string): boolean {
  return quadForm.test(host) && host.split('.').every(part => Number(part) < 256)
}
