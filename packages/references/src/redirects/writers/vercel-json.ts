import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser'
import type { TableWriter } from './table-writer.ts'

/** Writes to `redirects` of `vercel.json`, before the others. */
export const writeVercel: TableWriter = (text, { from: source, to: destination }) => {
  const root = parseTree(text)
  if (root?.type !== 'object') return null
  const entry = { source, destination, permanent: true }
  const list = findNodeAtLocation(root, ['redirects'])
  if (list !== undefined && list.type !== 'array') return null
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  '
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
  const edits =
    list === undefined
      ? modify(text, ['redirects'], [entry], { formattingOptions })
      : modify(text, ['redirects', 0], entry, { formattingOptions, isArrayInsertion: true })
  return applyEdits(text, edits)
}
