import type { Finding } from '@hreflint/linter'
import { readDocument } from '../files/text/read-document.ts'
import { namesOrphans } from '../references/orphans/orphan-request.ts'
import { NumberSet } from '../references/fragments/number-set.ts'
import { FileReport } from '../reporters/reporter.ts'
import type { LintedFile } from './lint-file.ts'
import type { LintInOneStep } from './lint-files.ts'
import type { SizedFile } from './lint-in-workers.ts'
import { plainFinding } from '../reporters/plain-finding.ts'

/**
 * Number of characters of texts with findings that are kept between the steps. Other texts are read
 * again.
 */
const maxKept = 8 * 1024 * 1024

/**
 * Lints files whose links point into each other, and reads each file once. Fragments count as found
 * until all files are read and the missing ones are known. Only files with a missing fragment are
 * linted again.
 */
export async function* lintInTwoSteps(
  files: readonly SizedFile[],
  lint: LintInOneStep,
): AsyncGenerator<LintedFile> {
  const { kept, failing } = await askAll(files, lint)
  const open = files.filter((_, index) => kept[index] === null)
  const again = lint(open, { failing })
  for (const [index, result] of kept.entries()) {
    if (result !== null) {
      yield withText(result, files[index]?.file.path ?? '')
      continue
    }
    const { value } = await again.next()
    if (value === undefined) return
    const linted: LintedFile = value
    yield linted
  }
}

/** Findings of a text that is read again when it is needed. */
class ShortReport {
  readonly findings: readonly Finding[]
  readonly length: number

  constructor({ findings, text }: FileReport) {
    // A copy, because strings that are slices of the text keep it in memory.
    this.findings = structuredClone(findings.map(plainFinding))
    this.length = text.length
  }
}

type KeptFile = Omit<LintedFile, 'report'> & { readonly report: FileReport | ShortReport | null }

function withoutText(linted: LintedFile): KeptFile {
  const { report } = linted
  return report === null ? linted : { ...linted, report: new ShortReport(report) }
}

function withText(kept: KeptFile, path: string): LintedFile {
  const { report, filePath } = kept
  if (!(report instanceof ShortReport)) return { ...kept, report }
  const { document } = readDocument(path, Number.POSITIVE_INFINITY)
  // If the file has changed meanwhile, its findings are shown without lines of text.
  const text = document?.text.length === report.length ? document.text : ''
  return { ...kept, report: new FileReport(filePath, text, report.findings) }
}

interface FirstStep {
  /** The final results. Null for a file that has to be linted again. */
  readonly kept: readonly (KeptFile | null)[]
  /** The places that fragments point at and that do not exist, or exist more than once. */
  readonly failing: ReadonlySet<number>
}

async function askAll(files: readonly SizedFile[], lint: LintInOneStep): Promise<FirstStep> {
  const kept: (KeptFile | null)[] = []
  const asked: (Float64Array | undefined)[] = []
  const there = new NumberSet()
  let characters = 0
  for await (const { places, ...linted } of lint(files, 'ask')) {
    const { report } = linted
    if (report === null || report.findings.length > 0) {
      characters += report?.text.length ?? 0
      kept.push(characters > maxKept ? withoutText(linted) : linted)
    } else {
      // Without findings, the text is not needed.
      kept.push({ ...linted, report: new FileReport(report.filePath, '', []) })
    }
    asked.push(places?.asked)
    for (const place of places?.anchors ?? []) there.add(place)
  }
  if (files.some(({ file }) => namesOrphans(file.config))) {
    const { visitsOfPartialSites } = await import('../references/orphans/partial-sites.ts')
    const unread = new Set(files.filter((_, index) => kept[index]?.report === null))
    for (const place of visitsOfPartialSites(files, unread)) there.add(place)
  }
  const failing = new Set<number>()
  for (const [index, places] of asked.entries()) {
    const missing = places?.filter(place => !there.has(place)) ?? []
    for (const place of missing) failing.add(place)
    if (missing.length > 0) kept[index] = null
  }
  return { kept, failing }
}
