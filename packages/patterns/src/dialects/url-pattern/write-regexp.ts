import { type ComponentOptions, escapeRegexp, type Part, segmentWildcard } from './part.ts'

/**
 * [Generates the regular expression](https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list).
 */
export function regexpOf(parts: readonly Part[], options: ComponentOptions): string {
  return `^${parts.map(part => sourceOf(part, options)).join('')}$`
}

function sourceOf(part: Part, options: ComponentOptions): string {
  const { type, modifier } = part
  if (type === 'fixed-text') {
    const text = escapeRegexp(part.value)
    return modifier === '' ? text : `(?:${text})${modifier}`
  }
  const value =
    type === 'segment-wildcard'
      ? runnable(segmentWildcard(options))
      : type === 'full-wildcard'
        ? '.*'
        : part.value
  const [prefix, suffix] = [escapeRegexp(part.prefix), escapeRegexp(part.suffix)]
  const repeats = modifier === '*' || modifier === '+'
  if (prefix === '' && suffix === '') {
    return repeats ? `((?:${value})${modifier})` : `(${value})${modifier}`
  }
  if (!repeats) return `(?:${prefix}(${value})${suffix})${modifier}`
  const repeated = `(?:${prefix}((?:${value})(?:${suffix}${prefix}(?:${value}))*)${suffix})`
  return modifier === '*' ? `${repeated}?` : repeated
}

/** Replaces `[^]`, which V8 in Node 20 never matches with the `v` flag. */
function runnable(source: string): string {
  return source.replace('[^]', String.raw`[\s\S]`)
}
