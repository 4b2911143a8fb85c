import type { UrlOptions } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { whenLoaded } from '../../on-demand/when-loaded.ts'
import { sizeInWords } from '../../shell/size-in-words.ts'
import { textOfFile } from '../../shell/text-of-file.ts'
import { Batch } from '../batch.ts'
import { detectFormat } from '../lists/list-format.ts'
import { readList } from '../lists/read-list.ts'
import type {
  BatchOptions,
  BatchProgress,
  BatchResult,
  BatchSource,
  ListReading,
} from './batch-messages.ts'
import { fileKind } from './file-kind.ts'
import { fixedDocument, judgeDocument } from './judge-document.ts'
import { fixedList, ListJudge } from './list-judge.ts'

/** Number of URLs that are checked before the run asks whether to go on. */
const linesAtOnce = 2000

/** Limits of what a page can hold in memory: bytes per file, and findings. */
const largestFile = 200_000_000
const mostFindings = 1_000_000
const mostProblems = 20

/** Reports progress. Returns false to end the run. */
export type OnProgress = (progress: BatchProgress) => Promise<boolean>

/** Checks lists and documents, one after the other. */
export async function runBatch(
  sources: readonly BatchSource[],
  { spec, base, choices = {} }: BatchOptions,
  onProgress: OnProgress,
): Promise<{ batch: Batch; result: BatchResult }> {
  const started = performance.now()
  const options: UrlOptions = { spec: findSpec(spec), ...(base === '' ? {} : { base }) }
  const batch = new Batch()
  const problems: string[] = []
  const lists: ListReading[] = []
  let urls = 0
  let urlsWithFindings = 0
  let findings = 0
  let goesOn = true
  const tell = (index: number, part: number, more: number) =>
    onProgress({ share: (index + part) / sources.length, urls: urls + more, files: index })

  for (const [index, source] of sources.entries()) {
    if (!goesOn) break
    const kind = fileKind(source.path)
    if (kind === 'none') continue
    const { text, problem } = await textOfSource(source)
    if (problem !== null) {
      problems.push(problem)
      continue
    }
    if (kind === 'document') {
      const found = await whenLoaded(() => judgeDocument(source.path, text, spec))
      const fixed = () => fixedDocument(source.path, text, spec)
      batch.add({ path: source.path, text, findings: found, fixed })
      findings += found.length
      goesOn = await tell(index, 1, 0)
    } else {
      const { path } = source
      const format = choices[path]?.format ?? detectFormat(path, text)
      const read = () => readList(text, format, choices[path]?.column ?? null)
      const { entries, columns, column } = read()
      lists.push({ path, format, columns, column })
      const judge = new ListJudge(entries, options)
      while (goesOn && !judge.isDone && findings + judge.findings.length < mostFindings) {
        await whenLoaded(() => judge.step(linesAtOnce))
        goesOn = await tell(index, judge.offset / Math.max(1, text.length), judge.urls)
      }
      const fixed = () => fixedList(text, read().entries, options)
      batch.add({ path, text, findings: judge.findings, fixed })
      urls += judge.urls
      urlsWithFindings += judge.urlsWithFindings
      findings += judge.findings.length
    }
    if (findings >= mostFindings) {
      problems.push('There are more than 1,000,000 findings. The rest is left out.')
      break
    }
  }
  const result: BatchResult = {
    files: batch.files.length,
    urls,
    urlsWithFindings,
    findings,
    counts: batch.counts,
    lists: lists.slice(0, mostProblems),
    problems: shorten(problems),
    milliseconds: performance.now() - started,
    wasStopped: !goesOn,
  }
  return { batch, result }
}

async function textOfSource(source: BatchSource) {
  if ('text' in source) return { text: source.text, problem: null }
  const { path, file } = source
  if (file.size > largestFile) {
    const problem = `${path} has ${sizeInWords(file.size)}: for so large a file, use the command line.`
    return { text: null, problem }
  }
  try {
    return textOfFile(path, new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { text: null, problem: `${path} could not be read.` }
  }
}

function shorten(problems: readonly string[]): readonly string[] {
  const left = problems.length - mostProblems
  if (left <= 0) return problems
  return [...problems.slice(0, mostProblems), `And ${left} more files could not be read.`]
}
