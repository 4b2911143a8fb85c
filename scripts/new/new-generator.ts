import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camelCase } from '../generate/issue-barrels.ts'
import { requireName, writeNewFiles } from './written-files.ts'

const generators = 'packages/references/src/generators'

/** Writes the folder of a generator, adds it to the list of ids, and says what is left to do. */
export function newGenerator(root: string, id: string): string {
  requireName(id, 'hexo')
  const folder = `${generators}/${id}`
  writeNewFiles(root, { [`${folder}/index.ts`]: index(id), [`${folder}/about.md`]: about })
  const list = join(root, `${generators}/ids.ts`)
  // Generators come before servers and forges, which any repository may have too.
  writeFileSync(list, readFileSync(list, 'utf8').replace(/(?=^ {2}'pages',$)/m, `  '${id}',\n`))
  return `Wrote ${folder}, and added it to ${generators}/ids.ts\nFill it in, then: pnpm generate && npm test`
}

const index = (id: string) => `import { sources } from '../contract/defaults.ts'
import type { Profile } from '../contract/profile.ts'

export const ${camelCase(id)}: Profile = {
  ...sources,
  id: '${id}',
  title: '',
  // The path, from the root of a site, of a file that only this generator has.
  shownBy: null,
  // Folders with the sources of pages, from the root.
  contents: [],
}
`

/** What the guide says of it. */
const about = `Recognized by: its configuration file

Not decided: what plugins make
`
