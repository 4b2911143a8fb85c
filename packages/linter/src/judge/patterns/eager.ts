import * as patterns from '@hreflint/patterns'
import type { LoadPatterns } from './engine.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadPatterns: LoadPatterns = () => patterns
