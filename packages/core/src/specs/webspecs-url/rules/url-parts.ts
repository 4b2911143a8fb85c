import type { UrlRecord } from '../url-record.ts'

/** What the rules for the parts before query and fragment return. */
export type UrlParts = Partial<UrlRecord>
