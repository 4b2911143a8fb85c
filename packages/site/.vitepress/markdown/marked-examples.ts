import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

interface Fence {
  readonly content: string
  readonly info: string
}

const isCarets = (line: string | undefined): line is string =>
  line !== undefined && /^ *\^[ ^]*$/.test(line)

/**
 * Marks the wrong characters of examples on the pages of issues, as the explorer does. In the file
 * itself, which is also read elsewhere, carets are below them.
 */
export function markedExamples(markdown: Markdown): void {
  const others = markdown.renderer.rules.fence
  markdown.core.ruler.push('marked-examples', state => {
    const kind = state.src.includes('**Parse exception**') ? 'parse-exception' : 'conformance-error'
    for (const token of state.tokens) {
      const lines = token.content.split('\n')
      if (token.type === 'fence' && lines.slice(1).some(isCarets)) token.meta = { kind }
    }
  })
  markdown.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index]
    if (token?.meta?.kind === undefined) {
      return others?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
    }
    const marked = withMarks(token, markdown.utils.escapeHtml)
    return `<div class="language-text marked-example" data-kind="${token.meta.kind}"><pre v-pre><code>${marked}</code></pre></div>\n`
  }
}

/** Returns the text as HTML, with marks for the characters that have carets below them. */
function withMarks({ content, info }: Fence, toHtml: (text: string) => string): string {
  const lines = content.trimEnd().split('\n')
  // The caret is below the character before which something is missing.
  const isInsertion = info.includes('insertion')
  return lines
    .flatMap((text, index) => {
      if (index > 0 && isCarets(text)) return []
      const carets = lines[index + 1]
      return [isCarets(carets) ? lineWithMarks(text, carets, isInsertion, toHtml) : toHtml(text)]
    })
    .join('\n')
}

function lineWithMarks(
  text: string,
  carets: string,
  isInsertion: boolean,
  toHtml: (text: string) => string,
): string {
  let html = ''
  let end = 0
  for (const { 0: run, index } of carets.matchAll(/\^+/g)) {
    const wrong = isInsertion ? '' : text.slice(index, index + run.length)
    html += toHtml(text.slice(end, index))
    html += wrong === '' ? '<mark class="missing"></mark>' : `<mark>${toHtml(wrong)}</mark>`
    end = index + wrong.length
  }
  return html + toHtml(text.slice(end))
}
