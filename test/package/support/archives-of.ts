import { inject } from 'vitest'

/** The archives of these packages, or of all. */
export function archivesOf(...names: readonly string[]): readonly string[] {
  const archives = inject('archives')
  const wanted = names.length === 0 ? Object.keys(archives) : names
  return wanted.map(name => {
    const path = archives[name]
    if (path === undefined) throw new Error(`No package ${name} is published.`)
    return path
  })
}
