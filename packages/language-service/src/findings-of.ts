import {
  type Config,
  type Finding,
  lintDocument,
  type LintOptions,
  type ReferenceOptions,
  type Surroundings,
} from '@hreflint/linter'
import type { SiteIndex } from '@hreflint/references'
import type { ServiceDocument } from './service-document.ts'

/** The site that a document is part of. */
export interface SubjectReferences extends ReferenceOptions {
  readonly index: SiteIndex
  /** The address of a file by its path from the root of the site. */
  uriOf(path: string): string
}

/** A document, what it is read as, and what holds for it. */
export interface Subject {
  readonly document: ServiceDocument
  /** The id of a language that documents are read in; the client's own name may be another. */
  readonly language: string
  readonly config: Config
  /** Absent where the document is part of no site, or that is not known yet. */
  readonly references?: SubjectReferences | undefined
  /** What files beside the document say of it. */
  readonly surroundings?: Surroundings | undefined
  /** Whether nothing is to be said of broken references: the editor does. */
  readonly hidesBroken?: boolean | undefined
}

/** Where features take their findings from, so that a server may remember those of a version. */
export type FindingsOf = (subject: Subject) => readonly Finding[]

/** The findings of a document, recomputed at every call. */
export const findingsOf: FindingsOf = subject =>
  lintDocument(subject.document.text, subject.language, subject.config, lintOptionsOf(subject))

/** What the linter has to know of a document beside its text. */
export function lintOptionsOf({
  document,
  references,
  hidesBroken,
  surroundings,
}: Subject): LintOptions {
  const fileName = /[^/\\]*$/.exec(document.uri)?.[0]
  return references === undefined || hidesBroken === true
    ? { fileName, surroundings }
    : { fileName, references, surroundings }
}
