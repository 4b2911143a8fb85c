import { locateTomlStrings } from '../../toml/locate-toml.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'
import { headerPattern } from './header-patterns.ts'

const dialects: Readonly<Record<string, string>> = {
  'redirects.from': 'netlify',
  'headers.for': 'headers',
}

/**
 * Finds the patterns in `netlify.toml`: `from` of `[[redirects]]`, `for` of `[[headers]]`, and the values of
 * headers.
 */
export function netlifyPatterns(text: string): readonly EmbeddedPattern[] {
  const tables = Array.from(
    text.matchAll(/^[^\S\r\n\u2028\u2029]*\[+[^\S\r\n]*([\w.]+)/gm),
    match => match,
  )
  return locateTomlStrings(text).flatMap(({ key, value, isBlock = false }) => {
    const at = value.map.toSourceSpan({ start: 0, end: 0 }).start
    const table = tables.findLast(({ index }) => index < at)?.[1] ?? ''
    if (/^headers(?:\.values)?$/.test(table) && key !== 'for') return headerPattern(key, value)
    const dialect = dialects[`${table}.${key}`]
    return dialect === undefined || isBlock ? [] : [{ ...value, dialect, isRelative: false }]
  })
}
