import { basename, dirname, resolve } from 'node:path'
import { Writable } from 'node:stream'
import { ignoreFileNames } from '@hreflint/linter/ignore'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { configFileNames } from '../../config/config-file-names.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { type EntriesOfInterest, WatchedFolders } from '../../files/watched-folders.ts'
import type { Host } from '../../host.ts'
import { lintCached } from '../../lint/cache/lint-cached.ts'
import { LintMemory } from '../../lint/cache/lint-memory.ts'
import { Complaints } from '../../output/complaints.ts'
import { placeInSites } from '../../references/place-in-sites.ts'
import { plural } from '../../reporters/plural.ts'
import { lintSelection } from './lint-selection.ts'
import { type Selection, selectFiles } from './select-files.ts'

/** Clears the screen and moves the cursor to its top. The scrollback stays. */
const clearScreen = '\u001B[2J\u001B[H'

/** Files that decide which other files are linted, and how. */
const decisive = new Set<string>([...configFileNames, ...ignoreFileNames])

/**
 * Lints files, and lints them again whenever something changes that the result depends on, until a
 * signal ends the process. Every round searches for files and configurations again, but a file is
 * linted again only if it, its language or its configuration has changed.
 *
 * @returns Only when the reader of the report has gone.
 */
export async function watch(
  paths: readonly string[],
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  const folders = new WatchedFolders()
  const rounds = new Rounds(paths, options, host)
  let isReaderGone = false
  const readerGone = new Promise<void>(resolve => {
    const leave = () => {
      isReaderGone = true
      resolve()
    }
    host.stdout.once('close', leave).once('error', leave)
  })
  while (!isReaderGone) {
    const { selection, watched } = await rounds.select()
    // A second look finds what was written before the folders were watched.
    if (folders.set(watched)) continue
    await rounds.report(selection)
    await Promise.race([folders.change(), readerGone])
  }
  folders.close()
  return exitCode.clean
}

/** The files to lint, and the folders to watch for changes. */
interface Look {
  /** Null if the search for files failed. */
  readonly selection: Selection | null
  readonly watched: ReadonlyMap<string, EntriesOfInterest>
}

class Rounds {
  readonly #paths: readonly string[]
  readonly #options: CheckOptions
  readonly #host: Host
  readonly #memory = new LintMemory()
  /** Output of a round, kept until it is known whether anything is new. */
  #said = ''
  #complaints: Complaints
  #shown: string | null = null

  constructor(paths: readonly string[], options: CheckOptions, host: Host) {
    this.#paths = paths
    this.#options = options
    this.#host = host
    this.#complaints = new Complaints(host)
  }

  /** Finds the files, their configurations, and the folders that either depends on. */
  async select(): Promise<Look> {
    const { cwd } = this.#host
    const watched = new Map<string, EntriesOfInterest>()
    this.#said = ''
    this.#complaints = new Complaints({ stderr: this.#later() })
    const complaints = this.#complaints
    const configs = openConfigs(this.#options, this.#host, complaints)
    const onFolder = (path: string) => watched.set(path, null)
    let selection: Selection | null = null
    try {
      const given = { host: this.#host, configs, complaints, onFolder }
      const selected = await selectFiles(this.#paths, this.#options, given)
      selection = await placeInSites(selected, { cwd, configs, paths: this.#paths })
    } catch (error) {
      if (!(error instanceof UsageError) || this.#shown === null) throw error
      complaints.error(error.message)
    }
    for (const folder of foldersAbove([cwd, ...watched.keys()])) {
      if (!watched.has(folder)) watched.set(folder, decisive)
    }
    for (const file of await configs.files()) {
      const folder = dirname(file)
      const others = watched.get(folder) ?? (watched.has(folder) ? null : new Set())
      if (others !== null) watched.set(folder, new Set([...others, basename(file)]))
    }
    return { selection, watched }
  }

  /** Lints changed files and reports on all files, if anything is new since the last report. */
  async report(selection: Selection | null): Promise<void> {
    const files = selection?.files ?? []
    const states = files.map(file => `${file.filePath} ${this.#memory.stateOf(file)}`)
    const shown = [this.#said, ...states].join('\n')
    if (shown === this.#shown) return
    const { stdout, stderr } = this.#host
    if (this.#shown !== null && stdout.isTTY === true) stdout.write(clearScreen)
    this.#shown = shown
    stderr.write(this.#said)
    const complaints = this.#complaints.on(this.#host)
    if (selection !== null) {
      this.#memory.keep(files)
      const look = this.#memory.look.bind(this.#memory)
      await lintSelection(selection, {
        paths: this.#paths,
        options: this.#options,
        host: this.#host,
        complaints,
        cache: { lint: (found, linting) => lintCached(found, linting, look), finish() {} },
      })
    }
    complaints.remark(`Watching ${plural(files.length, 'file')} for changes. Press Ctrl+C to stop.`)
  }

  #later(): Writable {
    return new Writable({
      decodeStrings: false,
      write: (chunk, _, done) => {
        this.#said += String(chunk)
        done()
      },
    })
  }
}

/**
 * Returns the folders and all folders above them, up to the root of the file system, which can
 * contain configurations.
 */
function foldersAbove(folders: readonly string[]): ReadonlySet<string> {
  const above = new Set<string>()
  for (const folder of folders) {
    for (let at = resolve(folder); !above.has(at); at = dirname(at)) above.add(at)
  }
  return above
}
