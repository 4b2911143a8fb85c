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
  /** Null while only what the links of the document lead to has been read. */
  readonly index: SiteIndex | null
  /** Returns the address of a file from its path relative to the root of the site. */
  uriOf(path: string): string
}

/** A document, its language, and the configuration that applies. */
export interface Subject {
  readonly document: ServiceDocument
  /** Id of the language that the document is read in. The client may use another name. */
  readonly language: string
  readonly config: Config
  /** Absent if the document is not part of a site, or if that is not known yet. */
  readonly references?: SubjectReferences | undefined
  /** What other files say about the document. */
  readonly surroundings?: Surroundings | undefined
  /** Whether broken references are left out, because the editor reports them. */
  readonly hidesBroken?: boolean | undefined
}

/** Returns the findings that features use, so that a server can cache them. */
export type FindingsOf = (subject: Subject) => readonly Finding[]

/** Returns the findings of a document, computed again at every call. */
export const findingsOf: FindingsOf = subject =>
  lintDocument(subject.document.text, subject.language, subject.config, lintOptionsOf(subject))

/** Returns what the linter needs to know about a document besides its text. */
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
