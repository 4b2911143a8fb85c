import type { ComponentName } from '../../../contract/components.ts'
import { escapeUnless } from '../../../generic-syntax/characters/escape-unless.ts'
import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import { componentParams } from '../../../generic-syntax/matching/component-params.ts'
import { mistakeOfCharacter } from '../../../generic-syntax/matching/mistake-of.ts'
import { definitionOf } from '../definition-of.ts'
import { offsetIn, type Part } from '../part.ts'

/** Reports that canonicalizing escapes the character at `index` of a part. */
export function reportEscaped(
  part: Part,
  index: number,
  codePoint: number,
  component: ComponentName,
  issues: IssueList,
): void {
  const offset = offsetIn(part, index)
  if (offset === null) return
  const end = offset + (codePoint > 0xffff ? 2 : 1)
  issues.report(definitionOf(mistakeOf(codePoint)), offset, end, componentParams[component])
}

/** Percent-encodes what `keeps` does not keep, as UTF-8. */
export function escapeCharacters(
  part: Part,
  component: ComponentName,
  keeps: (codePoint: number) => boolean,
  issues: IssueList,
): string {
  return escapeUnless(part.text, keeps, (codePoint, index) =>
    reportEscaped(part, index, codePoint, component, issues),
  )
}

function mistakeOf(codePoint: number): string {
  if (codePoint === 0x40) return 'unescaped-at-sign'
  return codePoint === 0x3a ? 'unescaped-colon' : mistakeOfCharacter(codePoint)
}
