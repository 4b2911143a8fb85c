import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { percentEncodeCodePoint } from '../../../generic-syntax/percent-encode.ts'
import { schemeInvalid } from '../issues/scheme-invalid.ts'
import { offsetIn, type Part } from '../part.ts'

/** Section 5.1. The result is in lower case, which the text forgets. */
export function canonicaliseScheme(part: Part, issues: IssueList): string {
  let output = ''
  let index = 0
  let wrong: number | null = part.text === '' ? 0 : null
  for (const character of part.text) {
    const isValid = index === 0 ? /[a-z]/i.test(character) : /[a-z0-9+.-]/i.test(character)
    if (!isValid) wrong ??= index
    const codePoint = character.codePointAt(0) ?? 0
    output += isValid || character === '%' ? character : percentEncodeCodePoint(codePoint)
    index += character.length
  }
  if (wrong !== null) {
    const offset = offsetIn(part, wrong) ?? 0
    const width = (part.text.codePointAt(wrong) ?? 0) > 0xffff ? 2 : 1
    issues.report(schemeInvalid, offset, part.text === '' ? offset : offset + width)
  }
  return output.toLowerCase()
}
