import { realpathSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { fixDocument, lintDocument } from '@hreflint/linter'
import { encodeFile } from '../files/decode-file.ts'
import type { FoundFile } from '../files/find-files.ts'
import { type DocumentFile, readDocument } from '../files/read-document.ts'
import { writeFileWhole } from '../files/write-file-whole.ts'
import { FileReport } from '../reporters/reporter.ts'
import { reasonOf } from '../usage-error.ts'

export interface LintFileOptions {
  readonly fix: boolean
  readonly wantsSuggestion: (code: string) => boolean
  readonly maxFileSize: number
  /** Folders that a symbolic link may lead to when a file is written. */
  readonly roots: readonly string[]
}

/** What came out for one file: a report, or a sentence that begins with its path. Both if not written. */
export interface LintedFile {
  readonly report: FileReport | null
  readonly fixed: number
  readonly error: string | null
}

/** Reads, lints and, if wanted, fixes one file. Never throws. */
export function lintFile(file: FoundFile, options: LintFileOptions): LintedFile {
  const read = readDocument(file.path, options.maxFileSize)
  if (read.document === null) {
    const error = `${file.filePath}: Cannot be linted: ${read.error}.`
    return { report: null, fixed: 0, error }
  }
  const { text } = read.document
  if (!options.fix || !file.trusted) {
    return {
      report: new FileReport(file.filePath, text, lintDocument(text, file.languageId, file.config)),
      fixed: 0,
      error: null,
    }
  }
  const { output, applied, findings } = fixDocument(text, file.languageId, file.config, options)
  if (output === text)
    return { report: new FileReport(file.filePath, text, findings), fixed: 0, error: null }
  const error = writeFixed(file, read.document, output, options.roots)
  if (error === null)
    return { report: new FileReport(file.filePath, output, findings), fixed: applied, error }
  // What was not written is still to be found.
  const unfixed = lintDocument(text, file.languageId, file.config)
  return { report: new FileReport(file.filePath, text, unfixed), fixed: 0, error }
}

/** Writes the fixed text; gives a sentence if that is not possible. */
function writeFixed(
  file: FoundFile,
  document: DocumentFile,
  output: string,
  roots: readonly string[],
): string | null {
  try {
    const target = realpathSync(file.path)
    if (!roots.some(root => isWithin(target, root))) {
      return `${file.filePath}: Cannot be fixed: it is a link to ${target}, outside the paths that were given.`
    }
    writeFileWhole(target, encodeFile(output, document.encoding), document.bytes)
    return null
  } catch (error) {
    return `${file.filePath}: Cannot be fixed: ${reasonOf(error)}.`
  }
}

function isWithin(path: string, root: string): boolean {
  const from = relative(root, path)
  return from === '' || !(from.startsWith('..') || isAbsolute(from))
}
