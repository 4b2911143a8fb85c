import { readDocument } from '../files/text/read-document.ts'
import type { FileReport } from '../reporters/reporter.ts'
import { LateText, type PackedPositions, packPositions } from '../reporters/late-text.ts'

/** What has to be known about a text to read it again only if a report shows lines of it. */
export interface TextOutline {
  /** Length in UTF-16 code units. */
  readonly length: number
  /** The positions of the findings. */
  readonly positions: PackedPositions
}

/** Returns the outline of the text of a report. */
export function outlineOf(report: FileReport): TextOutline {
  const positions = packPositions(report.findings, offset => report.positionAt(offset))
  return { length: report.text.length, positions }
}

/**
 * Returns a text that is read from a path when it is needed. It is empty if the file has changed
 * meanwhile, so that no wrong lines are shown.
 */
export function textReadAgain(path: string, { length, positions }: TextOutline): LateText {
  return new LateText(() => {
    const again = readDocument(path, Number.POSITIVE_INFINITY).document?.text
    return again?.length === length ? again : ''
  }, positions)
}
