import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Profile, profiles } from '../../../../packages/references/src/profiles.ts'
import type { GeneratedFile } from '../../generated-file.ts'
import { markdownTable } from '../table.ts'
import { withGenerated } from './generated-part.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const guide = 'docs/guide/broken-links.md'

/** What of a missing target is reported, by what a generator is known to make. */
const reported: Readonly<Record<Profile['certain'], string>> = {
  all: 'all links',
  pages: 'relative links to sources, pictures and pages',
  pictures: 'links to sources and pictures',
  sources: 'links to sources',
  nothing: 'slips',
}

/** The table of generators in the guide, made from their folders. */
export function generatorTable(): readonly GeneratedFile[] {
  const page = readFileSync(join(root, guide), 'utf8')
  const head = ['Site', 'Recognized by', 'Reported if missing', 'Not decided']
  const table = markdownTable(head, profiles.map(rowOf))
  return [{ path: guide, text: withGenerated(page, 'generators', table) }]
}

function rowOf(profile: Profile): readonly string[] {
  const about = readFileSync(
    join(root, `packages/references/src/generators/${profile.id}/about.md`),
    'utf8',
  )
  const said = (name: string): string => {
    const found = new RegExp(`^${name}: (.+)$`, 'm').exec(about)?.[1]
    if (found === undefined) throw new Error(`about.md of ${profile.id} has no line "${name}: …".`)
    return found
  }
  const { routes, certain, hasOtherIds } = profile
  const parts = [
    reported[certain],
    ...(routes === null || certain === 'nothing' ? [] : ['addresses in folders of known pages']),
    ...(hasOtherIds ? [] : ['headings']),
  ]
  return [profile.title, said('Recognized by'), parts.join(', '), said('Not decided')]
}
