import type { DrawnGraph } from '@hreflint/references'

/** A file of a site, or an archive of one. */
export interface SiteFile {
  readonly path: string
  readonly file: Blob
}

export interface SiteRequest {
  readonly files: readonly SiteFile[]
  readonly profile: string
  readonly siteUrl: string
}

/** A finding with the lines around it. */
export interface SiteFinding {
  readonly path: string
  readonly code: string
  readonly severity: string
  readonly message: string
  /** From 1. */
  readonly line: number
  readonly column: number
  readonly firstLine: number
  readonly lines: readonly string[]
  /** Offsets in the line as shown. */
  readonly start: number
  readonly end: number
}

export interface SiteResult {
  readonly kind: 'done'
  readonly findings: readonly SiteFinding[]
  readonly graph: DrawnGraph
  readonly pages: number
  readonly links: number
  readonly orphans: readonly string[]
  readonly redirects: number
  readonly problems: readonly string[]
}

export type SiteReport = SiteResult | { readonly kind: 'failed'; readonly message: string }
