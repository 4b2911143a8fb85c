import type { IssueDefinition } from '../../../contract/issue-definition.ts'
import { ipv4Address, ipv4Part, serializeIpv4 } from '../../../generic-syntax/host/ipv4-number.ts'
import { parseIpv6 } from '../../../generic-syntax/host/ipv6-address.ts'
import { serializeIpv6 } from '../../../generic-syntax/host/serialize-ipv6.ts'
import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { toAscii } from '../../../idna2003/to-ascii.ts'
import {
  domainInvalid,
  hostEscapedCharacter,
  hostInvalidCodePoint,
  hostMissing,
  ipv4OutOfRange,
  ipv6Invalid,
} from '../issues/host.ts'
import { offsetIn, type Part } from '../part.ts'
import { type HostCharacter, isInvalidInHost, normalizeHost } from './normalize-host.ts'

/** Section 5.3: escapes are normalized, the result goes through ToASCII, IP addresses are read. */
export function canonicalizeHost(part: Part, mayBeEmpty: boolean, issues: IssueList): string {
  const at = (index: number): number => offsetIn(part, index) ?? 0
  const reportHost = (definition: IssueDefinition): void =>
    issues.report(definition, at(0), at(0) + part.text.length, { component: 'host' })
  if (part.text === '') {
    if (!mayBeEmpty) issues.report(hostMissing, at(0), at(0))
    return ''
  }
  if (part.text.startsWith('[')) {
    const pieces = part.text.endsWith(']') ? parseIpv6(part.text.slice(1, -1)) : null
    if (pieces !== null) return `[${serializeIpv6(pieces)}]`
    reportHost(ipv6Invalid)
    return part.text
  }
  if (canonicalName.test(part.text)) return part.text
  const characters = normalizeHost(part.text)
  for (const character of characters) reportCharacter(character, part, issues)
  if (issues.fatal) return characters.map(character => character.text).join('')
  return withoutEscapes(toAsciiHost(characters, part, issues), reportHost, issues)
}

/** Most hosts: a name that neither is changed nor has the form of an IPv4 address. */
const canonicalName = /^(?:[a-z0-9-]{1,63}\.)*[a-z-][a-z0-9-]{0,62}$/

/** ToASCII of IDNA2003; failures are reported label by label. */
function toAsciiHost(characters: readonly HostCharacter[], part: Part, issues: IssueList): string {
  const domain = characters.map(character => character.text).join('')
  const result = toAscii(domain, { allowUnassigned: true, useStd3AsciiRules: false })
  if (result.failure === null) return result.ascii
  const { start, end } = sourceOf(
    characters,
    result.label.start,
    result.label.end,
    part.text.length,
  )
  issues.report(domainInvalid, offsetIn(part, start) ?? 0, offsetIn(part, end) ?? 0, {
    reason: reasons[result.failure],
  })
  return domain
}

const reasons = {
  prohibited: 'it contains a character that is not allowed in names',
  bidi: 'it mixes left-to-right and right-to-left characters',
  unassigned: 'it contains an unassigned character',
  std3: 'it contains a character other than letters, digits and hyphens',
  prefix: 'it starts with xn-- but is not ASCII',
  length: 'a label must have 1 to 63 characters',
}

/**
 * The output of ToASCII like a host once more, since mapping can make escapes (`％００`), then as
 * an IPv4 address if it has the form of one. Brackets and colons belong to IPv6 addresses alone.
 */
function withoutEscapes(
  ascii: string,
  reportHost: (definition: IssueDefinition) => void,
  issues: IssueList,
): string {
  if (issues.fatal) return ascii
  const again = normalizeHost(ascii)
  const text = again.map(character => character.text).join('')
  if (/[:[\]]/.test(text)) {
    reportHost(ipv6Invalid)
    return text
  }
  const isWrong = again.some(character => isInvalidInHost(character.codePoint))
  if (isWrong || /[^\0-\x7f]/.test(text)) {
    reportHost(hostInvalidCodePoint)
    return text
  }
  return asIpv4(text, () => reportHost(ipv4OutOfRange))
}

function asIpv4(host: string, reportOutOfRange: () => void): string {
  const labels = host.replace(/\.$/, '').split('.', 5)
  const parts = labels.map(label => (label === '0x' ? 0 : ipv4Part(label)))
  if (labels.length > 4 || !parts.every(part => part !== null)) return host
  const address = ipv4Address(parts)
  if (address !== null) return serializeIpv4(address)
  reportOutOfRange()
  return host
}

function reportCharacter(character: HostCharacter, part: Part, issues: IssueList): void {
  if (!character.isEscaped) return
  const start = offsetIn(part, character.start)
  if (start === null) return
  const end = start + character.end - character.start
  const definition = isInvalidInHost(character.codePoint)
    ? hostInvalidCodePoint
    : hostEscapedCharacter
  issues.report(definition, start, end, { component: 'host' })
}

/** Returns the span of the written host for a stretch of the normalized host. */
function sourceOf(
  characters: readonly HostCharacter[],
  start: number,
  end: number,
  length: number,
): { start: number; end: number } {
  let index = 0
  let from = length
  let to = length
  for (const character of characters) {
    if (index <= start) from = character.start
    if (index < end) to = character.end
    index += character.text.length
  }
  if (index <= start) from = length
  return { start: from, end: start === end ? from : to }
}
