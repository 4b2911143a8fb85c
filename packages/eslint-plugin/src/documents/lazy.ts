import { createRequire } from 'node:module'
import type { Documents } from './documents.ts'

const require = createRequire(import.meta.url)

/**
 * The readers of HTML, CSS and Markdown, which a project of scripts never needs. Rules cannot wait,
 * so it is `require`, which every supported Node can do with ES modules.
 */
export const loadDocuments = (): Documents => require('@hreflint/documents') as Documents
