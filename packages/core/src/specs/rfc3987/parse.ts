import { iriCharacters } from '../../generic-syntax/characters.ts'
import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { parseReference, type ReferenceRoom } from '../../generic-syntax/parse-reference.ts'
import type { Issue } from '../../issue.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { bidiFormatting } from './issues/bidi-formatting.ts'
import { issues } from './issues/index.generated.ts'

const room: ReferenceRoom = {
  characters: iriCharacters,
  definitionOf: definitionFinder(issues),
  furtherIssues: bidiIssues,
}

/** The characters that section 4.1 forbids although the grammar takes them. */
const bidiCharacters = /[\u200e\u200f\u202a-\u202e]+/g

/** Parses an IRI reference; with a base, resolves it strictly (section 6.5). */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  legacyEncodingName(options?.encoding)
  return parseReference(input, options?.base, room)
}

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
