import type { LoadPatterns } from './engine.ts'

/** For web pages, which would have to fetch the engine. */
export const loadPatterns: LoadPatterns = () => null
