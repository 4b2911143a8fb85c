import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { issues } from './issues/index.generated.ts'

/** The definition of an issue of this specification by its name. */
export const definitionOf = definitionFinder(issues)
