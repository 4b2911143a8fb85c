import type { Issue } from '../../contract/issue.ts'
import { iriCharacters } from '../../generic-syntax/characters/characters.ts'
import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { referenceParser } from '../../generic-syntax/reference-parser.ts'
import { bidiFormatting } from './issues/bidi-formatting.ts'
import { issues } from './issues/index.generated.ts'

/** The characters that section 4.1 forbids although the grammar takes them. */
const bidiCharacters = /[\u200e\u200f\u202a-\u202e]+/g

/** Parses an IRI reference; with a base, resolves it strictly (section 6.5). */
export const { parse, readPlain } = referenceParser({
  characters: iriCharacters,
  definitionOf: definitionFinder(issues),
  furtherIssues: bidiIssues,
})

function bidiIssues(input: string): Issue[] {
  const { code, kind, specName } = bidiFormatting
  return Array.from(input.matchAll(bidiCharacters), match => ({
    code,
    kind,
    specName,
    span: { start: match.index, end: match.index + match[0].length },
    params: {},
  }))
}
