import { mention, nearName } from '@hreflint/core/internal'
import { componentNames, type UrlPatternComponentName } from '../component-names.ts'
import type { Part } from '../part.ts'
import type { UrlPattern } from '../url-pattern.ts'
import { compiledPattern, RuleProblem } from './rule-problem.ts'

/** What the groups of each component matched, by name. */
export type GroupValues = ReadonlyMap<
  UrlPatternComponentName,
  ReadonlyMap<string, string | undefined>
>

/** A piece of a component: a text, or what a group of the pattern matched. */
type Piece =
  | { readonly text: string }
  | { readonly component: UrlPatternComponentName; readonly group: string }

/**
 * A URL with `*` and `:name` in it, which stand for what the groups of a pattern matched. It is read
 * like a pattern. What it does not write, such as the query, stays as it is in the URL.
 */
export class Replacement {
  readonly #pieces: ReadonlyMap<UrlPatternComponentName, readonly Piece[]>
  readonly #hasSlashes: boolean

  /** @throws RuleProblem if the text is no pattern, or has a group that the pattern does not have. */
  constructor(text: string, pattern: UrlPattern) {
    const own = compiledPattern(text)
    this.#pieces = new Map(
      componentNames
        .filter(name => own.spans.has(name) || own.components[name].pattern !== '*')
        .map(name => [
          name,
          own.components[name].parts.flatMap(part => piecesOf(part, name, pattern)),
        ]),
    )
    this.#hasSlashes = /^[^/]*:\/\//.test(text)
  }

  /** Returns the URL, which may be none that can be parsed. */
  fill(groups: GroupValues, url: Partial<Record<UrlPatternComponentName, string>>): string {
    const part = (name: UrlPatternComponentName): string =>
      this.#pieces
        .get(name)
        ?.map(piece =>
          'text' in piece ? piece.text : (groups.get(piece.component)?.get(piece.group) ?? ''),
        )
        .join('') ??
      url[name] ??
      ''
    const userinfo = after(part('username'), ':', part('password'))
    const host = after(part('hostname'), ':', part('port'))
    const authority = this.#hasSlashes ? `//${userinfo === '' ? '' : `${userinfo}@`}${host}` : ''
    const rest = after(after(part('pathname'), '?', part('search')), '#', part('hash'))
    return `${part('protocol')}:${authority}${rest}`
  }
}

function after(before: string, delimiter: string, text: string): string {
  return text === '' ? before : `${before}${delimiter}${text}`
}

function piecesOf(
  { type, modifier, value, name, prefix, suffix }: Part,
  component: UrlPatternComponentName,
  pattern: UrlPattern,
): readonly Piece[] {
  if (modifier !== '') {
    throw new RuleProblem(
      `has the modifier ${mention(modifier)}. After "*" or a name, write \\\\${modifier} for the character`,
    )
  }
  if (type === 'regexp') throw new RuleProblem('has a regular expression')
  if (type === 'fixed-text') return [{ text: value }]
  const group = { component: componentWith(name, component, pattern), group: name }
  return [{ text: prefix }, group, { text: suffix }]
}

/** Returns the component of the pattern that has a group: the same one, or for a name another. */
function componentWith(
  name: string,
  component: UrlPatternComponentName,
  { components }: UrlPattern,
): UrlPatternComponentName {
  const has = (candidate: UrlPatternComponentName): boolean =>
    components[candidate].groupNames.includes(name)
  if (has(component)) return component
  if (/^\d/.test(name)) throw new RuleProblem(`has more "*" in its ${component} than "url"`)
  const found = componentNames.find(has)
  if (found !== undefined) return found
  const known = componentNames
    .flatMap(each => components[each].groupNames)
    .filter(each => !/^\d/.test(each))
  const near = nearName(name, known)
  const question = near === null ? '' : `. Did you mean ${mention(`:${near}`)}?`
  throw new RuleProblem(`has ${mention(`:${name}`)}, but "url" has no such group${question}`)
}
