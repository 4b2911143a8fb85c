import * as patterns from '@hreflint/patterns'
import type { Patterns } from './patterns.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadPatterns = (): Patterns => patterns
