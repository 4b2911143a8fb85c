import { type AST, parseTOML } from 'toml-eslint-parser'
import { joinPath } from '../../listing/listing.ts'
import type { NamedFile, Navigation } from '../contract/navigation.ts'

/** `nav` in `zensical.toml`. */
export const navigation: Navigation = {
  file: /^zensical\.toml$/,
  read(text, content) {
    let program: AST.TOMLProgram
    try {
      program = parseTOML(text)
    } catch {
      return []
    }
    return program.body[0].body
      .flatMap(node =>
        node.type === 'TOMLTable' && nameOf(node.key) === 'project' ? node.body : [],
      )
      .flatMap(({ key, value }) => (nameOf(key) === 'nav' ? stringsIn(value) : []))
      .flatMap(string => namedFile(string, content) ?? [])
  },
}

function nameOf({ keys }: AST.TOMLKey): string {
  return keys.map(key => (key.type === 'TOMLBare' ? key.name : key.value)).join('.')
}

/** Returns the texts in lists and tables, at any depth. */
function stringsIn(node: AST.TOMLContentNode): readonly AST.TOMLStringValue[] {
  if (node.type === 'TOMLArray') return node.elements.flatMap(stringsIn)
  if (node.type === 'TOMLInlineTable') return node.body.flatMap(({ value }) => stringsIn(value))
  return node.type === 'TOMLValue' && node.kind === 'string' ? [node] : []
}

function namedFile({ value, range }: AST.TOMLStringValue, content: string): NamedFile | null {
  if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(value)) return null
  const start = content === '' ? '' : `${content}/`
  return {
    path: joinPath(content, value),
    span: { start: range[0], end: range[1] },
    // A basic string of TOML can hold all that one of JSON can.
    write: moved => (moved.startsWith(start) ? JSON.stringify(moved.slice(start.length)) : null),
  }
}
