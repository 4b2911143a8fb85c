import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import type { GeneratedFile } from '../generated-file.ts'

const [start, end] = ['<!-- not published: generated -->', '<!-- /not published -->']
const note = new RegExp(`${start}[\\s\\S]*?${end}\\n\\n`)

/** What a page must not send anybody to while the names are not this project's. */
const needsPublication =
  /\bnpx (?:--yes |-y )?hreflint\b|\bnpm install .*hreflint|\bmarketplace\b|\buses: hreflint\/|github\.com\/hreflint\/hreflint/

const instructions = 'docs/guide/getting-started.md'

/**
 * The pages that people read in the repository or in a package and that name what a registry, GitHub or a marketplace
 * has. Until `isPublished`, they begin with a note that says what works instead.
 */
export function publicationNotes(root: string): readonly GeneratedFile[] {
  const pages = pagesForUsers(root).filter(path => existsSync(join(root, path)))
  return pages.map(path => ({
    path,
    text: withNote(readFileSync(join(root, path), 'utf8'), path, manifest.isPublished),
  }))
}

function pagesForUsers(root: string): readonly string[] {
  const namesIn = (folder: string) => readdirSync(join(root, folder))
  return [
    'README.md',
    ...namesIn('docs/guide').map(name => `docs/guide/${name}`),
    ...['packages', 'extensions'].flatMap(folder =>
      namesIn(folder).map(name => `${folder}/${name}/README.md`),
    ),
  ].filter(path => path.endsWith('.md'))
}

/** A page with the note below its title, or without it. */
export function withNote(markdown: string, path: string, isPublished: boolean): string {
  const without = markdown.replace(note, '')
  if (isPublished || !needsPublication.test(without)) return without
  const target = posix.relative(posix.dirname(path), instructions)
  const link = path === instructions ? '#from-a-clone' : `${target}#from-a-clone`
  const text = `> [!IMPORTANT]
> hreflint is not published yet, and anybody could register its names. Do not run what they would fetch:
> [install it from a clone](${link}), and then run the commands below with \`npx --no\` instead of \`npx\`.`
  return without.replace(/^# .*\n\n/m, title => `${title}${start}\n\n${text}\n\n${end}\n\n`)
}
