import type { RootFiles } from '../contract/profile.ts'

/** How many folders above that of a site its packages are looked for. */
const levels = 3

/**
 * Whether VitePress writes the fragments of links as it writes ids, so that `#Some-Title` finds
 * `some-title`. Version 2 does. Without a `package.json` that names a version, it is taken for version 1.
 */
export function slugsFragments(root: RootFiles): boolean {
  for (let level = 0; level <= levels; level += 1) {
    const text = root.textOf(`${'../'.repeat(level)}package.json`)
    const version = text === null ? undefined : /"vitepress"\s*:\s*"([^"]*)"/.exec(text)?.[1]
    // A name of a list, `catalog:`, may be any version. `next` is version 2.
    if (version !== undefined) return !/^[^\d]*[01]\.|^(?:latest|\*)?$/.test(version)
  }
  return false
}
