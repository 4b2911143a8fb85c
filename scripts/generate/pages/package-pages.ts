import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The READMEs that the documentation shows, by the name of their page. */
const packageReadmes: Readonly<Record<string, string>> = {
  cli: 'packages/cli/README.md',
  core: 'packages/core/README.md',
  documents: 'packages/documents/README.md',
  'eslint-plugin': 'packages/eslint-plugin/README.md',
  'language-server': 'packages/language-server/README.md',
  'language-service': 'packages/language-service/README.md',
  linter: 'packages/linter/README.md',
  references: 'packages/references/README.md',
  vscode: 'extensions/vscode/README.md',
}

/**
 * The README of each package as a page: `docs/packages/<name>.md`. So the documentation has what a
 * registry shows, so it is written once.
 *
 * @param replaced Texts of READMEs that are themselves generated, by path.
 */
export function packagePages(replaced: ReadonlyMap<string, string>): readonly GeneratedFile[] {
  return Object.entries(packageReadmes).map(([name, readme]) => {
    const text = replaced.get(readme) ?? readFileSync(join(root, readme), 'utf8')
    return {
      path: `docs/packages/${name}.md`,
      text: `${generatedFrom(readme)}\n\n${rebased(text, readme)}`,
    }
  })
}

/** Links and images of a README, as they must be written in `docs/packages`. */
function rebased(text: string, readme: string): string {
  return text.replaceAll(
    /\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g,
    (_, path: string, hash = '') => {
      const target = posix.join(posix.dirname(readme), path)
      const page = Object.entries(packageReadmes).find(
        ([, other]) => other === target || posix.dirname(other) === target,
      )
      const shown = page === undefined ? target : `docs/packages/${page[0]}.md`
      return `](${posix.relative('docs/packages', shown)}${hash})`
    },
  )
}
