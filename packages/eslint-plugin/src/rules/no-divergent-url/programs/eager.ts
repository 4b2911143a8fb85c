import * as programs from '@hreflint/core/programs'
import type { Programs } from './programs.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadPrograms = (): Programs => programs
