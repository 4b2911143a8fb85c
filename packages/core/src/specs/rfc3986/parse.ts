import { uriCharacters } from '../../generic-syntax/characters.ts'
import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { parseReference, type ReferenceRoom } from '../../generic-syntax/parse-reference.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { issues } from './issues/index.generated.ts'

const room: ReferenceRoom = { characters: uriCharacters, definitionOf: definitionFinder(issues) }

/**
 * Parses a URI reference; with a base, resolves it strictly (section 5.2). The encoding plays no
 * part: percent-encoding is of UTF-8.
 */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  legacyEncodingName(options?.encoding)
  return parseReference(input, options?.base, room)
}
