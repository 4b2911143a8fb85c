import { requireOf } from '../require-of.ts'
import type { LoadPatterns, PatternEngine } from './engine.ts'

const require = requireOf(import.meta.url)

export const loadPatterns: LoadPatterns = () =>
  require('@hreflint/patterns/documents') as PatternEngine
