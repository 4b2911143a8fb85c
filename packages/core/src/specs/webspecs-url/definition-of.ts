import { definitionFinder } from '../../generic-syntax/definition-finder.ts'
import { issues } from './issues/index.generated.ts'

/** The definition of a mistake of this room by its name. */
export const definitionOf = definitionFinder(issues)
