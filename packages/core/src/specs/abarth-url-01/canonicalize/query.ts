import { platform } from '#platform'
import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { toScalarValues } from '../../../text/code-point.ts'
import type { Part } from '../part.ts'
import { escapeCharacters } from './escape-characters.ts'

/**
 * Section 5.5, which leaves the allowed characters and the encoding open: U+0021 to U+007E but
 * for `"`, `#`, `<` and `>` stay, the others are escaped as octets of the document's encoding.
 *
 * @param encoding the name of a legacy encoding; null for UTF-8.
 */
export function canonicalizeQuery(part: Part, encoding: string | null, issues: IssueList): string {
  const escaped = escapeCharacters(part, 'query', isKept, issues)
  if (encoding === null) return escaped
  const { percentEncodeAfterEncoding } = platform.loadLegacyEncodings()
  return percentEncodeAfterEncoding(encoding, toScalarValues(part.text), ' "#<>')
}

function isKept(codePoint: number): boolean {
  return (
    codePoint > 0x20 &&
    codePoint < 0x7f &&
    codePoint !== 0x22 &&
    codePoint !== 0x23 &&
    codePoint !== 0x3c &&
    codePoint !== 0x3e
  )
}
