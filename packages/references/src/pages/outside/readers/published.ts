import { joinPath, splitPath } from '../../../listing/listing.ts'
import { foldersAround, textIn } from './manifest.ts'
import type { PackageFiles } from './reader.ts'

/** Folders with packages that nobody publishes. */
const ofExamples =
  /(?:^|\/)(?:[^/]*(?:examples?|samples?|templates?|starters?|fixtures?|playgrounds?|demos?)|tests?|spec|e2e|vendor|third[-_]party|node_modules|\..+)(?:\/|$)/i

/** Whether a folder is one of examples, tests or other people's packages. */
export function isOfExamples(folder: string): boolean {
  return ofExamples.test(folder)
}

/**
 * Whether a document names the page of a package, as `https://pypi.org/project/x/` or a badge, or says how to install it.
 *
 * @param pages What the name of the package follows in the addresses of its page.
 * @param installs Matches the commands that install a package of the registry, up to its name.
 */
export function isOffered(
  files: PackageFiles,
  document: string,
  name: string,
  pages: readonly string[],
  installs: RegExp,
): boolean {
  const [folder, fileName] = splitPath(document)
  const text = textIn(files, folder, fileName) ?? ''
  const starts = pages.map(literally).join('|')
  const before = String.raw`(?:${starts}|(?:${installs.source}) +(?:-[-\w]+ +)*["']?)`
  // A badge of the package ends in `.svg`.
  const after = String.raw`(?![\w-]|\.(?!svg\b|png\b)\w)`
  return new RegExp(before + literally(name) + after, 'i').test(text)
}

/** Returns a regular expression that matches a text. */
function literally(text: string): string {
  return text.replace(/[^\w\s]/g, String.raw`\$&`)
}

/** A program that can write a file anew. */
const writer =
  /\b(?:sed|perl|awk|python3?|node|tsx|deno|bun|ruby|bash|sh|cp|mv|npx|uv|envsubst|pandoc)\b/i

/** Folders of programs that build and publish. */
const programFolders = [
  'scripts',
  'script',
  'tools',
  'tool',
  'bin',
  'ci',
  'build',
  '.github/scripts',
]

/** Files that say how a package is built. */
const buildFiles =
  /^(?:makefile|justfile|gulpfile\.[cm]?[jt]s|gruntfile\.[cm]?js|noxfile\.py|tasks\.py|tox\.ini|azure-pipelines\.ya?ml|\.gitlab-ci\.ya?ml|build\.(?:xml|gradle|gradle\.kts|sh)|package\.sh|publish\.sh|release\.sh|package\.json)$/i

/**
 * Whether a build may change the readme before a registry shows it: a command names it, or a program is named after it.
 */
export function isRewritten(files: PackageFiles, folder: string): boolean {
  const folders = [...new Set([folder, ''])]
  const programs = folders.flatMap(each =>
    programFolders.flatMap(name => namesIn(files, joinPath(each, name))),
  )
  if (programs.some(name => /readme/i.test(name))) return true
  return buildsHave(files, folder, 'readme', text => text.split('\n').some(isAboutReadme))
}

/** Whether a line is a command whose subject is the readme, as `sed -i … README.md`. */
function isAboutReadme(line: string): boolean {
  const [command = ''] = line.split('#', 1)
  const at = command.toLowerCase().lastIndexOf('readme')
  return at !== -1 && writer.test(command.slice(0, at))
}

/** Whether one of the files that say how a package is built has something, which `name` stands for. */
export function buildsHave(
  files: PackageFiles,
  folder: string,
  name: string,
  isIn: (text: string) => boolean,
): boolean {
  const workflows = '.github/workflows'
  const inFolder = (each: string, isBuild: (file: string) => boolean) =>
    files.shared('builds', `${name} ${each}`, each, () =>
      namesIn(files, each).some(file => isBuild(file) && isIn(textIn(files, each, file) ?? '')),
    )
  return (
    inFolder(workflows, () => true) ||
    foldersAround(joinPath(folder, 'x')).some(each => inFolder(each, file => buildFiles.test(file)))
  )
}

function namesIn({ listing }: PackageFiles, folder: string): readonly string[] {
  return [...(listing.entriesOf(folder)?.keys() ?? [])]
}
