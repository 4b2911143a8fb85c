import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { FoundFile } from '../files/describe-file.ts'
import type { FragmentStep } from '../references/fragments/fragment-book.ts'
import type { LintedFile, LintFileOptions } from './lint-file.ts'
import type { LintTask } from './lint-worker.ts'
import { fromPortable, type PortableResult } from './portable-result.ts'

/** A file and its size in bytes. */
export interface SizedFile {
  readonly file: FoundFile
  readonly size: number
}

export interface Workers {
  /** Lints files in several threads. Yields the results in the order of the files. */
  lint(files: readonly SizedFile[], step: FragmentStep): AsyncGenerator<LintedFile>
  end(): Promise<void>
}

/** Approximate size of a batch in bytes: large enough to be worth sending to a worker. */
const batchBytes = 1 << 20

/**
 * By how many percent a heap may grow before its garbage is collected. V8 lets it grow to several
 * times its size, and each thread has a heap of its own.
 */
const heapGrowth = '--heap-growing-percent=20'

/**
 * Every thread optimizes the same functions again. As each runs for a few seconds only, it pays to do
 * so later, when types are known and need not be guessed again, and to inline less. Only for the V8 of
 * Node 20: newer ones have another compiler in between, and complain of flags that they do not know.
 */
const compilerFlags = process.versions.v8.startsWith('11.')
  ? [
      '--interrupt-budget=600000',
      '--max-inlined-bytecode-size=120',
      '--max-inlined-bytecode-size-cumulative=240',
    ]
  : []

/** Maximum size of the young objects of a thread, in MB. */
const maxYoungObjects = 24

/**
 * Starts threads. Only a few batches are being linted at any time, so memory does not grow with the
 * number of files.
 */
export async function startWorkers(options: LintFileOptions, threads: number): Promise<Workers> {
  const { Tinypool } = await import('tinypool')
  for (const flag of [heapGrowth, ...compilerFlags]) setFlagsFromString(flag)
  const pool = new Tinypool({
    filename: pathToFileURL(createRequire(import.meta.url).resolve('#lint-worker')).href,
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxYoungGenerationSizeMb: maxYoungObjects },
  })
  const lintBatch = async (task: LintTask): Promise<readonly LintedFile[]> => {
    const results: readonly PortableResult[] = await pool.run(task, { name: 'lintBatch' })
    return results.map((result, index) => fromPortable(result, task.files[index]?.path ?? ''))
  }
  async function* lint(files: readonly SizedFile[], step: FragmentStep) {
    const underWay: Promise<readonly LintedFile[]>[] = []
    const batches = inBatches(files)
    const startNext = () => {
      const { value } = batches.next()
      if (value === undefined) return
      const task: LintTask = { files: value, options, step }
      underWay.push(lintBatch(task))
    }
    for (let count = 0; count < threads * 3; count += 1) startNext()
    for (let first = underWay.shift(); first !== undefined; first = underWay.shift()) {
      const results = await first
      startNext()
      yield* results
    }
  }
  return { lint, end: () => pool.destroy() }
}

function* inBatches(files: readonly SizedFile[]): Generator<readonly FoundFile[], undefined> {
  let batch: FoundFile[] = []
  let bytes = 0
  for (const { file, size } of files) {
    batch.push(file)
    bytes += size
    if (bytes < batchBytes) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}
