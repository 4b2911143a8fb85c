import { compiledGroups } from '../../compiled-groups.ts'
import { type CompileRoute, quoted, type RoutePiece } from '../route.ts'
import { type OptionsV6, type PartV6, parseV6 } from './parse-v6.ts'

/** Returns a compiler for version 6 with some options. Syntax: `:id?`, `:path*`, `:id(\\d+)`, `{-:id}?`. */
export function compilerV6(options: OptionsV6): CompileRoute {
  return text => {
    const parts = parseV6(text, options)
    const end = options.isStrict === true ? '$' : '[\\/#\\?]?$'
    const source = `^${parts.map(sourceOf).join('')}${end}`
    const groups = parts.filter(part => part.type === 'group' && part.pattern !== '')
    return {
      regexp: compiledGroups(source, options.isSensitive === true ? '' : 'i', groups),
      names: groups.map(part => (part.type === 'group' ? part.name : '')),
      pieces: parts.map(pieceOf),
    }
  }
}

export const compileV6: CompileRoute = compilerV6({})

function sourceOf(part: PartV6): string {
  if (part.type === 'text') return quoted(part.value)
  const { pattern, modifier } = part
  const [prefix, suffix] = [quoted(part.prefix), quoted(part.suffix)]
  if (pattern === '') return `(?:${prefix}${suffix})${modifier}`
  if (prefix === '' && suffix === '') return `(${pattern})${modifier}`
  if (modifier !== '+' && modifier !== '*') return `(?:${prefix}(${pattern})${suffix})${modifier}`
  const optional = modifier === '*' ? '?' : ''
  return `(?:${prefix}((?:${pattern})(?:${suffix}${prefix}(?:${pattern}))*)${suffix})${optional}`
}

function pieceOf(part: PartV6): RoutePiece {
  const { start, end } = part
  if (part.type === 'text')
    return { type: 'text', start, end, text: part.value, name: '', modifier: '' }
  const { prefix, suffix, pattern, isCustom, name, modifier } = part
  if (pattern === '') return { type: 'text', start, end, text: prefix + suffix, name: '', modifier }
  const isAnything = pattern === '.*'
  const type = isAnything ? 'wildcard' : isCustom ? 'regexp' : 'parameter'
  return { type, start, end, text: isCustom && !isAnything ? pattern : '', name, modifier }
}
