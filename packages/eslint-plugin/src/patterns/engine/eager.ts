import * as patterns from '@hreflint/patterns'
import type { Patterns } from './patterns.ts'

/** Returns the patterns package at once: when running from sources, nothing is loaded on demand. */
export const loadPatterns = (): Patterns => patterns
