import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import { findSpec, specs } from '../../../packages/core/src/specs/index.ts'

/** `whatwg/unescaped-space` → `unescaped-space` */
export function mistakeOf(code: string): string {
  return code.slice(code.indexOf('/') + 1)
}

/** `whatwg/unescaped-space` → `whatwg` */
export function roomOf(code: string): string {
  return code.slice(0, code.indexOf('/'))
}

/** Whether the issues of a namespace are about a URL itself, not about its place. */
export function isSpec(room: string): boolean {
  return specs.some(spec => spec.id === room)
}

const titles: Readonly<Record<string, string>> = {
  document: 'The place of a URL in its document.',
  reference: 'Whether the target of a link exists.',
  pattern: 'Patterns of URLs: routes, rules of tables, policies, origins.',
  policy: 'What a team forbids in its configuration.',
  redirect: 'Whether the entries of redirect tables lead somewhere.',
  site: 'What holds for a site as a whole.',
}

/** Whether the codes with a prefix are about what a link leads to. */
export function isAboutTargets(room: string): boolean {
  return ['reference', 'redirect', 'site'].includes(room)
}

/** What the codes with a prefix are about. */
export function roomTitle(room: string): string {
  if (isSpec(room)) return findSpec(room).title
  return titles[room] ?? 'Where programs read a URL differently.'
}

/** Codes with the same last part mean the same issue. */
export function groupByMistake(
  definitions: readonly IssueDefinition[],
): ReadonlyMap<string, readonly IssueDefinition[]> {
  const groups = new Map<string, IssueDefinition[]>()
  for (const definition of definitions) {
    const mistake = mistakeOf(definition.code)
    groups.set(mistake, [...(groups.get(mistake) ?? []), definition])
  }
  return groups
}
