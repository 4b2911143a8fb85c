import { concatenatePaths, removeDots } from '../algorithms/path-concatenation.ts'
import {
  colonInFirstSegment,
  missingScheme,
  relativeWithOpaqueBase,
  relativeWithScheme,
} from '../issues/relative-url.ts'
import { backslashAfterScheme, backslashInPath, missingSlashes } from '../issues/slashes.ts'
import type { Machine, Match } from '../machine.ts'
import { relativeSchemes } from '../url-record.ts'
import { authority } from './authority/authority.ts'
import { hostOrEmpty } from './authority/host.ts'
import { nonFileRelativeScheme } from './non-file-relative-scheme.ts'
import { path } from './path.ts'
import type { UrlParts } from './url-parts.ts'

/** Rule relative-url; four rows. */
export function relativeUrl(machine: Machine, start: number): Match<UrlParts> | null {
  const found = nonFileRelativeScheme(machine, start)
  const scheme = found !== null && machine.at(found.end, ':') ? found : null
  if (scheme !== null) {
    machine.locate('scheme', start, scheme.end)
    if (scheme.value === 'ws' || scheme.value === 'wss') machine.encoding = null
  }
  const rest = scheme === null ? start : scheme.end + 1
  return machine.choice(
    () => withTwoSlashes(machine, scheme?.value ?? null, rest),
    () => (scheme === null ? null : ofOtherScheme(machine, scheme.value, rest)),
    () => (scheme === null ? null : ofSameScheme(machine, start, rest)),
    () => (scheme === null ? pathOnly(machine, start) : null),
  )
}

/** `http://user:pass@example.org:21/foo/bar`, `//example.org/foo/bar` */
function withTwoSlashes(
  machine: Machine,
  scheme: string | null,
  start: number,
): Match<UrlParts> | null {
  if (!machine.at(start, '/\\') || !machine.at(start + 1, '/\\')) return null
  if (scheme === null && !baseIsRelative(machine)) return null
  const slashes = machine.input.slice(start, start + 2)
  if (slashes.includes('\\')) {
    const from = start + slashes.indexOf('\\')
    machine.signal(backslashAfterScheme, from, start + slashes.lastIndexOf('\\') + 1)
  }
  const used = scheme ?? machine.base.scheme ?? ''
  const found = used === 'file' ? fileAuthority(machine, start + 2) : authority(machine, start + 2)
  return found && withPath(machine, { ...found.value, scheme: used }, found.end)
}

/** On a file base the host may be empty. */
function fileAuthority(machine: Machine, start: number): Match<UrlParts> | null {
  if (start < machine.end && !machine.at(start, '/\\?#')) return authority(machine, start)
  const found = hostOrEmpty(machine, start)
  return found && { value: { host: found.value }, end: found.end }
}

/** `ftp:/example.com/` on an http base. */
function ofOtherScheme(machine: Machine, scheme: string, start: number): Match<UrlParts> | null {
  if (scheme === machine.base.scheme) return null
  const rest = machine.at(start, '/\\') ? start + 1 : start
  machine.signal(missingSlashes, rest, rest, { scheme })
  const found = authority(machine, rest)
  return found && withPath(machine, { ...found.value, scheme }, found.end)
}

/** Returns the path that may follow an authority. */
function withPath(machine: Machine, value: UrlParts, start: number): Match<UrlParts> {
  if (!machine.at(start, '/\\')) return { value, end: start }
  if (machine.at(start, '\\')) {
    machine.signal(backslashInPath, start, start + 1, { component: 'path' })
  }
  const names = path(machine, start + 1)
  machine.locate('path', start, names.end)
  return { value: { ...value, path: removeDots(names.value) }, end: names.end }
}

/** `http:foo/bar` on an http base. */
function ofSameScheme(
  machine: Machine,
  schemeStart: number,
  start: number,
): Match<UrlParts> | null {
  machine.signal(relativeWithScheme, schemeStart, start)
  return onBase(machine, start)
}

/** `/foo/bar` */
function pathOnly(machine: Machine, start: number): Match<UrlParts> | null {
  if (!baseIsRelative(machine)) return null
  const colon = machine.until(start, ':/\\?#')
  if (machine.at(colon, ':')) machine.signal(colonInFirstSegment, colon, colon + 1)
  return onBase(machine, start)
}

/** Everything before the path comes from the base; so does the query if nothing but it is written. */
function onBase(machine: Machine, start: number): Match<UrlParts> {
  const { scheme, username, password, host, port, path: basePath, query } = machine.base
  const { value, end } = path(machine, start)
  const isEmpty = start === end
  return {
    value: {
      scheme,
      username,
      password,
      host,
      port,
      path: removeDots(concatenatePaths(basePath, value)),
      query: isEmpty ? query : null,
    },
    end,
  }
}

/** Whether the base can have relative URLs; a parse exception if not, or if there is none. */
function baseIsRelative(machine: Machine): boolean {
  if (relativeSchemes.has(machine.base.scheme ?? '')) return true
  const definition = machine.hasBase ? relativeWithOpaqueBase : missingScheme
  machine.exception(definition, 0, machine.input.length)
  return false
}
