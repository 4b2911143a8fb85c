import type { GeneratorOptions } from './generator-options.ts'
import { folderIn, lineValue, outputIn, textOf } from './line-value.ts'

/** Reads the configuration of Hugo: TOML, YAML or JSON. Hugo ignores the case of its keys. */
export function readHugo(text: string): GeneratorOptions | null {
  const isJson = text.trimStart().startsWith('{')
  const keyed = (key: string) => lineValue(text, isJson ? `[ \\t]*"${key}"` : key, 'im')
  const content = folderIn(keyed('contentDir'), 'content')
  const statics = folderIn(keyed('staticDir'), 'static')
  if (content === null || statics === null) return null
  const moved = ['permalinks', 'uglyURLs'].flatMap(name => sectionsIn(text, name, isJson))
  return {
    ...outputIn(keyed('publishDir')),
    ...(textOf(keyed('uglyURLs'))?.toLowerCase() === 'true'
      ? { pagesAreFolders: false, sectionsAreFiles: true }
      : {}),
    ...(moved.length === 0 ? {} : { movedFolders: [...new Set(moved)] }),
    ...(content === 'content' ? {} : { contents: [content] }),
    ...(statics === 'static' ? {} : { statics: [statics, 'assets'] }),
  }
}

/**
 * Returns the keys of a table, and of the tables in it: the sections of the site whose pages it
 * gives other addresses. The empty name, which means all pages, if the table is written in a way
 * that is not read.
 */
function sectionsIn(text: string, name: string, isJson: boolean): readonly string[] {
  if (isJson) return new RegExp(`"${name}"\\s*:\\s*\\{`, 'i').test(text) ? [''] : []
  const header = new RegExp(`^(?:\\[${name}(?:\\.\\w+)?\\]|${name}:)[ \\t]*(.*)$`, 'i')
  const sections: string[] = []
  let isInside = false
  for (const line of text.split(/\r?\n/)) {
    const start = header.exec(line)
    if (start !== null) {
      isInside = true
      // A value on the line of its key is the address style of all pages, or a table on one line.
      if (/^[{&*!]/.test(start[1] ?? '')) sections.push('')
    } else if (/^(?:\[|\w[\w-]*:)/.test(line)) {
      isInside = false
    } else if (isInside) {
      const key = /^\s*(?:"([^"]*)"|'([^']*)'|([\w./-]+))\s*[=:]/.exec(line)
      if (key !== null) sections.push((key[1] ?? key[2] ?? key[3] ?? '').replace(/^\/|\/$/g, ''))
    }
  }
  const isDotted = new RegExp(`^${name}(?:\\.|[ \\t]*=[ \\t]*\\{)`, 'im').test(text)
  return isDotted ? [...sections, ''] : sections
}
