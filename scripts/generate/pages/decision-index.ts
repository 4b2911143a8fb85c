import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'

const folder = 'docs/decisions'
const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The area that a decision is about, by the second digit of its number. */
const areas = [
  'The whole and core',
  'Repairs',
  'Tests',
  'Documents: HTML',
  'Documents: other languages',
  'The command line',
  'ESLint',
  'Editors',
  'Specifications',
  'The site and its pages',
]

/** The decisions by area: `docs/decisions/README.md`. */
export function decisionIndex(): readonly GeneratedFile[] {
  const decisions = readdirSync(join(root, folder))
    .filter(name => /^\d{4}-.*\.md$/.test(name) && !name.startsWith('0000'))
    .toSorted()
    .map(name => ({ name, title: titleOf(readFileSync(join(root, folder, name), 'utf8')) }))
  const lists = areas.flatMap((area, digit) => {
    const own = decisions.filter(({ name }) => name.startsWith(`00${digit}`))
    if (own.length === 0) return []
    return [`## ${area}`, own.map(({ name, title }) => `- [${title}](${name})`).join('\n')]
  })
  const text = [
    generatedFrom('the decisions of this folder'),
    '# Decisions',
    'Why things are as they are, each on a page, with its date.',
    ...lists,
  ].join('\n\n')
  return [{ path: `${folder}/README.md`, text: `${text}\n` }]
}

function titleOf(text: string): string {
  return /^# (?:\d{4}: )?(.*)$/m.exec(text)?.[1] ?? ''
}
