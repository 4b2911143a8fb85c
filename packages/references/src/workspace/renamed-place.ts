import { applyEdits, type TextEdit } from '@hreflint/core'
import { locateDocument } from '@hreflint/documents'
import type { DocumentFacts } from '../facts/document-facts.ts'
import { factsOf } from '../facts/facts-of.ts'
import type { NamedPlace } from './named-place.ts'
import type { ReadText } from './written-links.ts'

/** A document in which an id or heading has another name. */
export interface RenamedPlace {
  readonly edit: TextEdit
  readonly text: string
  readonly facts: DocumentFacts
}

/**
 * Returns a document with an id or heading renamed. Null if the name is not allowed: an id cannot
 * contain white space or characters that end an attribute, and a heading is one line.
 */
export function renamedPlace(
  { text: before, language, ...options }: ReadText,
  { kind, span }: NamedPlace,
  name: string,
): RenamedPlace | null {
  const isName = kind === 'heading' ? /^[^\n\r]*\S[^\n\r]*$/ : /^[^\s"'<>&`=]+$/
  if (!isName.test(name)) return null
  const edit = { span, text: name }
  const text = applyEdits(before, [edit])
  const located = locateDocument(text, language, { ...options, structure: true })
  return { edit, text, facts: factsOf(located, text) }
}
