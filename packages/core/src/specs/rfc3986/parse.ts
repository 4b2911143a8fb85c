import { uriCharacters } from '../../generic-syntax/characters/characters.ts'
import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { referenceParser } from '../../generic-syntax/reference-parser.ts'
import { issues } from './issues/index.generated.ts'

/** Parses a URI reference; with a base, resolves it strictly (section 5.2). */
export const { parse, readPlain } = referenceParser({
  characters: uriCharacters,
  definitionOf: definitionFinder(issues),
})
