import { resolve } from 'node:path'
import { nearName } from '@hreflint/linter'
import type { Host } from '../host.ts'
import { reporters } from '../reporters/index.ts'
import type { FileReport, Reporter, RunSummary } from '../reporters/reporter.ts'
import { reasonOf, UsageError } from '../usage-error.ts'
import { version } from '../version.ts'
import { fileSink, type OutputSink, streamSink } from './output-stream.ts'
import { wantsColor } from './wants-color.ts'

/** Formats and where each goes. */
export interface OutputChoice {
  readonly formats: readonly string[]
  /** The first format goes to the first file, and so on; a format without a file to stdout. */
  readonly files: readonly string[]
  /** Whether to colour; undefined to let the terminal decide. */
  readonly color: boolean | undefined
}

/** Sends the same reports to several formats at once. */
export class ReportOutputs {
  readonly #outputs: readonly { reporter: Reporter; sink: OutputSink }[]

  /** @throws UsageError for an unknown format or a file that cannot be written. */
  constructor({ formats, files, color }: OutputChoice, host: Host) {
    if (files.length > formats.length) {
      throw new UsageError(`--output names ${files.length} files for ${formats.length} formats`)
    }
    if (formats.length - files.length > 1) {
      throw new UsageError(
        `Only one format can go to stdout: name a file with --output for each of the others`,
      )
    }
    this.#outputs = formats.map((format, index) => {
      const create = Object.hasOwn(reporters, format) ? reporters[format] : undefined
      if (create === undefined) throw new UsageError(unknownFormat(format))
      const file = files[index]
      const stream = host.stdout
      return {
        reporter: create({
          version,
          color: file === undefined && wantsColor(stream, host.env, color),
          width: stream.columns ?? 100,
        }),
        sink: file === undefined ? streamSink(stream) : open(resolve(host.cwd, file), file),
      }
    })
  }

  start(): Promise<void> {
    return this.#each(reporter => reporter.start())
  }

  file(report: FileReport): Promise<void> {
    return this.#each(reporter => reporter.file(report))
  }

  async end(summary: RunSummary): Promise<void> {
    await this.#each(reporter => reporter.end(summary))
    for (const { sink } of this.#outputs) await sink.close()
  }

  async #each(pieces: (reporter: Reporter) => Iterable<string>): Promise<void> {
    for (const { reporter, sink } of this.#outputs) await sink.write(pieces(reporter))
  }
}

function unknownFormat(format: string): string {
  const known = Object.keys(reporters)
  const near = nearName(format, known)
  const question = near === null ? '' : ` Did you mean ${near}?`
  return `Unknown format ${JSON.stringify(format)}.${question} Known: ${known.join(', ')}.`
}

function open(path: string, shown: string): OutputSink {
  try {
    return fileSink(path)
  } catch (error) {
    throw new UsageError(`${shown}: Cannot be written: ${reasonOf(error)}.`)
  }
}
