import { isNamePart } from '../name-code-points.ts'
import { type ComponentOptions, escapePattern, type Part, segmentWildcard } from './part.ts'

/** Returns the normalized [pattern string](https://urlpattern.spec.whatwg.org/#generate-a-pattern-string) of parts. */
export function patternOf(parts: readonly Part[], options: ComponentOptions): string {
  return parts
    .map((part, index) => textOf(part, parts[index - 1], parts[index + 1], options))
    .join('')
}

function textOf(
  part: Part,
  previous: Part | undefined,
  next: Part | undefined,
  options: ComponentOptions,
): string {
  const { type, modifier, name, prefix, suffix } = part
  if (type === 'fixed-text') {
    const text = escapePattern(part.value)
    return modifier === '' ? text : `{${text}}${modifier}`
  }
  const isNamed = !isNumber(name)
  const grouped = needsBraces(part, previous, next, options)
  let text = escapePattern(prefix)
  if (isNamed) text += `:${name}`
  if (type === 'regexp') text += `(${part.value})`
  else if (type === 'segment-wildcard' && !isNamed) text += `(${segmentWildcard(options)})`
  else if (type === 'full-wildcard') {
    const isPlain =
      !isNamed &&
      (previous === undefined ||
        previous.type === 'fixed-text' ||
        previous.modifier !== '' ||
        grouped ||
        prefix !== '')
    text += isPlain ? '*' : '(.*)'
  }
  if (type === 'segment-wildcard' && isNamed && isNamePart(firstOf(suffix))) text += '\\'
  text += escapePattern(suffix)
  return (grouped ? `{${text}}` : text) + modifier
}

function needsBraces(
  { type, modifier, name, prefix, suffix }: Part,
  previous: Part | undefined,
  next: Part | undefined,
  options: ComponentOptions,
): boolean {
  if (suffix !== '' || (prefix !== '' && prefix !== options.prefix)) return true
  if (
    !isNumber(name) &&
    type === 'segment-wildcard' &&
    modifier === '' &&
    next?.prefix === '' &&
    next.suffix === '' &&
    (next.type === 'fixed-text' ? isNamePart(firstOf(next.value)) : isNumber(next.name))
  ) {
    return true
  }
  return (
    prefix === '' &&
    previous?.type === 'fixed-text' &&
    options.prefix !== '' &&
    previous.value.endsWith(options.prefix)
  )
}

/** Whether a group has a number because its author did not name it. */
function isNumber(name: string): boolean {
  return /^\d/.test(name)
}

function firstOf(text: string): string {
  return text === '' ? '' : String.fromCodePoint(text.codePointAt(0) ?? 0)
}
