import type { MarkdownOptions } from 'vitepress'

type Markdown = Parameters<NonNullable<MarkdownOptions['config']>>[0]

/**
 * Replaces the inline styles in rendered Markdown (the colors of code and the alignment of tables)
 * with classes, because the policy of the pages allows only the site's own styles.
 * `theme/code-colors.css` has a class for each color of the two themes.
 */
export function classesForStyles(markdown: Markdown): void {
  const { fence } = markdown.renderer.rules
  markdown.renderer.rules.fence = (...all) => withClasses(fence?.(...all) ?? '')
  markdown.core.ruler.push('table-classes', state => {
    for (const token of state.tokens) {
      const [, align] =
        /^text-align:(left|center|right)$/.exec(String(token.attrGet('style'))) ?? []
      if (align === undefined) continue
      token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style')
      token.attrJoin('class', `in-${align}`)
    }
  })
}

function withClasses(html: string): string {
  return html.replace(/<(\w+)([^>]*?) style="([^"]*)"/g, (_, tag, others, style) => {
    const classes = style
      .split(';')
      .filter((one: string) => one !== '')
      .map(classOf)
    const own = /^(.*) class="([^"]*)"(.*)$/s.exec(others)
    if (own === null) return `<${tag}${others} class="${classes.join(' ')}"`
    return `<${tag}${own[1]} class="${[own[2], ...classes].join(' ')}"${own[3]}`
  })
}

/**
 * Converts `--shiki-light:#0E1116` to `light-0e1116`, and `--shiki-dark-font-weight:bold` to
 * `dark-bold`.
 */
function classOf(declaration: string): string {
  const [, theme, value] = /^--shiki-(light|dark)[\w-]*:#?([\w-]+)$/.exec(declaration) ?? []
  if (theme === undefined || value === undefined) {
    throw new Error(`There is no class for the style "${declaration}".`)
  }
  return `${theme}-${value.toLowerCase()}`
}
