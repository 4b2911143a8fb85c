import * as patterns from '@hreflint/patterns/documents'
import type { LoadPatterns } from './engine.ts'

/** For running from sources, where nothing can be loaded later. */
export const loadPatterns: LoadPatterns = () => patterns
