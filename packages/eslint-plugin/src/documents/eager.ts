import * as documents from '@hreflint/documents'
import type { Documents } from './documents.ts'

/** From sources: there is nothing that could be loaded later. */
export const loadDocuments = (): Documents => documents
