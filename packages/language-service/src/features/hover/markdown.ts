/** Returns a text as inline code, with more backticks than it contains. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : ''
  return fence + space + text.replace(/[\r\n\t]/g, ' ') + space + fence
}

/** Returns lines as a code block. */
export function codeBlock(lines: readonly string[]): string {
  const text = lines.join('\n')
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** Returns what a client shows that does not know Markdown. */
export function plainText(markdown: string): string {
  return markdown.replace(/^`{3,}.*\n?|\\(?=[^\w\s])/gm, '')
}

/** Returns prose in which only what is between backticks is markup: code. */
export function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece, index) => (index % 2 === 0 ? escaped(piece) : piece))
    .join('')
}

/** Escapes a text so that Markdown shows it unchanged. */
export function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&')
}
