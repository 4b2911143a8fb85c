import type { Locator } from '../../language.ts'
import { codeLanguages } from '../code/index.ts'
import { htmlLanguages } from '../html/index.ts'
import { markdownLanguages } from '../markdown/index.ts'
import { scriptLanguages } from '../script/index.ts'
import type { Cell } from './read-notebook.ts'

const programs = new Map(
  [...codeLanguages, ...scriptLanguages].map(({ id, locate }) => [id, locate]),
)
const scripts: ReadonlySet<string> = new Set(scriptLanguages.map(({ id }) => id))
const markup = new Map(
  [...markdownLanguages, ...htmlLanguages].map(({ id, locate }) => [id, locate]),
)

/** What kernels and magics call a language, if not by its id. */
const otherNames: Readonly<Record<string, string>> = {
  bash: 'shellscript',
  'c#': 'csharp',
  'c++': 'cpp',
  ipython: 'python',
  js: 'javascript',
  python3: 'python',
  sh: 'shellscript',
}

/** Magics after which the cell is still in the language of the kernel. */
const measuring = /^(?:capture|prun|time|timeit)$/

/** A first line that gives the whole cell to another reader: `%%bash`. */
const magic = /^\s*%%(\w+)/

/** Returns the locator of a cell; null if its language is unknown, or it is raw text. */
export function locatorOf({ type, source, language }: Cell): Locator | null {
  if (type === 'markdown') return markup.get('markdown') ?? null
  if (type !== 'code') return null
  const name = magic.exec(source)?.[1]?.toLowerCase()
  const isOwn = name === undefined || measuring.test(name)
  const id = isOwn ? language : name
  const known = Object.hasOwn(otherNames, id) ? (otherNames[id] ?? id) : id
  if (!isOwn && markup.has(known)) return markup.get(known) ?? null
  const locate = programs.get(known)
  if (locate === undefined) return null
  if (!scripts.has(known)) return locate
  return (text, options) => (options.scripts === true ? locate(text, options) : nothing)
}

const nothing: ReturnType<Locator> = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})
