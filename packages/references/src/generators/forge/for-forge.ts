/**
 * The names of files that belong to a repository. A translation has its language at the end. In small letters,
 * most of them are names of pages as well.
 */
const ofRepository =
  /^(?:README|CONTRIBUTING|CHANGELOG|CHANGES|HISTORY|SECURITY|SUPPORT|CODE[_-]OF[_-]CONDUCT|GOVERNANCE|MAINTAINERS|AUTHORS|CONTRIBUTORS|LICENSE|COPYING|NOTICE|DEVELOPMENT|RELEASING|UPGRADING|ROADMAP|AGENTS|CLAUDE|GEMINI|SKILL)(?:[-_.][\w-]+)?\.[A-Za-z]+$/
const readme = /^readme(?:[-_.][\w-]+)?\.[a-z]+$/i

/**
 * Whether a file or folder is for people on a forge, whatever a generator makes of what is around it.
 * Folders like `.github` are for forges and programs.
 */
export function isForForge(path: string): boolean {
  return hasForgeName(path) || isHidden(path)
}

/** Whether a file is in a hidden folder, or is hidden. */
export function isHidden(path: string): boolean {
  return path.split('/').some(name => name.startsWith('.'))
}

/** Whether a file instructs a program that writes pages, so that addresses in it are examples. */
export function isForPrograms(path: string): boolean {
  return /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI|SKILL)(?:[-_.][\w-]+)?\.md$/.test(path)
}

/** Whether a file has a name like `README.md`. At the root, the case of the name does not matter. */
export function hasForgeName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return readme.test(name) || ofRepository.test(name === path ? name.toUpperCase() : name)
}

/** Returns the folder with pages of an unknown site that a document of a repository is in; undefined if there is none. */
export function unknownTreeAround(trees: readonly string[], path: string): string | undefined {
  // A hidden folder of such a site, as `.generated`, holds parts of its pages.
  return trees.find(folder =>
    folder === '' ? !isForForge(path) : path.startsWith(`${folder}/`) && !hasForgeName(path),
  )
}

/** Whether a file is the `README` of a folder that no program hides. */
export function isReadme(path: string): boolean {
  const names = path.split('/')
  return readme.test(names.at(-1) ?? '') && !isHidden(path)
}

/** Whether a folder is named as one of parts, which pages in other folders include: their links start there. */
export function isPart(path: string): boolean {
  return /(?:^|\/)_?(?:snippets?|partials?|includes|reusables)\//i.test(path) && !hasForgeName(path)
}

/** Whether authors begin documents with a copy of a file: `template.md`, `brief-template.md`. */
export function isDocumentTemplate(path: string): boolean {
  return /(?:^|[/_.-])template\.\w+$/i.test(path)
}

/** Whether a forge begins an issue or a pull request with the text of a file. */
export function isTemplate(path: string): boolean {
  return /(?:^|\/)(?:pull_request|issue|discussion|merge_request)_templates?(?:\/|[^/]*$)/i.test(
    path,
  )
}
