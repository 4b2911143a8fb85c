import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'esbuild'

/** The readers of document languages: `locate-<what>.ts` in the folders of `packages/documents/src/languages`. */
const reader = /[\\/]documents[\\/]src[\\/]languages[\\/](?:\w+[\\/]){1,2}locate-[\w-]+\.ts$/

/**
 * What reads a language, and its parser, is run when the first document of that language is read, and
 * not when the bundle is loaded. Every import of a reader is replaced by functions of the same names
 * that require it when they are called.
 */
export const loadLanguagesAtFirstUse: Plugin = {
  name: 'load-languages-at-first-use',
  setup: build => {
    build.onResolve({ filter: /[\\/]locate-[\w-]+\.ts$/ }, ({ path, importer, kind }) => {
      const file = resolve(dirname(importer), path)
      if (kind !== 'import-statement' || !reader.test(file)) return undefined
      return { path: file, namespace: 'first-language-use' }
    })
    build.onLoad({ filter: reader, namespace: 'first-language-use' }, ({ path }) => ({
      contents: ['let reader', ...namesOf(path).map(name => forwarded(name, path))].join('\n'),
      resolveDir: dirname(path),
    }))
  },
}

function forwarded(name: string, path: string): string {
  const loaded = `(reader ??= require(${JSON.stringify(path)}))`
  return `export function ${name}(...given) { return ${loaded}.${name}(...given) }`
}

/** The functions that a reader exports. It may export nothing else that exists when it runs. */
function namesOf(path: string): readonly string[] {
  const source = readFileSync(path, 'utf8')
  const other = /^export (?!type |interface |function )\w+/m.exec(source)
  if (other !== null) throw new Error(`${path}: "${other[0]}" cannot wait until it is called`)
  return [...source.matchAll(/^export function (\w+)/gm)].flatMap(([, name]) => name ?? [])
}
