import * as programs from '@hreflint/core/programs'
import type { Programs } from './programs.ts'

/** Returns the programs at once: when running from sources, nothing is loaded on demand. */
export const loadPrograms = (): Programs => programs
