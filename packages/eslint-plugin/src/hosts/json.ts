import { connectionSpecOf } from '@hreflint/core/internal'
import { loadDocuments } from '#documents'
import { foundUrlOf } from '../files/embedded-url.ts'
import type { Host } from './host.ts'

/** Keys whose values are URLs in any JSON file. */
const keysOfAnyFile: readonly string[] = ['$schema']

/** Keys of `package.json`, by their paths. */
const keysOfPackage: readonly string[] = [
  'homepage',
  'bugs',
  'bugs.url',
  'repository',
  'repository.url',
  'funding',
  'funding.url',
  'author.url',
]

/**
 * The host for `@eslint/json`, whose root is a `Document`, and for `jsonc-eslint-parser`, whose
 * root is a `Program`.
 */
export const json: Host = {
  visit: ({ sourceCode, context, settings, take }) => {
    const takeAll = () => {
      const keys = new Set([...keysOfAnyFile, ...settings.jsonKeys])
      const isPackage = /(?:^|[/\\])package\.json$/.test(context.filename)
      if (isPackage) for (const key of keysOfPackage) keys.add(key)
      const isJson5 = context.filename.endsWith('.json5')
      const { locateJsonStrings } = loadDocuments()
      for (const string of locateJsonStrings(sourceCode.text, [], { isJson5 })) {
        const path = string.path.filter(part => typeof part === 'string').join('.')
        const last = string.path.findLast(part => typeof part === 'string') ?? ''
        const isUrl =
          keys.has(path) ||
          settings.jsonKeys.includes(String(last)) ||
          connectionSpecOf(string.text) !== null
        if (string.isKey || !isUrl) continue
        // `repository` also takes names such as "github:user/project" and "user/project".
        if (!/^[\0- ]*[a-z][a-z+.-]*:[/\\]/i.test(string.text)) continue
        take(
          foundUrlOf(
            { ...string, base: 'none', encoding: 'utf-8', site: { kind: 'json', syntax: 'url' } },
            settings.documentBases,
          ),
        )
      }
    }
    return { Document: takeAll, Program: takeAll }
  },
}
