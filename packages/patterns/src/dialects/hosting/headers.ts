import type { CompiledPattern, PatternDialect } from '../../contract/pattern.ts'
import { compiledGroups } from '../compiled-groups.ts'
import { compiledPath, type PathPattern } from '../compiled-path.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'
import { pieceAt } from '../piece-at.ts'
import { foreignSyntax, notInPaths } from './examine-rule.ts'
import { segmentsOf } from './segments.ts'

/** Path lines of `_headers`, and `for` in `netlify.toml`. */
export const headersDialect: PatternDialect = {
  id: 'headers',
  title: '_headers',
  family: 'hosting',
  subject: 'path',
  usedBy: 'path lines of `_headers` on Netlify, and `for` of headers in `netlify.toml`',
  edition: {
    version: '@netlify/headers-parser 10',
    url: 'https://docs.netlify.com/manage/routing/headers/',
  },
  notes: [
    '`:name` at the start of a segment is the whole segment.',
    '`*` is any text, anywhere. `/a/*` matches `/a` as well.',
    'Neither letter case nor a slash at the end makes a difference.',
  ],
  compile: text => compiledHeaders(text),
  repair: () => [],
  sample: text => samplePaths(headersPath(text).pieces),
  examine: text => {
    const found = notInPaths(text).filter(({ code }) => code !== 'missing-slash')
    return found.length > 0
      ? found
      : segmentsOf(text).flatMap(segment => foreignSyntax(text, segment, compiledHeaders))
  },
}

function compiledHeaders(text: string): CompiledPattern {
  return compiledPath(headersPath(text))
}

function headersPath(text: string): PathPattern {
  const names: string[] = []
  const sources: string[] = []
  const pieces = segmentsOf(text).map(({ text: segment, start, end }) => {
    const part = segment.trimEnd()
    if (part.startsWith(':')) {
      names.push(part.slice(1))
      sources.push('([^/]+)')
      return pieceAt('parameter', start, end, '', part.slice(1))
    }
    if (part === '*') {
      names.push('splat')
      sources.push('?(.*)')
      return pieceAt('wildcard', start, end, '', 'splat')
    }
    // Netlify does not escape the text around a star.
    if (part !== '') sources.push(part.includes('*') ? part.replaceAll('*', '(.*)') : quoted(part))
    if (part.includes('*')) names.push('splat')
    return part.includes('*')
      ? pieceAt('wildcard', start, end, '', 'splat')
      : pieceAt('text', start, end, `/${part}`)
  })
  const whole = [{ start: 0, end: text.length }]
  return { regexp: compiledGroups(`^/${sources.join('/')}/?$`, 'iu', whole), names, pieces }
}
