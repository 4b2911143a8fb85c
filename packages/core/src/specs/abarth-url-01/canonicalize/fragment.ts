import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import type { Part } from '../part.ts'
import { escapeCharacters } from './escape-characters.ts'

/** Section 5.6: all but the controls below U+0020 stays as it is. */
export function canonicalizeFragment(part: Part, issues: IssueList): string {
  return escapeCharacters(part, 'fragment', codePoint => codePoint >= 0x20, issues)
}
