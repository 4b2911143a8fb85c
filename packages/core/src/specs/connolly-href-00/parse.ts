import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { webAddressParser } from '../../web-address/web-address-parser.ts'
import { issues } from './issues/index.generated.ts'
import { matchWebAddress } from './match-web-address.ts'

/** Parses; with a base, resolves. */
export const { parse, readPlain } = webAddressParser({
  match: matchWebAddress,
  definitionOf: definitionFinder(issues),
})
