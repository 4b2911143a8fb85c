import type { DocumentLanguage, Locator } from '../../../language.ts'
import { dotenvLanguages } from '../../dotenv/index.ts'
import { iniLanguages } from '../../ini/index.ts'
import { jsonLanguages } from '../../json/index.ts'
import { scriptLanguages } from '../../script/index.ts'
import { tomlLanguages } from '../../toml/index.ts'
import { xmlLanguages } from '../../xml/index.ts'
import { yamlLanguages } from '../../yaml/index.ts'
import { codeLanguages } from '../index.ts'

const known: readonly DocumentLanguage[] = [
  ...codeLanguages,
  ...scriptLanguages,
  ...dotenvLanguages,
  ...iniLanguages,
  ...jsonLanguages,
  ...tomlLanguages,
  ...xmlLanguages,
  ...yamlLanguages,
]

/** What code blocks call a language, if neither by its id nor by the extension of its files. */
const otherNames: Readonly<Record<string, string>> = {
  '': 'shellscript',
  'c#': 'csharp',
  'c++': 'cpp',
  conf: 'ini',
  console: 'shellscript',
  docker: 'dockerfile',
  golang: 'go',
  make: 'makefile',
  pwsh: 'powershell',
  pycon: 'python',
  python3: 'python',
  shell: 'shellscript',
  'shell-session': 'shellscript',
  shellsession: 'shellscript',
  terminal: 'shellscript',
}

const byName: ReadonlyMap<string, Locator> = new Map([
  ...known.flatMap(({ extensions, locate }) => extensions.map(name => [name, locate] as const)),
  ...known.map(({ id, locate }) => [id, locate] as const),
])

/**
 * Returns the locator of the language of a code block, by the name that the block gives it: an id, an extension, or
 * what people call it. A block without a language is read as a shell reads it, by words and quotes. Null if the
 * language is not known.
 */
export function locatorOfExcerpt(name: string): Locator | null {
  const lower = name.toLowerCase()
  const id = Object.hasOwn(otherNames, lower) ? (otherNames[lower] ?? lower) : lower
  return byName.get(id) ?? null
}
