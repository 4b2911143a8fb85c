import * as programs from '@hreflint/core/programs'
import type { LoadPrograms } from './programs.ts'

/** For running from sources and for web pages, where nothing can be loaded in the middle of a call. */
export const loadPrograms: LoadPrograms = () => programs
