import * as documents from '@hreflint/documents'
import type { Documents } from './documents.ts'

/**
 * Returns the documents package at once: when running from sources, nothing is loaded on demand.
 */
export const loadDocuments = (): Documents => documents
