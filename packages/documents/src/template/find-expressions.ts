import type { Placeholder } from './find-holes.ts'

/**
 * Finds the `{expression}`s in the tags of a Svelte or Astro component, and the code between the
 * `---` lines at the start of an Astro component. Ignores braces in text, because there is markup
 * between them. Takes linear time. Unclosed expressions extend to the end of the document.
 */
export function findExpressions(text: string): readonly Placeholder[] {
  const holes: Placeholder[] = []
  let at = endOfFrontMatter(text)
  if (at > 0) holes.push({ start: 0, end: at, isStatement: true })
  for (;;) {
    at = text.indexOf('<', at)
    if (at === -1) return holes
    if (/[A-Za-z]/.test(text.charAt(at + 1))) {
      at = tagExpressions(text, at + 1, holes)
    } else {
      const close = text.startsWith('<!--', at) ? text.indexOf('-->', at) : at + 1
      at = close === -1 ? text.length : close
    }
  }
}

/**
 * Adds the expressions of a tag and returns the offset of its end. For a script or style, this is
 * the end of its text.
 */
function tagExpressions(text: string, start: number, holes: Placeholder[]): number {
  let quote = ''
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '{') {
      const end = endOfExpression(text, at)
      holes.push({ start: at, end, isStatement: false })
      at = end - 1
    } else if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '`' && text.charAt(at - 1) === '=') {
      // Astro takes a template literal without braces.
      const end = endOfTemplate(text, at)
      holes.push({ start: at, end, isStatement: false })
      at = end - 1
    } else if (character === '"' || character === "'") {
      quote = character
    } else if (character === '>') {
      const raw = /^(?:script|style)\b/i.exec(text.slice(start, start + 8))
      if (raw === null) return at
      const close = text.indexOf(`</${raw[0]}`, at)
      return close === -1 ? text.length : close
    }
  }
  return text.length
}

/**
 * Returns the offset after the brace that closes the one at `start`. Skips strings and comments.
 */
function endOfExpression(text: string, start: number): number {
  // Expressions nest in template literals, so the stack records what each open brace belongs to.
  const open: ('brace' | 'template')[] = []
  const token = /[{}`]|\/\*|\/\/[^\n]*|"(?:[^"\\\n]|\\.){0,999}"|'(?:[^'\\\n]|\\.){0,999}'/g
  token.lastIndex = start
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    switch (found[0]) {
      case '{':
        open.push('brace')
        break
      case '}': {
        const closed = open.pop()
        if (open.length === 0) return token.lastIndex
        if (closed === 'template') token.lastIndex = endOfTemplateChunk(text, token.lastIndex, open)
        break
      }
      case '`':
        token.lastIndex = endOfTemplateChunk(text, token.lastIndex, open)
        break
      case '/*':
        token.lastIndex = endOfComment(text, token.lastIndex)
    }
  }
  return text.length
}

/** Returns the offset after the template literal that begins with the backtick at `start`. */
function endOfTemplate(text: string, start: number): number {
  let at = start + 1
  for (;;) {
    const open: 'template'[] = []
    at = endOfTemplateChunk(text, at, open)
    if (open.length === 0) return at
    at = endOfExpression(text, at - 1)
  }
}

function endOfComment(text: string, from: number): number {
  const close = text.indexOf('*/', from)
  return close === -1 ? text.length : close + 2
}

/** Skips characters of a template literal up to and including its end or the next `${`. */
function endOfTemplateChunk(text: string, from: number, open: ('brace' | 'template')[]): number {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') at++
    else if (character === '`') return at + 1
    else if (character === '$' && text.charAt(at + 1) === '{') {
      open.push('template')
      return at + 2
    }
  }
  return text.length
}

/** Returns the offset after the code at the start of an Astro component; 0 if there is none. */
export function endOfFrontMatter(text: string): number {
  return /^\s*---\r?\n[\s\S]*?\n---(?=\r?\n|$)/.exec(text)?.[0].length ?? 0
}
