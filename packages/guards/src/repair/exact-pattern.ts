import type { SyntaxNode } from '../syntax/syntax-node.ts'
import type { ExactTest } from './exact-test.ts'

/** Changes that make a regular expression match what it was meant to. */
const changes: readonly ((source: string) => string)[] = [
  // The dots of a name, which match any character.
  source =>
    source.replaceAll(/(?<=[\w)])\.(?=[\w(])/g, (dot, at: number) => escapedDot(source, dot, at)),
  // The end of the host.
  source => (/\w$/.test(source) && !/\\\w$/.test(source) ? `${source}(?:[/?#]|$)` : source),
  source => (/^(?:https?\b|\\\/\\\/)/.test(source) ? `^${source}` : source),
  // A name that can have a slash or an @ in it.
  source => source.replaceAll(/(?:\.|\[\^\\?\/\])([+*])(?=\)?\??\)?\\?\.)/g, String.raw`[\w.-]$1`),
]

const escapedDot = (source: string, dot: string, at: number): string =>
  source[at - 1] === '\\' || /\[[^\]]*$/.test(source.slice(0, at)) ? dot : `\\${dot}`

/**
 * Returns changed regular expressions, the least change first. Whether they hold is for a search to
 * find out.
 */
export function exactPatterns(node: SyntaxNode): readonly ExactTest[] {
  const { regex } = node
  if (regex === undefined || regex.flags.includes('v')) return []
  const { pattern, flags } = regex
  const [dots, end, start, name] = changes
  const sources = [
    [dots],
    [dots, end],
    [dots, name],
    [dots, start],
    [dots, name, end],
    [dots, start, end],
  ].map(each => each.reduce((source, change) => change?.(source) ?? source, pattern))
  return [...new Set(sources)]
    .filter(source => source !== pattern)
    .map(source => ({
      node,
      text: `/${source.replaceAll(/(?<!\\)\/(?![^[]*\])/g, String.raw`\/`)}/${flags}`,
      value: () => ({ is: 'pattern', source, flags }),
    }))
}
