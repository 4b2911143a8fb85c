import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedFile } from '../generated-file.ts'

/**
 * What follows from the addresses in the root's package.json: the module that programs read, and the
 * manifests of all packages.
 */
export function projectAddresses(root: string): readonly GeneratedFile[] {
  const read = (path: string): Manifest => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const { homepage, repository, isPublished } = read('package.json')
  const page = repository.url.replace(/^git\+|\.git$/g, '')
  const manifests = ['packages', 'extensions'].flatMap(folder =>
    readdirSync(join(root, folder)).map(name => `${folder}/${name}/package.json`),
  )
  return [
    {
      path: 'packages/core/src/contract/project.generated.ts',
      text: moduleOf(homepage, isPublished),
    },
    ...manifests.map(path => {
      const manifest = read(path)
      if (manifest.repository !== undefined) manifest.repository.url = repository.url
      if (manifest.homepage !== undefined) manifest.homepage = homepage
      if (manifest.bugs !== undefined) manifest.bugs.url = `${page}/issues`
      return { path, text: `${JSON.stringify(manifest, null, 2)}\n` }
    }),
  ]
}

interface Manifest {
  homepage: string
  repository: { url: string }
  bugs?: { url: string }
  isPublished?: boolean
}

function moduleOf(homepage: string, isPublished: boolean | undefined): string {
  const site = isPublished === true ? `'${homepage}'` : 'null'
  return `// Generated from the root's package.json by scripts/generate/project/project-addresses.ts; do not edit.

/** The address of the project's site, without a slash at its end; null until it is published. */
export const site: string | null = ${site}
`
}
