import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { main } from 'hreflint'
import { onTestFinished } from 'vitest'

/** The results of a run of the program. */
export interface CliRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface CliOptions {
  readonly cwd: string
  readonly stdin?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
  /** A terminal that is so many characters wide. */
  readonly columns?: number
}

/** Runs the program in this process. */
export async function runCli(args: readonly string[], options: CliOptions): Promise<CliRun> {
  const stdout = terminal(options.columns)
  const stderr = terminal(options.columns)
  const output = [buffer(stdout), buffer(stderr)]
  const stdin = Readable.from(options.stdin === undefined ? [] : [Buffer.from(options.stdin)])
  const code = await main(args, { cwd: options.cwd, env: options.env ?? {}, stdin, stdout, stderr })
  stdout.end()
  stderr.end()
  const [out = '', err = ''] = (await Promise.all(output)).map(String)
  return { code, stdout: out, stderr: err }
}

/** Lints paths in several shards, each a run of its own, and merges their results, which it removes. */
export async function runInShards(cwd: string, count: number, ...paths: string[]): Promise<CliRun> {
  const results = Array.from({ length: count }, (_, index) => `shard-${index + 1}.json`)
  for (const [index, result] of results.entries()) {
    const output = ['--format', 'json', '--output', result]
    const { code, stderr } = await runCli(
      ['--shard', `${index + 1}/${count}`, ...output, ...paths],
      { cwd },
    )
    if (code === 2) throw new Error(stderr)
  }
  const merged = await runCli(['merge', ...results, '--format', 'json'], { cwd })
  for (const result of results) rmSync(join(cwd, result))
  return merged
}

function terminal(columns: number | undefined): PassThrough {
  return Object.assign(new PassThrough(), columns === undefined ? {} : { isTTY: true, columns })
}

/** A stream whose reader has gone away. */
export function brokenPipe(): Writable {
  return new Writable({
    write(_chunk, _encoding, callback) {
      callback(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
    },
  })
}

/** Makes a folder with these files; it goes away when the test has finished. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  return folder
}

/** The codes that a run in the `json` format reports, by file. */
export function codesByFile(run: CliRun): Record<string, string[]> {
  const files: { filePath: string; findings: { code: string }[] }[] = JSON.parse(run.stdout)
  return Object.fromEntries(
    files.map(({ filePath, findings }) => [filePath, findings.map(({ code }) => code)]),
  )
}
