import { resolve } from 'node:path'
import { nearName } from '@hreflint/core/internal'
import { UsageError } from '../arguments/usage-error.ts'
import { pathFromRepository } from '../files/root-of-repository.ts'
import type { Host } from '../host.ts'
import { type CreateReporter, reporters } from '../reporters/index.ts'
import type { FileReport, Problem, Reporter, RunSummary } from '../reporters/reporter.ts'
import { version } from '../version.ts'
import { canLink } from './can-link.ts'
import type { OutputTarget } from './output-choice.ts'
import { fileSink, type OutputSink, streamSink } from './output-stream.ts'
import { wantsColor } from './wants-color.ts'

/** Formats and where each goes. */
export interface OutputChoice {
  readonly targets: readonly OutputTarget[]
  /** Whether to color; undefined to let the terminal decide. */
  readonly color: boolean | undefined
}

/** The parts of the host that outputs need. */
export type ReportHost = Pick<Host, 'cwd' | 'env' | 'stdout'>

/** For runs in which something else goes to stdout. */
export function reportOnStderr({ cwd, env, stderr }: Host): ReportHost {
  return { cwd, env, stdout: stderr }
}

/** The length of a line if the output is not a terminal. */
const defaultWidth = 100

interface ReportOutput {
  readonly reporter: Reporter
  readonly sink: OutputSink
}

/** Sends the same reports to several formats at once. */
export class ReportOutputs {
  readonly #outputs: readonly ReportOutput[]

  private constructor(outputs: readonly ReportOutput[]) {
    this.#outputs = outputs
  }

  /** @throws UsageError for an unknown format or a file that cannot be written. */
  static async open(choice: OutputChoice, host: ReportHost): Promise<ReportOutputs> {
    const { targets, color } = choice
    const outputs: ReportOutput[] = []
    for (const { format, file } of targets) {
      const load = Object.hasOwn(reporters, format) ? reporters[format] : undefined
      if (load === undefined) throw new UsageError(unknownFormat(format))
      const create = await load()
      outputs.push(file === null ? toStdout(create, host, color) : toFile(create, host, file))
    }
    return new ReportOutputs(outputs)
  }

  start(): Promise<void> {
    return this.#each(reporter => reporter.start())
  }

  file(report: FileReport): Promise<void> {
    return this.#each(reporter => reporter.file(report))
  }

  async end(summary: RunSummary, problems: readonly Problem[]): Promise<void> {
    await this.#each(reporter => reporter.end(summary, problems))
    for (const { sink } of this.#outputs) await sink.close()
  }

  async #each(pieces: (reporter: Reporter) => Iterable<string>): Promise<void> {
    for (const { reporter, sink } of this.#outputs) await sink.write(pieces(reporter))
  }
}

function toStdout(
  create: CreateReporter,
  { stdout, env, cwd }: ReportHost,
  color: boolean | undefined,
): ReportOutput {
  const reporter = create({
    version,
    color: wantsColor(stdout, env, color),
    hyperlinks: canLink(stdout, env),
    width: stdout.columns ?? defaultWidth,
    proseWidth: stdout.columns ?? Number.POSITIVE_INFINITY,
    fromRepository: pathFromRepository(cwd),
  })
  return { reporter, sink: streamSink(stdout) }
}

function toFile(create: CreateReporter, { cwd }: ReportHost, file: string): ReportOutput {
  const reporter = create({
    version,
    color: false,
    hyperlinks: false,
    width: defaultWidth,
    proseWidth: Number.POSITIVE_INFINITY,
    fromRepository: pathFromRepository(cwd),
  })
  return { reporter, sink: fileSink(resolve(cwd, file), file) }
}

function unknownFormat(format: string): string {
  const known = Object.keys(reporters)
  const near = nearName(format, known)
  const question = near === null ? '' : ` Did you mean ${near}?`
  return `Unknown format ${JSON.stringify(format)}.${question} Known: ${known.join(', ')}.`
}
