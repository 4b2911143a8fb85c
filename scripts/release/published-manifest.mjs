// A hook of pnpm, which packs: what is published says nothing that only this repository reads, and names no address
// that is not this project's yet.
import { readFileSync } from 'node:fs'

const { isPublished } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

const ownConditions = new Set(['hreflint-source', 'hreflint-bundle'])
const ownFields = ['bundle', 'devDependencies', 'scripts']
const addresses = isPublished ? [] : ['homepage', 'repository', 'bugs']

/** A part of a manifest without what leads to sources, which are not published; undefined if nothing is left. */
function published(value) {
  if (typeof value === 'string') return value.startsWith('./src/') ? undefined : value
  if (Array.isArray(value)) return value.map(published).filter(each => each !== undefined)
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value)
    .filter(([name]) => !ownConditions.has(name))
    .map(([name, each]) => [name, published(each)])
    .filter(([, each]) => each !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

export const hooks = {
  beforePacking(manifest) {
    const kept = Object.entries(manifest).filter(
      ([name]) => ![...ownFields, ...addresses].includes(name),
    )
    return published(Object.fromEntries(kept))
  },
}
