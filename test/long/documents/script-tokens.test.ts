import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'
import { agreesOn } from '../../support/oracles/script-literals.ts'
import { repositoryRoot } from '../../support/source-files.ts'

const folder = join(repositoryRoot, 'node_modules/.pnpm')
const mostCharacters = 500_000

it('finds the strings and templates of installed packages where TypeScript finds them', () => {
  const paths = readdirSync(folder, { recursive: true })
    .map(name => join(folder, String(name)))
    // Other tests make and remove packages in caches of the workspace, to which this folder has links.
    .filter(path => !path.includes(`${sep}.cache${sep}`))
    .filter(path => /\.(?:[mc]?js|[jt]sx|[mc]?ts)$/.test(path) && isSmall(path))
    .sort()
    .filter((_, index) => index % 10 === 0)
  expect(paths.filter(path => !agreesOn(path, readFileSync(path, 'utf8')))).toEqual([])
  expect(paths.length).toBeGreaterThan(1000)
})

function isSmall(path: string): boolean {
  const status = statSync(path, { throwIfNoEntry: false })
  return status?.isFile() === true && status.size < mostCharacters
}
