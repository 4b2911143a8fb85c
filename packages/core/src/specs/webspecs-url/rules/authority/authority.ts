import { componentParams } from '../../../../generic-syntax/matching/component-params.ts'
import { cleanse } from '../../cleanse.ts'
import { unescapedAtSign } from '../../issues/authority.ts'
import type { Machine, Match } from '../../machine.ts'
import type { UrlParts } from '../url-parts.ts'
import { host, hostText } from './host.ts'
import { password } from './password.ts'
import { port } from './port.ts'
import { user } from './user.ts'

/** Rule authority: user and password before `@`, host, port. */
export function authority(machine: Machine, start: number): Match<UrlParts> | null {
  const userinfo = machine.attempt(() => matchUserinfo(machine, start))
  const found = hostAfter(machine, userinfo?.end ?? start, userinfo?.value ?? {})
  if (found === null) return null
  if (!machine.at(found.end, ':')) return found
  const number = port(machine, found.end + 1)
  return number && { value: { ...found.value, port: number.value }, end: number.end }
}

function matchUserinfo(machine: Machine, start: number): Match<UrlParts> | null {
  const name = user(machine, start)
  const hasPassword = machine.at(name.end, ':')
  const secret = hasPassword ? password(machine, name.end + 1) : null
  const end = secret?.end ?? name.end
  if (!machine.at(end, '@')) return null
  machine.locate('username', start, name.end)
  if (secret !== null) machine.locate('password', name.end + 1, end)
  return { value: { username: name.value, password: secret?.value ?? null }, end: end + 1 }
}

/**
 * The host, which starts after the last `@`: the text before it belongs to the password, or to the
 * user name. The text has it the other way round, and parses the host first, which fails.
 */
function hostAfter(machine: Machine, start: number, userinfo: UrlParts): Match<UrlParts> | null {
  const end = machine.until(start, ':/\\?#')
  const last = machine.input.lastIndexOf('@', end - 1)
  if (last < start || machine.at(start, '[')) {
    const found = host(machine, start)
    return found && { value: { ...userinfo, host: found.value }, end: found.end }
  }
  const component = userinfo.password == null ? 'username' : 'password'
  let moved = ''
  for (let at = start - 1; at < last; ) {
    machine.signal(unescapedAtSign, at, at + 1, componentParams[component])
    const next = machine.input.indexOf('@', at + 1)
    moved += `%40${cleanse(machine, at + 1, next, component, 'default')}`
    at = next
  }
  const parts =
    userinfo.password == null
      ? { ...userinfo, username: (userinfo.username ?? '') + moved }
      : { ...userinfo, password: userinfo.password + moved }
  const located = machine.components[component]
  machine.locate(component, located?.start ?? start, last)
  const value = hostText(machine, last + 1, end)
  return value === null ? null : { value: { ...parts, host: value }, end }
}
