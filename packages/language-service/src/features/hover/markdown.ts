/** A text as inline code: in more backticks than it has itself. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + space + text.replace(/[\r\n\t]/g, ' ') + space + fence
}

/** Lines as a block of code. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n')
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** A text as it is, whatever of it Markdown would take for its own. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&')
}
