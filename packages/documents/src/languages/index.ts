import type { DocumentLanguage } from '../language.ts'
import { asciidocLanguages } from './asciidoc/index.ts'
import { codeLanguages } from './code/index.ts'
import { cssLanguages } from './css/index.ts'
import { dotenvLanguages } from './dotenv/index.ts'
import { htmlLanguages } from './html/index.ts'
import { iniLanguages } from './ini/index.ts'
import { jsonLanguages } from './json/index.ts'
import { jupyterLanguages } from './jupyter/index.ts'
import { markdownLanguages } from './markdown/index.ts'
import { plaintextLanguages } from './plaintext/index.ts'
import { redirectsLanguages } from './redirects/index.ts'
import { restructuredtextLanguages } from './restructuredtext/index.ts'
import { scriptLanguages } from './script/index.ts'
import { serverLanguages } from './servers/index.ts'
import { tomlLanguages } from './toml/index.ts'
import { xmlLanguages } from './xml/index.ts'
import { yamlLanguages } from './yaml/index.ts'

/**
 * All kinds of documents. To add one, create a folder beside this file that exports its languages,
 * and add a line here. test/documents/languages.test.ts checks that no folder is missing.
 */
export const languages: readonly DocumentLanguage[] = [
  ...htmlLanguages,
  ...cssLanguages,
  ...markdownLanguages,
  ...jupyterLanguages,
  ...xmlLanguages,
  ...scriptLanguages,
  ...dotenvLanguages,
  ...jsonLanguages,
  ...yamlLanguages,
  ...tomlLanguages,
  ...iniLanguages,
  ...codeLanguages,
  ...redirectsLanguages,
  ...serverLanguages,
  ...restructuredtextLanguages,
  ...asciidocLanguages,
  ...plaintextLanguages,
]

const byId = new Map(languages.map(language => [language.id, language]))
const byExtension = new Map(
  languages.flatMap(language => language.extensions.map(extension => [extension, language.id])),
)
/** Null for files that programs write for themselves, or that are checked in another way. */
const byFileName = new Map<string, string | null>([
  ...languages.flatMap(({ id, fileNames = [] }) => fileNames.map(name => [name, id] as const)),
  ...['json', 'js', 'mjs', 'ts'].map(ending => [`hreflint.config.${ending}`, null] as const),
  ['npm-shrinkwrap.json', null],
  ['package-lock.json', null],
])

/** Returns the language with an id; undefined if the id is not known. */
export function findLanguage(languageId: string): DocumentLanguage | undefined {
  return byId.get(languageId)
}

/**
 * Returns the language id for a file name or path: by the whole name, else by the longest known
 * extension (`page.html.erb` is `erb`), else by what is before the extensions (`Dockerfile.dev`,
 * `.env.eu-west`). Null if none is known, and for lock files.
 */
export function languageOf(fileName: string): string | null {
  const start = Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1
  const name = fileName.slice(start).toLowerCase()
  const named = byFileName.get(name)
  if (named !== undefined) return named
  let dot = name.indexOf('.')
  while (dot !== -1) {
    const id = byExtension.get(name.slice(dot + 1))
    if (id !== undefined) return id
    dot = name.indexOf('.', dot + 1)
  }
  return byFileName.get(name.replace(/(?!^)\..*/s, '')) ?? null
}
