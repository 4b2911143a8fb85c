import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FindingRecord } from '@hreflint/linter'
import { type LinkFigures, readLinks } from '../../../scripts/generate/pages/field/read-links.ts'
import type { PlacedFinding } from '../compare.ts'
import { readRewrites, type Rewrite } from './read-rewrites.ts'
import { runProgram } from './run-program.ts'

/** A finding in its file. */
export interface FieldFinding extends FindingRecord, PlacedFinding {
  readonly code: string
  readonly url: string
  readonly message: string
}

/** What hreflint says of a repository. */
export interface CheckoutResult {
  readonly findings: readonly FieldFinding[]
  readonly rewrites: readonly Rewrite[]
  /** Null if the program did not end by itself. */
  readonly exit: number | null
  readonly links: LinkFigures
  /** Milliseconds of the processor. */
  readonly time: number
  /** Lines of the report that people read. */
  readonly lines: number
}

interface FileRecord {
  readonly filePath: string
  readonly findings: readonly FindingRecord[]
}

/** Lints a checkout with the default settings, and asks what `--fix` would write. */
export async function lintCheckout(program: string, checkout: string): Promise<CheckoutResult> {
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-field-'))
  try {
    const [records, report] = [join(folder, 'records'), join(folder, 'report')]
    const outputs = [
      '--format',
      'json',
      '--output',
      records,
      '--format',
      'text',
      '--output',
      report,
    ]
    const { stderr, exit, time } = await runProgram(program, checkout, ['.', '--stats', ...outputs])
    const links = readLinks(stderr)
    if (exit === null) return { findings: [], rewrites: [], exit, links, time, lines: 0 }
    const files: readonly FileRecord[] = JSON.parse(readFileSync(records, 'utf8'))
    const findings = files.flatMap(file => findingsIn(checkout, file))
    const lines = readFileSync(report, 'utf8').split('\n').length - 1
    return {
      findings,
      rewrites: await rewritesOf(program, checkout, findings),
      exit,
      links,
      time,
      lines,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Returns the findings of a checkout alone.
 *
 * @param required A module that is loaded before the program.
 */
export async function findingsOf(
  program: string,
  checkout: string,
  required?: string,
): Promise<readonly FieldFinding[]> {
  const { stdout } = await runProgram(program, checkout, ['.', '--format', 'json'], required)
  const files: readonly FileRecord[] = JSON.parse(stdout)
  return files.flatMap(file => findingsIn(checkout, file))
}

function findingsIn(checkout: string, { filePath, findings }: FileRecord): FieldFinding[] {
  if (findings.length === 0) return []
  const lines = readFileSync(join(checkout, filePath), 'utf8').split(/\r\n|\n|\r/)
  return findings.map(finding => {
    const { line } = finding.range.start
    return { ...finding, path: filePath, line, lineText: lines[line - 1] ?? '' }
  })
}

async function rewritesOf(
  program: string,
  checkout: string,
  findings: readonly FieldFinding[],
): Promise<readonly Rewrite[]> {
  const isFixable = findings.some(({ fixes }) => fixes.some(({ safety }) => safety === 'keeps-url'))
  if (!isFixable) return []
  const { stdout } = await runProgram(program, checkout, ['.', '--fix-dry-run'])
  return readRewrites(stdout)
}
