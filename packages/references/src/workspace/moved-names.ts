import { applyEdits, type TextEdit } from '@hreflint/core'
import type { Profile } from '../generators/contract/profile.ts'
import { type Move, movedPath } from './moves.ts'

/**
 * Returns the edits of a file that names files of a site as plain data, such as `nav` of `mkdocs.yml`,
 * when files move. Paths are from the root of the site. Null if a name cannot be written there.
 */
export function movedNames(
  { navigation, contents }: Profile,
  text: string,
  moves: readonly Move[],
): readonly TextEdit[] | null {
  const [content = ''] = contents
  const names = navigation?.read(text, content) ?? []
  const edits: TextEdit[] = []
  for (const { path, span, write } of names) {
    const moved = movedPath(path, moves)
    if (moved === path) continue
    const written = write(moved)
    if (written === null) return null
    edits.push({ span, text: written })
  }
  edits.sort((a, b) => a.span.start - b.span.start)
  const after = navigation?.read(applyEdits(text, edits), content) ?? []
  // One place can name a file in several ways, of which one has changed.
  const changed = new Set(edits.map(({ span }) => span.start))
  // What stands around a name may read the new one differently.
  const isAsPlanned = names.every(({ path, span }, index) => {
    const moved = movedPath(path, moves)
    return after[index]?.path === moved || (moved === path && changed.has(span.start))
  })
  return after.length === names.length && isAsPlanned ? edits : null
}
