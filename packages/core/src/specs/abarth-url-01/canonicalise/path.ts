import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { percentEncodeCodePoint } from '../../../generic-syntax/percent-encode.ts'
import { removeDotSegments } from '../../../generic-syntax/remove-dot-segments.ts'
import type { Part } from '../part.ts'
import { reportEscaped } from './escape-characters.ts'

/**
 * Section 5.4. Its set of escaped characters contains "\" and "%", which would make the branches
 * for the two dead; they are taken out of it. Escapes of characters that need none are decoded.
 */
export function canonicalisePath(part: Part | null, issues: IssueList): string {
  if (part === null) return '/'
  let output = ''
  for (let index = 0; index < part.text.length; ) {
    const codePoint = part.text.codePointAt(index) ?? 0
    const character = String.fromCodePoint(codePoint)
    if (codePoint === 0x25) {
      const octet = /^%([0-9a-f]{2})/i.exec(part.text.slice(index, index + 3))
      const decoded = octet === null ? '' : String.fromCharCode(Number.parseInt(octet[1] ?? '', 16))
      output += octet === null ? '%' : /[-0-9A-Za-z_~.]/.test(decoded) ? decoded : octet[0]
      index += octet === null ? 1 : 3
      continue
    }
    if (character === '\\') output += '/'
    else if (isEscaped(codePoint)) {
      reportEscaped(part, index, codePoint, 'path', issues)
      output += percentEncodeCodePoint(codePoint)
    } else output += character
    index += character.length
  }
  return removeDotSegments(output.startsWith('/') ? output : `/${output}`)
}

function isEscaped(codePoint: number): boolean {
  if (codePoint <= 0x20 || codePoint >= 0x7f) return true
  return '"#<>?^`{|}'.includes(String.fromCharCode(codePoint))
}
