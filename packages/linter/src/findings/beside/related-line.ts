import { ownText } from '@hreflint/core/internal'
import type { ReferenceIssue } from '@hreflint/references'
import type { RelatedLine } from '../finding.ts'

const message = ownText('This line keeps search engines from the page.')

/** Returns the other half of an issue as seen from a document of the site; undefined if there is none. */
export function relatedLines(
  { otherLine }: Pick<ReferenceIssue, 'otherLine'>,
  document: string,
): readonly RelatedLine[] | undefined {
  if (otherLine === undefined) return undefined
  const { path, line } = otherLine
  return [{ file: pathBetween(document, path), line, message }]
}

/** Returns the path from the folder of one file to another, both from the root of a site. */
function pathBetween(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1)
  const names = to.split('/')
  let common = 0
  while (common < folders.length && folders[common] === names[common]) common++
  return [...folders.slice(common).map(() => '..'), ...names.slice(common)].join('/')
}

/**
 * Returns the path of a file that is named from the folder of another one: `a/robots.txt` for `../robots.txt` and
 * `a/b/page.html`.
 */
export function pathBeside(document: string, file: string): string {
  const folders = document.split('/').slice(0, -1)
  const names = file.split('/')
  while (names[0] === '..' && folders.length > 0 && folders.at(-1) !== '..') {
    names.shift()
    folders.pop()
  }
  return [...folders, ...names].join('/')
}
