import type { FoundIssue } from '../../../contract/pattern.ts'
import { semicolon, unquoted } from './field-slips.ts'
import type { FieldSlip } from './mend-field.ts'
import type { BareItem, FieldItem, KeyedMember } from './structured-field.ts'

/** Returns the issue of a slip in a field that can be read. */
export function issueOf({ code, start, end, edit }: FieldSlip): FoundIssue {
  if (edit === undefined) return { code, start, end }
  const { span, text, title } = edit
  return { code, start, end, fixes: [{ title, edits: [{ span, text }] }] }
}

/** Returns the values of a member with their places. */
export function itemsOf({ member }: KeyedMember): readonly FieldItem[] {
  return member.type === 'list' ? member.items : [member]
}

/** Finds parameters that are members with a semicolon instead of a comma before them. */
export function swallowedMembers(
  text: string,
  members: readonly KeyedMember[],
  isParameter: (key: string) => boolean,
): readonly FoundIssue[] {
  return members.flatMap(({ member }) =>
    member.parameters
      .filter(({ key }) => !isParameter(key))
      .map(({ start }) => issueOf(semicolon(text, text.lastIndexOf(';', start)))),
  )
}

/** Finds a URL without quotes, which is read as a word. */
export function unquotedUrl({ type, value, start }: BareItem): readonly FoundIssue[] {
  if (type !== 'token' || typeof value !== 'string') return []
  if (/^[a-z][a-z\d+.-]*:\/\/./i.test(value)) return [issueOf(unquoted(start, value))]
  const isHost = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(value)
  return isHost ? [{ code: 'header-unquoted-url', start, end: start + value.length }] : []
}
