import { percentEncodeCodePoint } from '../../../generic-syntax/characters/percent-encode.ts'
import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { isEscape } from '../../../generic-syntax/matching/scan-place.ts'
import { removeDotSegments } from '../../../generic-syntax/resolving/remove-dot-segments.ts'
import { TextPieces } from '../../../text/text-pieces.ts'
import type { Part } from '../part.ts'
import { reportEscaped } from './escape-characters.ts'

/** The ASCII characters that are not escaped; `%` and `\` are looked at apart. */
const isKept = Array.from({ length: 128 }, (_, unit) =>
  /[^\0- "#%<>?\\^`{|}\x7f]/.test(String.fromCharCode(unit)),
)

/**
 * Section 5.4. Its set of escaped characters contains "\" and "%", which would make the branches
 * for the two dead; they are taken out of it. Escapes of characters that need none are decoded.
 */
export function canonicalizePath(part: Part | null, issues: IssueList): string {
  if (part === null) return '/'
  const path = escaped(part, issues)
  return removeDotSegments(path.startsWith('/') ? path : `/${path}`)
}

function escaped(part: Part, issues: IssueList): string {
  const { text } = part
  const output = new TextPieces()
  let from = 0
  for (let index = 0; index < text.length; ) {
    if (isKept[text.charCodeAt(index)]) {
      index += 1
      continue
    }
    const end = index + lengthAt(text, index)
    const written = text.slice(index, end)
    const replacement = written.startsWith('%')
      ? unescapedOctet(written)
      : replacementOf(part, index, issues)
    if (replacement !== written) {
      if (from < index) output.add(text.slice(from, index))
      output.add(replacement)
      from = end
    }
    index = end
  }
  if (from === 0) return text
  output.add(text.slice(from))
  return output.join()
}

/** Returns the length of the escape or of the character at `index`. */
function lengthAt(text: string, index: number): number {
  if (isEscape(text, index, text.length) && text[index] === '%') return 3
  return (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1
}

function replacementOf(part: Part, index: number, issues: IssueList): string {
  const codePoint = part.text.codePointAt(index) ?? 0
  if (codePoint === 0x5c) return '/'
  reportEscaped(part, index, codePoint, 'path', issues)
  return percentEncodeCodePoint(codePoint)
}

/** Returns the character of an escape that a path has unescaped, or the escape; a lone `%` stays. */
function unescapedOctet(octet: string): string {
  if (octet.length === 1) return octet
  const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
  return /[-0-9A-Za-z_~.]/.test(character) ? character : octet
}
