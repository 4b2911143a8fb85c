import { extname } from 'node:path'
import { isMadeForTests, pathFrom, refuseUnlessRegular } from '@hreflint/references/site-plans'
import { nearCommand } from '../arguments/command-names.ts'
import { reasonOf } from '../arguments/usage-error.ts'
import { type DescribeOptions, describeFile, type FoundFile, showPath } from './describe-file.ts'
import { type Expansion, expandPath } from './expand-path.ts'
import { ignoreRules } from './ignore-rules.ts'
import { isOwnFile } from './own-file.ts'

export interface FindFilesOptions extends DescribeOptions {
  readonly onError: (message: string, filePath?: string) => void
  /** Something that is not an error but may be a surprise. */
  readonly onRemark: (message: string) => void
  /** Told of every folder that is searched, and of those that files are named in. */
  readonly onFolder: (path: string) => void
}

/** Returns the files that the arguments lead to, each once, in the order of the arguments. */
export async function findFiles(
  paths: readonly string[],
  options: FindFilesOptions,
): Promise<readonly FoundFile[]> {
  const { cwd, ignoring, onError } = options
  const ignores = ignoreRules({ withGit: true })
  const ownIgnores = ignoreRules({ withGit: false })
  const files = new Map<string, FoundFile>()
  for (const argument of paths) {
    const expanded = expandPath(argument, cwd, {
      skipsBelow(folder) {
        if (!ignoring) return () => false
        // Like a file, a folder that is named is linted even if `.gitignore` lists it: a built site.
        const skips = ignores(folder, true) ? ownIgnores : ignores
        return (path, isFolder) => isMadeForTests(pathFrom(folder, path)) || skips(path, isFolder)
      },
      onFolder: options.onFolder,
      onError: (path, error) =>
        onError(`${showPath(path, cwd)}: Cannot be read: ${reasonOf(error)}.`),
    })
    if ('error' in expanded) {
      onError(`${argument}: Cannot be read: ${expanded.error}.${commandLike(argument)}`, argument)
    } else await addFiles(expanded, files, options)
  }
  return [...files.values()]
}

/** A question for those who mistyped a command, which is taken for a path. */
function commandLike(argument: string): string {
  if (!/^[a-z]{3,}$/i.test(argument)) return ''
  const near = nearCommand(argument)
  return near === null ? '' : ` Did you mean the command ${near}?`
}

async function addFiles(
  { argument, kind, candidates }: Expansion,
  files: Map<string, FoundFile>,
  options: FindFilesOptions,
): Promise<void> {
  const ignores = ignoreRules({ withGit: false })
  let count = 0
  for (const { path, named } of candidates) {
    if (named && options.ignoring && ignores(path, false)) continue
    const file = await describeFile(path, options)
    if (file === 'unknown' && named) reportUnknown(argument, path, options)
    if (file === 'ignored' || file === 'unknown' || (!named && isOwnFile(file))) continue
    files.set(path, file)
    count += 1
  }
  if (count > 0 || kind === 'file') return
  const what =
    kind === 'folder'
      ? 'It contains no files that hreflint can lint'
      : 'It matches no files that hreflint can lint'
  options.onError(`${argument}: ${what}.`)
}

/** Reports what cannot be a document as an error, so that a run with a wrong name does not succeed. */
function reportUnknown(argument: string, path: string, options: FindFilesOptions): void {
  try {
    refuseUnlessRegular(path)
  } catch (error) {
    options.onError(`${argument}: Cannot be linted: ${reasonOf(error)}.`, argument)
    return
  }
  const ending = extname(path) || 'a name without extension'
  options.onRemark(`${argument}: Skipped: the language for ${ending} is unknown.`)
}

/** Returns the files of a list that another program made. Silently skips what cannot be linted. */
export async function describeListed(
  paths: readonly string[],
  options: DescribeOptions,
): Promise<readonly FoundFile[]> {
  const ignores = ignoreRules({ withGit: false })
  const files = new Map<string, FoundFile>()
  for (const path of paths) {
    if (options.ignoring && ignores(path, false)) continue
    const file = await describeFile(path, options)
    if (file !== 'ignored' && file !== 'unknown') files.set(path, file)
  }
  return [...files.values()]
}
