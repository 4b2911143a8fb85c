import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'

const folder = 'docs/decisions'
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The areas that decisions are about, by the names of their folders. */
const areas = {
  core: 'Core',
  repair: 'Repair',
  specifications: 'Specifications',
  documents: 'Documents',
  references: 'References',
  patterns: 'Patterns',
  linter: 'Linter',
  'command-line': 'The command line',
  eslint: 'ESLint',
  editors: 'Editors',
  site: 'The site',
  tests: 'Tests',
  project: 'The project',
  '.': 'Others',
} as const satisfies Record<string, string>

/** The decisions by area: `docs/decisions/README.md`. */
export function decisionIndex(): readonly GeneratedFile[] {
  const lists = Object.entries(areas).flatMap(([area, title]) => {
    const names = existsSync(join(root, folder, area)) ? decisionsIn(join(root, folder, area)) : []
    const links = names.map(name => {
      const path = posix.join(area, name)
      return `- [${titleOf(readFileSync(join(root, folder, path), 'utf8'))}](${path})`
    })
    return links.length === 0 ? [] : [`## ${title}`, links.join('\n')]
  })
  const text = [
    generatedFrom('the decisions of this folder'),
    '# Decisions',
    'Why things are as they are, each on a page, with its date.',
    ...lists,
  ].join('\n\n')
  return [{ path: `${folder}/README.md`, text: `${text}\n` }]
}

function decisionsIn(path: string): readonly string[] {
  const isDecision = (name: string) => /^\d{4}-.*\.md$/.test(name) && !name.startsWith('0000')
  return readdirSync(path).filter(isDecision).toSorted()
}

function titleOf(text: string): string {
  return /^# (?:\d{4}: )?(.*)$/m.exec(text)?.[1] ?? ''
}
