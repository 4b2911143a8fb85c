import { namesOrphans } from '../references/orphans/orphan-request.ts'
import { NumberSet } from '../references/fragments/number-set.ts'
import { FileReport } from '../reporters/reporter.ts'
import type { FoundFile } from '../files/describe-file.ts'
import type { LintedFile } from './lint-file.ts'
import type { LintInOneStep } from './lint-files.ts'
import { plainFinding } from '../reporters/plain-finding.ts'
import { outlineOf, textReadAgain } from './text-read-again.ts'

/**
 * Number of characters of texts with findings that are kept between the steps. Other texts are read
 * again.
 */
const maxKept = 8 * 1024 * 1024

/**
 * Number of characters that a finding takes at least once it needs its text no more. With more
 * findings than that, a text is cheaper than what would stand for it.
 */
const charactersOfFinding = 500

/**
 * Lints files whose links point into each other, and reads each file once. Fragments count as found
 * until all files are read and the missing ones are known. Only files with a missing fragment are
 * linted again.
 */
export async function* lintInTwoSteps(
  files: readonly FoundFile[],
  lint: LintInOneStep,
): AsyncGenerator<LintedFile> {
  const { kept, failing } = await askAll(files, lint)
  const open = files.filter((_, index) => kept[index] === null)
  const again = lint(open, { failing })
  for (const [index, result] of kept.entries()) {
    if (result !== null) {
      yield result
      // Its text may have been read meanwhile.
      kept[index] = null
      continue
    }
    const { value } = await again.next()
    if (value === undefined) return
    const linted: LintedFile = value
    yield linted
  }
}

/** Returns a report without its text, which is read again when it is needed. */
function withoutText(report: FileReport, path: string): FileReport {
  const plain = report.with(report.findings.map(plainFinding))
  const text = textReadAgain(path, outlineOf(plain))
  // A copy, because strings that are slices of the text keep it in memory.
  return new FileReport(report.filePath, text, structuredClone(plain.findings))
}

interface FirstStep {
  /** The final results. Null for a file that has to be linted again. */
  readonly kept: (LintedFile | null)[]
  /** The places that fragments point at and that do not exist, or exist more than once. */
  readonly failing: ReadonlySet<number>
}

async function askAll(files: readonly FoundFile[], lint: LintInOneStep): Promise<FirstStep> {
  const kept: (LintedFile | null)[] = []
  const asked: (Float64Array | undefined)[] = []
  const there = new NumberSet()
  let characters = 0
  for await (const { places, ...linted } of lint(files, 'ask')) {
    const { report } = linted
    if (report === null) kept.push(linted)
    else if (report.findings.length > 0) {
      characters += report.charactersHeld
      const isDear = report.charactersHeld > report.findings.length * charactersOfFinding
      const isTooMuch = isDear && characters > maxKept
      const path = files[kept.length]?.path ?? ''
      kept.push(isTooMuch ? { ...linted, report: withoutText(report, path) } : linted)
    } else {
      // Without findings, the text is not needed.
      kept.push({ ...linted, report: new FileReport(report.filePath, '', []) })
    }
    asked.push(places?.asked)
    for (const place of places?.anchors ?? []) there.add(place)
  }
  if (files.some(({ config }) => namesOrphans(config))) {
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
