import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { frontMatterIn } from '../../generators/contract/routes.ts'
import { lineStart, withLine } from './table-writer.ts'

/**
 * Returns a page with one address more in `aliases` of its front matter, as Hugo reads it. Null if the
 * front matter is written in a way that has no place for it.
 */
export function withAlias(text: string, address: string): string | null {
  const alias = JSON.stringify(address)
  const matter = frontMatterIn(text)
  if (matter === null) {
    return /^\s*[{]/.test(text) ? null : `---\naliases: [${alias}]\n---\n\n${text}`
  }
  const start = text.indexOf(matter.text)
  const written = matter.format === 'yaml' ? inYaml(matter.text, alias) : inToml(matter.text, alias)
  return written === null
    ? null
    : text.slice(0, start) + written + text.slice(start + matter.text.length)
}

function inYaml(text: string, alias: string): string | null {
  const root = parseDocument(text, { logLevel: 'silent' }).contents
  if (root !== null && !isMap(root)) return null
  const list = root?.get('aliases', true)
  if (list === undefined) {
    const end = /\r?\n/.exec(text)?.[0] ?? '\n'
    return `${text}${text.trim() === '' ? '' : end}aliases: [${alias}]`
  }
  if (!isSeq(list) || list.range == null) return null
  const [first] = list.items
  if (list.flow === true) return afterBracket(text, list.range[0], alias, first !== undefined)
  if (!isScalar(first) || first.range == null) return null
  const start = lineStart(text, first.range[0])
  const marker = text.slice(start, first.range[0])
  return /^\s*-\s+$/.test(marker) ? withLine(text, start, marker + alias) : null
}

function inToml(text: string, alias: string): string | null {
  const list = /^[ \t]*aliases[ \t]*=[ \t]*(?=\[)/m.exec(text)
  if (list !== null) {
    const bracket = list.index + list[0].length
    return afterBracket(text, bracket, alias, !/^\[\s*\]/.test(text.slice(bracket)))
  }
  if (/^[ \t]*aliases\b/m.test(text)) return null
  const offset = /^\r?\n/.exec(text)?.[0].length ?? 0
  return withLine(text, offset, `aliases = [${alias}]`)
}

function afterBracket(text: string, bracket: number, alias: string, hasMore: boolean): string {
  const after = text.slice(bracket + 1)
  const rest = hasMore ? `, ${after.replace(/^[ \t]+/, '')}` : after
  return `${text.slice(0, bracket + 1)}${alias}${rest}`
}
