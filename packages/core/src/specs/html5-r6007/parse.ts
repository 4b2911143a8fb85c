import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import type { ParseResult, SpecParseOptions } from '../../spec.ts'
import { matchHtml5 } from '../../web-address/match-html5.ts'
import { parseWebAddress } from '../../web-address/parse-web-address.ts'
import type { WebAddressRoom } from '../../web-address/web-address.ts'
import { issues } from './issues/index.generated.ts'

const room: WebAddressRoom = { match: matchHtml5, definitionOf: definitionFinder(issues) }

/** Parses; with a base, resolves. */
export function parse(input: string, options?: SpecParseOptions): ParseResult {
  return parseWebAddress(input, options, room)
}
