import type { LoadPatterns } from './engine.ts'

/** In a page, which would have to fetch it. */
export const loadPatterns: LoadPatterns = () => null
