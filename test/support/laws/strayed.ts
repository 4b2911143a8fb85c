import { applyEdits, check, describe, parse, type UrlOptions } from '@hreflint/core'

/** Longer parts are not shown whole. */
const longestShown = 80

/** Returns the suggestions for a URL that change its scheme, host or port and do not say where it leads then. */
export function strayed(input: string, options: UrlOptions): readonly string[] {
  const { url: before } = parse(input, options)
  if (before === null) return []
  return check(input, options).flatMap(issue =>
    describe(issue, input, options).fixes.flatMap(({ title, edits }) => {
      const output = applyEdits(input, edits)
      const { url: after } = parse(output, options)
      if (after === null || title.endsWith(', which leads to the host of the page')) return []
      const isSaid = (['scheme', 'host', 'port'] as const).every(part => {
        const text = after[part] ?? ''
        const shown = text.length > longestShown ? text.slice(0, longestShown / 2) : text
        const isLed = (part === 'port' || text === '') && title.includes(', which leads to ')
        return (before[part] ?? '') === text || isLed || title.includes(shown || part)
      })
      return isSaid ? [] : [`${input} → ${output}: ${title}`]
    }),
  )
}
