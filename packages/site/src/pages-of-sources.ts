/**
 * Pages that are made of files of the repository. The guide links to these files, so that its links also work where it is
 * read without the site.
 */
const pages: readonly (readonly [source: RegExp, page: string])[] = [
  [/^README\.md/, '/'],
  [/^\.changeset\/README\.md/, '/reference/changelog'],
  [/^extensions\/vscode\/README\.md/, '/packages/vscode'],
  [/^packages\/(?<name>[\w-]+)\/README\.md/, '/packages/$<name>'],
  [/^packages\/cli\/config\.schema\.json/, '/reference/configuration'],
  [/^packages\/cli\/src\/arguments\/check-options\.ts/, '/reference/command-line'],
  [/^packages\/core\/src\/specs\/index\.ts/, '/specs/'],
  [/^packages\/core\/src\/specs\/programs\/index\.ts/, '/reference/programs'],
  [/^packages\/core\/src\/specs\/(?<name>[\w-]+)\/index\.ts/, '/specs/$<name>'],
  [/^packages\/linter\/catalogue\.md/, '/issues/'],
  [/^packages\/patterns\/src\/dialects\/index\.ts/, '/reference/dialects/'],
  [/^test\/field\/README\.md/, '/reference/field'],
]

/**
 * The page that shows what a file of the repository is the source of; null if there is none.
 *
 * @param path From the root of the repository, with the fragment of a link.
 */
export function pageOfSource(path: string): string | null {
  const found = pages.find(([source]) => source.test(path))
  return found === undefined ? null : path.replace(...found)
}
