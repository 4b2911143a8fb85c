import { percentEncodeBySet } from '../cleanse.ts'
import { Machine } from '../machine.ts'
import { removeDots } from '../path-concatenation.ts'
import { host } from '../rules/host.ts'
import { path } from '../rules/path.ts'
import { port } from '../rules/port.ts'
import { scheme } from '../rules/scheme.ts'
import { relativeSchemes, type UrlRecord } from '../url-record.ts'

/** A setter rule: changes `url`, or leaves it as it is where `value` does not match. */
export type SetterRule = (url: UrlRecord, value: string) => void

const machineOf = (value: string): Machine => new Machine(value, value.length, { isSetter: true })

/** Rule set-protocol. Nothing keeps a relative from becoming a non-relative scheme. */
export const setProtocol: SetterRule = (url, value) => {
  const found = scheme(machineOf(value), 0)
  if (found !== null) url.scheme = found.value
}

/** Rule set-username. */
export const setUsername: SetterRule = (url, value) => {
  if (url.schemeData === null) url.username = percentEncodeBySet(value, 'username')
}

/** Rule set-password. */
export const setPassword: SetterRule = (url, value) => {
  if (url.schemeData === null) url.password = percentEncodeBySet(value, 'password')
}

/** Rule set-host: host, and a port where one is given. */
export const setHost: SetterRule = (url, value) => {
  const machine = machineOf(value)
  const found = url.schemeData === null ? host(machine, 0) : null
  if (found === null) return
  url.host = found.value
  if (!machine.at(found.end, ':')) return
  const number = port(machine, found.end + 1)
  if (number !== null) url.port = number.value
}

/** Rule set-hostname. */
export const setHostname: SetterRule = (url, value) => {
  const found = url.schemeData === null ? host(machineOf(value), 0) : null
  if (found !== null) url.host = found.value
}

/** Rule set-port. */
export const setPort: SetterRule = (url, value) => {
  if (url.schemeData !== null || url.scheme === 'file') return
  const found = port(machineOf(value), 0)
  if (found === null) return
  url.port = found.value === relativeSchemes.get(url.scheme ?? '') ? '' : found.value
}

/** Rule set-pathname. */
export const setPathname: SetterRule = (url, value) => {
  const machine = machineOf(value)
  url.path = removeDots(path(machine, machine.at(0, '/\\') ? 1 : 0).value)
}

/** Rule set-search; neither cleansed nor signalled. */
export const setSearch: SetterRule = (url, value) => {
  url.query = percentEncodeBySet(value.replace(/^\?/, ''), 'query')
}

/** Rule set-hash; neither cleansed nor signalled. */
export const setHash: SetterRule = (url, value) => {
  url.fragment = percentEncodeBySet(value.replace(/^#/, ''), 'simple')
}
