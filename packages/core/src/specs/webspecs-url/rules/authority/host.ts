import { domainToUnicode, parseHost } from '../../algorithms/host-parser.ts'
import {
  domainEmptyLabel,
  hostIgnoredCharacter,
  hostInvalid,
  hostMissing,
  hostNotCanonical,
} from '../../issues/authority.ts'
import type { Machine, Match } from '../../machine.ts'
import { ipv4addr } from './ipv4addr.ts'
import { ipv6addr } from './ipv6addr.ts'

/** The characters that end a host. */
const delimiters = ':/\\?#'

/** Rule host: an IP address, or up to a delimiter what the host parser makes of it. */
export function host(machine: Machine, start: number): Match<string> | null {
  if (machine.at(start, '[')) {
    const address = ipv6addr(machine, start)
    if (address === null) return null
    if (address.end === machine.end || machine.at(address.end, delimiters)) {
      machine.locate('host', start, address.end)
      return address
    }
  }
  const end = machine.until(start, delimiters)
  const value = hostText(machine, start, end)
  return value === null ? null : { value, end }
}

/** The same for file URLs, whose host may be empty: else there would be no `file:///x`. */
export function hostOrEmpty(machine: Machine, start: number): Match<string> | null {
  const isEmpty = start === machine.end || machine.at(start, delimiters)
  if (!isEmpty) return host(machine, start)
  machine.locate('host', start, start)
  return { value: '', end: start }
}

/** Steps 1 to 5 for a host that is not an IPv6 address. */
export function hostText(machine: Machine, start: number, end: number): string | null {
  machine.locate('host', start, end)
  const written = machine.input.slice(start, end)
  const address = ipv4addr(machine, written, start, end)
  if (address !== null || machine.fatal) return address
  const kept = withoutIgnored(machine, start, end)
  const value = parseHost(kept)
  if (value === null) {
    return kept === ''
      ? machine.exception(hostMissing, start, end)
      : machine.exception(hostInvalid, start, end, { component: 'host' })
  }
  if (isMapped(kept, value)) machine.signal(hostNotCanonical, start, end, { value })
  const parsed = ipv4addr(machine, value, start, end)
  if (parsed !== null || machine.fatal) return parsed
  signalEmptyLabels(machine, start, end, kept, value)
  return value
}

const ignored = /[\t\n\r\u200b\u2060\ufeff]+/g

function withoutIgnored(machine: Machine, start: number, end: number): string {
  const written = machine.input.slice(start, end)
  for (const { index, 0: text } of written.matchAll(ignored)) {
    machine.signal(hostIgnoredCharacter, start + index, start + index + text.length)
  }
  return written.replace(ignored, '')
}

/** Whether parsing changed the host, other than into Punycode. */
function isMapped(input: string, value: string): boolean {
  return input !== value && (/^[\0-\x7f]*$/.test(input) || input !== domainToUnicode(value))
}

/** Every empty piece but the first of the value, which is kept; escapes may have hidden its dots. */
function signalEmptyLabels(
  machine: Machine,
  start: number,
  end: number,
  kept: string,
  value: string,
): void {
  const labels = value.split('.')
  const written = kept.split(/[.\u3002\uff0e\uff61]/)
  const isVerbatim = kept.length === end - start && labels.length === written.length
  let at = start
  for (const [index, label] of labels.entries()) {
    if (label === '' && index > 0) {
      machine.signal(domainEmptyLabel, isVerbatim ? at : start, isVerbatim ? at : end)
    }
    at += (written[index]?.length ?? 0) + 1
  }
}
