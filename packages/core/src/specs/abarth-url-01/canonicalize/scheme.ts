import { percentEncodeCodePoint } from '../../../generic-syntax/characters/percent-encode.ts'
import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { schemeInvalid } from '../issues/scheme.ts'
import { offsetIn, type Part } from '../part.ts'

/** Section 5.1. Letters become lower-case, which the text forgets; those of an escape stay. */
export function canonicalizeScheme(part: Part, issues: IssueList): string {
  let output = ''
  let index = 0
  let wrong: number | null = part.text === '' ? 0 : null
  for (const character of part.text) {
    const isKept = /[a-z0-9+.-]/i.test(character)
    if (!isKept || (index === 0 && !/[a-z]/i.test(character))) wrong ??= index
    output +=
      isKept || character === '%'
        ? character.toLowerCase()
        : percentEncodeCodePoint(character.codePointAt(0) ?? 0)
    index += character.length
  }
  if (wrong !== null) {
    const offset = offsetIn(part, wrong) ?? 0
    const width = (part.text.codePointAt(wrong) ?? 0) > 0xffff ? 2 : 1
    issues.report(schemeInvalid, offset, part.text === '' ? offset : offset + width)
  }
  return output
}
