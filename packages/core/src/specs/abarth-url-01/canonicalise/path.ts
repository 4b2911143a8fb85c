import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { percentEncodeCodePoint } from '../../../generic-syntax/percent-encode.ts'
import { removeDotSegments } from '../../../generic-syntax/remove-dot-segments.ts'
import type { Part } from '../part.ts'
import { reportEscaped } from './escape-characters.ts'

/** Escapes, backslashes, and the characters that are escaped. */
const changed = /%[0-9A-Fa-f]{2}|\\|[\0- "#<>?^`{|}\x7f-\u{10ffff}]/gu

/**
 * Section 5.4. Its set of escaped characters contains "\" and "%", which would make the branches
 * for the two dead; they are taken out of it. Escapes of characters that need none are decoded.
 */
export function canonicalisePath(part: Part | null, issues: IssueList): string {
  if (part === null) return '/'
  const path = part.text.replace(changed, (text, index: number) => {
    if (text === '\\') return '/'
    if (text.length === 3) return unescapedOctet(text)
    const codePoint = text.codePointAt(0) ?? 0
    reportEscaped(part, index, codePoint, 'path', issues)
    return percentEncodeCodePoint(codePoint)
  })
  return removeDotSegments(path.startsWith('/') ? path : `/${path}`)
}

/** The character of an escape that a path has unescaped, or the escape. */
function unescapedOctet(octet: string): string {
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
  return /[-0-9A-Za-z_~.]/.test(character) ? character : octet
}
