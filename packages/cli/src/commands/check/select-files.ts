import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CheckOptions } from '../../arguments/check-options.ts'
import type { ConfigFinder } from '../../config/config-finder.ts'
import { type FoundFile, showPath } from '../../files/describe-file.ts'
import { describeListed, type FindFilesOptions, findFiles } from '../../files/find-files.ts'
import { isCacheFile } from '../../files/own-file.ts'
import type { ChangedLines } from '../../files/git/changed-lines.ts'
import type { StateBefore } from '../../files/git/state-before.ts'
import type { DecodingResult } from '../../files/text/decode-file.ts'
import type { Host } from '../../host.ts'
import type { Complaints } from '../../output/complaints.ts'
import { outputChoiceOf } from './file-options.ts'

/** The files of a run. */
export interface Selection {
  readonly files: readonly FoundFile[]
  /** Reads a file from a place other than the disk. */
  readonly read?: (path: string) => DecodingResult
  /** Changed lines by shown path. If set, only findings on these lines count. */
  readonly changed?: ReadonlyMap<string, ChangedLines>
  /** The files as they were before, for a selection of changed files. */
  readonly before?: StateBefore
}

/** What the search for files uses. */
export interface Finding {
  readonly host: Host
  readonly configs: ConfigFinder
  readonly complaints: Complaints
  /** Called with every folder that is searched. */
  readonly onFolder?: (path: string) => void
}

/**
 * Finds the files that the command line selects.
 *
 * @throws UsageError if git or a file list fails.
 */
export async function selectFiles(
  paths: readonly string[],
  options: CheckOptions,
  { host, configs, complaints, onFolder = () => {} }: Finding,
): Promise<Selection> {
  const finding: FindFilesOptions = {
    cwd: host.cwd,
    configs,
    ignoring: options.ignore,
    asText: options.text === true,
    onError: complaints.error,
    onRemark: complaints.remark,
    onFolder,
  }
  const selection = await selectAll(paths, options, finding, host)
  const files = await withoutOutputs(selection.files, options, host)
  const { shard } = options
  if (shard === undefined) return { ...selection, files }
  const { filesOfShard } = await import('../../lint/shard.ts')
  return { ...selection, files: filesOfShard(files, shard) }
}

/** A report or cache that this run writes anew is not linted, whatever its name and its content before that. */
async function withoutOutputs(
  files: readonly FoundFile[],
  options: CheckOptions,
  { cwd }: Host,
): Promise<readonly FoundFile[]> {
  const outputs = outputChoiceOf(options).targets.flatMap(({ file }) => file ?? [])
  const cache = options.cacheLocation === undefined ? [] : [resolve(cwd, options.cacheLocation)]
  const existing = [
    ...outputs.map(file => resolve(cwd, file)).filter(isFile),
    ...cache.filter(isCacheFile),
  ]
  if (existing.length === 0) return files
  const { realPath } = await import('@hreflint/references/site-plans')
  const written = existing.map(realPath)
  return files.filter(({ path }) => !written.includes(realPath(path)))
}

/** Whether a report can be among the files to lint. A device and a new file cannot. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true
}

async function selectAll(
  paths: readonly string[],
  options: CheckOptions,
  finding: FindFilesOptions,
  host: Host,
): Promise<Selection> {
  const { cwd } = host
  const within = paths.length === 0 ? ['.'] : paths
  if (options.staged === true) {
    const { StagedFiles } = await import('../../files/git/staged-files.ts')
    const staged = new StagedFiles(cwd, within)
    const files = await describeListed(staged.paths, finding)
    const before = await stateBefore(cwd, null, within, '--staged')
    return { files, read: path => staged.read(path), before }
  }
  if (options.diff !== undefined) {
    const { changedLines } = await import('../../files/git/changed-lines.ts')
    const byPath = changedLines(cwd, options.diff, within)
    const changed = new Map([...byPath].map(([path, lines]) => [showPath(path, cwd), lines]))
    const before = await stateBefore(cwd, options.diff, within, '--diff')
    return { files: await describeListed([...byPath.keys()], finding), changed, before }
  }
  if (options.changed !== undefined) {
    const { changedFiles } = await import('../../files/git/changed-files.ts')
    const ref = options.changed === true ? 'HEAD' : options.changed
    const changed = changedFiles(cwd, ref, within, '--changed')
    const before = await stateBefore(cwd, ref, within, '--changed')
    return { files: await describeListed(changed, finding), before }
  }
  if (options.filesFrom !== undefined) {
    const { readFileList } = await import('../../files/read-file-list.ts')
    const listed = await readFileList(options.filesFrom, host)
    const files = listed.map(path => resolve(cwd, path))
    const described = await describeListed(files, finding)
    return { files: [...described, ...(paths.length === 0 ? [] : await findFiles(paths, finding))] }
  }
  return { files: await findFiles(within, finding) }
}

async function stateBefore(
  cwd: string,
  ref: string | null,
  paths: readonly string[],
  purpose: string,
): Promise<StateBefore> {
  const { StateBefore } = await import('../../files/git/state-before.ts')
  return new StateBefore({ cwd, ref, paths, purpose })
}
