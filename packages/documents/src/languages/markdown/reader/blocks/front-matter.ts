const fences = ['---', '+++']

/** Returns the offset after the YAML or TOML front matter, or `start` if there is none. */
export function afterFrontMatter(text: string, start: number): number {
  const fence = fences.find(marks => text.startsWith(marks, start))
  if (fence === undefined) return start
  const line = new RegExp(
    `${fence === '+++' ? String.raw`\+\+\+` : fence}[ \\t]*(?:\\r\\n?|\\n|$)`,
    'y',
  )
  line.lastIndex = start
  if (!line.test(text)) return start
  let at = line.lastIndex
  while (at < text.length) {
    line.lastIndex = at
    if (line.test(text)) return line.lastIndex
    at = nextLine(text, at)
  }
  return start
}

function nextLine(text: string, at: number): number {
  const ending = /\r\n?|\n/g
  ending.lastIndex = at
  return ending.test(text) ? ending.lastIndex : text.length
}
