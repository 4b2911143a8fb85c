import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { matchHtml5 } from '../../web-address/validity/match-html5.ts'
import { webAddressParser } from '../../web-address/web-address-parser.ts'
import { issues } from './issues/index.generated.ts'

/** Parses; with a base, resolves. */
export const { parse, readPlain } = webAddressParser({
  match: matchHtml5,
  definitionOf: definitionFinder(issues),
})
