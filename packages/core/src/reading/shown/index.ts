/** Readings of URLs that are safe to show: secrets are hidden, even if a parser reads them as something else. */
export { maskedReading } from './masked-reading.ts'
export { shownComparison } from './shown-comparison.ts'
export { shownIssue, shownParams } from './shown-issue.ts'
export { type ReadText, type ShownUrl, shownUrl } from './shown-url.ts'
