import { type Config, type Finding, lintDocument } from '@hreflint/linter'
import type { ServiceDocument } from './service-document.ts'

/** A document, what it is read as, and what holds for it. */
export interface Subject {
  readonly document: ServiceDocument
  /** The id of a language that documents are read in; the client's own name may be another. */
  readonly language: string
  readonly config: Config
}

/** Where features take their findings from, so that a server may remember those of a version. */
export type FindingsOf = (subject: Subject) => readonly Finding[]

/** The findings of a document, recomputed at every call. */
export const findingsOf: FindingsOf = ({ document, language, config }) =>
  lintDocument(document.text, language, config)
