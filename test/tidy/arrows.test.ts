import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readManifest, readSource, sourceFiles } from '../support/source-files.ts'

/** What each package may import from the workspace: never a package to its right. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/documents': ['@hreflint/core'],
  'packages/references': ['@hreflint/core', '@hreflint/documents'],
  'packages/patterns': ['@hreflint/core'],
  'packages/linter': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/references',
    '@hreflint/patterns',
  ],
  'packages/guards': ['@hreflint/core'],
  'packages/eslint-plugin': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/linter',
    '@hreflint/guards',
    '@hreflint/patterns',
    '@hreflint/references',
  ],
  'packages/cli': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/patterns',
    '@hreflint/references',
    '@hreflint/linter',
  ],
  'packages/language-service': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/references',
    '@hreflint/linter',
  ],
  'packages/language-server': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/references',
    '@hreflint/linter',
    '@hreflint/language-service',
  ],
  'packages/site': [
    '@hreflint/core',
    '@hreflint/documents',
    '@hreflint/references',
    '@hreflint/patterns',
    '@hreflint/guards',
    '@hreflint/linter',
    '@hreflint/language-service',
  ],
  'extensions/vscode': ['@hreflint/core', '@hreflint/linter', '@hreflint/language-server'],
}

/** Packages that run anywhere, and what of them is for Node alone. */
const portable = [
  'packages/core',
  'packages/documents',
  'packages/references',
  'packages/patterns',
  'packages/linter',
  'packages/guards',
]
const forNode = /^packages\/(?:core\/src\/platform\/node(?:-sources)?\.ts|references\/src\/node\/)/

/** What an editor or a test runner brings. */
const provided = new Set(['vscode'])

interface Import {
  readonly path: string
  readonly target: string
  readonly isType: boolean
}

function importsOf(folder: string): readonly Import[] {
  return sourceFiles(`${folder}/src`, ['.ts']).flatMap(path => {
    // Comments may hold examples of code.
    const source = readSource(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const statements = source.matchAll(
      /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\b(?:import|require)\(\s*['"]([^'"]+)['"]/gm,
    )
    return [...statements].map(([, type, statement, call]) => ({
      path,
      target: statement ?? call ?? '',
      isType: type !== undefined,
    }))
  })
}

/** `@scope/name/part` → `@scope/name` */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')
}

const isRelative = (target: string) => target.startsWith('.')
const isOwn = (target: string) => target.startsWith('#')
const ofWorkspace = /^(?:@hreflint\/|hreflint$|eslint-plugin-hreflint$)/

describe.each(Object.entries(arrows))('%s', (folder, allowed) => {
  const manifest = readManifest(folder)
  const imports = importsOf(folder)
  const show = ({ path, target }: Import) => `${path} imports ${target}`

  test('has sources', () => expect(imports.length).toBeGreaterThan(0))

  test('depends on nothing to its right', () => {
    const dependencies = Object.keys({
      ...manifest.dependencies,
      ...manifest.peerDependencies,
      ...manifest.devDependencies,
    })
    expect(dependencies.filter(name => ofWorkspace.test(name) && !allowed.includes(name))).toEqual(
      [],
    )
    expect(
      imports
        .filter(({ target }) => ofWorkspace.test(target) && !allowed.includes(packageOf(target)))
        .map(show),
    ).toEqual([])
  })

  test('imports what its manifest names', () => {
    const run = { ...manifest.dependencies, ...manifest.peerDependencies }
    // What is bundled, or only types, need not be installed by users.
    const isBundled =
      folder.startsWith('extensions/') || manifest.bundle?.bringsDependencies === true
    const undeclared = imports.filter(({ target, isType }) => {
      if (isRelative(target) || isOwn(target) || isBuiltin(target)) return false
      const name = packageOf(target)
      if (provided.has(name) || name in run) return false
      return !((isType || isBundled) && name in (manifest.devDependencies ?? {}))
    })
    expect(undeclared.map(show)).toEqual([])
  })

  test('imports no file of another package', () => {
    const strays = imports.filter(
      ({ path, target }) =>
        isRelative(target) && !posix.join(posix.dirname(path), target).startsWith(`${folder}/`),
    )
    expect(strays.map(show)).toEqual([])
  })

  if (!portable.includes(folder)) return

  test('runs without Node', () => {
    const leadsToNode = ({ path, target }: Import) =>
      isBuiltin(target) ||
      (isRelative(target) && forNode.test(posix.join(posix.dirname(path), target)))
    const portableImports = imports.filter(({ path, isType }) => !forNode.test(path) && !isType)
    expect(portableImports.filter(leadsToNode).map(show)).toEqual([])
  })
})

test('rooms do not import rooms, but programs that follow the URL Standard read by it', () => {
  const strays = importsOf('packages/core').filter(({ path, target }) => {
    const room = /^packages\/core\/src\/specs\/([^/]+)\//.exec(path)?.[1]
    if (room === undefined || !isRelative(target)) return false
    const to = posix.join(posix.dirname(path), target)
    const other = /^packages\/core\/src\/specs\/([^/]+)/.exec(to)?.[1]
    return other !== undefined && other !== room && !(room === 'programs' && other === 'whatwg')
  })
  expect(strays.map(({ path, target }) => `${path} imports ${target}`)).toEqual([])
})
