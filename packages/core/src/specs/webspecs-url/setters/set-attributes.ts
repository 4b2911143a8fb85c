import { type Issue, noIssues } from '../../../contract/issue.ts'
import { removeDots } from '../algorithms/path-concatenation.ts'
import { percentEncodeBySet } from '../cleanse.ts'
import { Machine } from '../machine.ts'
import { host } from '../rules/authority/host.ts'
import { port } from '../rules/authority/port.ts'
import { path } from '../rules/path.ts'
import { scheme } from '../rules/scheme.ts'
import { relativeSchemes, type UrlRecord } from '../url-record.ts'

/**
 * A setter rule: changes `url`, or leaves it as it is where `value` does not match. Returns what it
 * signals, at offsets of `value`.
 */
export type SetterRule = (url: UrlRecord, value: string) => readonly Issue[]

const machineOf = (value: string): Machine => new Machine(value, value.length, { isSetter: true })

/** Rule set-protocol. Nothing keeps a relative from becoming a non-relative scheme. */
export const setProtocol: SetterRule = (url, value) => {
  const found = scheme(machineOf(value), 0)
  if (found !== null) url.scheme = found.value
  return noIssues
}

/** Rule set-username. */
export const setUsername: SetterRule = (url, value) => {
  if (url.schemeData === null) url.username = percentEncodeBySet(value, 'username')
  return noIssues
}

/** Rule set-password. */
export const setPassword: SetterRule = (url, value) => {
  if (url.schemeData === null) url.password = percentEncodeBySet(value, 'password')
  return noIssues
}

/** Rule set-host: host, and a port where one is given. */
export const setHost: SetterRule = (url, value) => {
  if (url.schemeData !== null) return noIssues
  const machine = machineOf(value)
  const found = host(machine, 0)
  if (found !== null) {
    url.host = found.value
    if (machine.at(found.end, ':')) {
      const number = port(machine, found.end + 1)
      if (number !== null) url.port = number.value
    }
  }
  return machine.issues()
}

/** Rule set-hostname. */
export const setHostname: SetterRule = (url, value) => {
  if (url.schemeData !== null) return noIssues
  const machine = machineOf(value)
  const found = host(machine, 0)
  if (found !== null) url.host = found.value
  return machine.issues()
}

/** Rule set-port. */
export const setPort: SetterRule = (url, value) => {
  if (url.schemeData !== null || url.scheme === 'file') return noIssues
  const machine = machineOf(value)
  const found = port(machine, 0)
  if (found !== null) {
    url.port = found.value === relativeSchemes.get(url.scheme ?? '') ? '' : found.value
  }
  return machine.issues()
}

/** Rule set-pathname. */
export const setPathname: SetterRule = (url, value) => {
  if (url.schemeData !== null) return noIssues
  const machine = machineOf(value)
  url.path = removeDots(path(machine, machine.at(0, '/\\') ? 1 : 0).value)
  return machine.issues()
}

/**
 * Rule set-search; neither cleansed nor signaled.
 *
 * @param encoding the name of a legacy encoding, the query encoding; null for UTF-8.
 */
export const setSearch = (
  url: UrlRecord,
  value: string,
  encoding: string | null = null,
): readonly Issue[] => {
  url.query = percentEncodeBySet(value.replace(/^\?/, ''), 'query', encoding)
  return noIssues
}

/** Rule set-hash; neither cleansed nor signaled. */
export const setHash: SetterRule = (url, value) => {
  url.fragment = percentEncodeBySet(value.replace(/^#/, ''), 'simple')
  return noIssues
}
