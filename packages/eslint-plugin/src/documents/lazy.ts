import { createRequire } from 'node:module'
import type { Documents } from './documents.ts'

const require = createRequire(import.meta.url)

/**
 * Loads the readers of HTML, CSS and Markdown, which a project that has only scripts never needs.
 * ESLint rules are synchronous, so this uses `require`, which can load ES modules in every
 * supported version of Node.
 */
export const loadDocuments = (): Documents => require('@hreflint/documents') as Documents
