import type { Rule, SourceCode } from 'eslint'
import type { Settings } from '../../settings/settings.ts'
import { absoluteSchemes } from '../texts/literal-url.ts'
import { urlAttributes } from './set-attribute.ts'
import type { IndexedSink, SinkIndex } from './sink-index.ts'

/**
 * Keeps rules from visiting programs that have no place for URLs, which costs more than everything
 * else the rules do. It may admit a program without such a place, but never rejects one with such a
 * place: the names of sinks occur in the text unchanged, with an escape, or with a comment among
 * them.
 */
export class SinkGate {
  /** Names of the platform that are sinks or start one: `fetch`, `navigator`. */
  readonly #roots: ReadonlySet<string>
  /** Matches other traces of a place for URLs. Null if any string may be a URL. */
  readonly #traces: RegExp | null
  #last: { readonly ast: unknown; readonly opens: boolean } | null = null

  constructor(sinks: SinkIndex, { literals }: Settings) {
    this.#roots = new Set(sinks.all.filter(isRooted).map(({ callee }) => firstName(callee)))
    this.#traces = literals === 'off' ? tracesOf(sinks, this.#roots) : null
  }

  /** Returns whether a program may have a URL. The rules of a file ask one after another. */
  opensFor(context: Rule.RuleContext): boolean {
    const { ast } = context.sourceCode
    if (this.#last?.ast !== ast) this.#last = { ast, opens: this.#mayHaveUrl(context) }
    return this.#last.opens
  }

  #mayHaveUrl(context: Rule.RuleContext): boolean {
    const { sourceCode } = context
    if (this.#traces === null || this.#usesRoot(sourceCode)) return true
    const { text } = sourceCode
    return (
      this.#traces.test(text) ||
      (mayHaveJsx(context) && traceOfJsx.test(text)) ||
      hasEscapedName(text) ||
      isCommentedWithin(sourceCode)
    )
  }

  /** Returns whether the program uses a root without declaring it, according to its scopes. */
  #usesRoot({ scopeManager: { globalScope } }: SourceCode): boolean {
    if (globalScope === null) return true
    for (const { identifier } of globalScope.through) {
      if (this.#roots.has(identifier.name)) return true
    }
    for (const root of this.#roots) {
      const configured = globalScope.set.get(root)
      if (configured !== undefined && configured.references.length > 0) return true
    }
    return false
  }
}

const isRooted = ({ owner, callee }: IndexedSink): boolean =>
  owner === 'global' && !callee.startsWith('*.')

const firstName = (callee: string): string => callee.replace(/\..*/, '')
const lastName = (callee: string): string => callee.replace(/.*\./, '')

/**
 * Builds a single pattern, so that a text is read once. Its alternatives start with few different
 * characters.
 */
function tracesOf({ all, modules }: SinkIndex, roots: ReadonlySet<string>): RegExp {
  const called = new Set(roots)
  const assigned = new Set<string>()
  const setting = new Set<string>()
  const words = new Set<string>()
  for (const sink of all) {
    const name = lastName(sink.callee)
    if (isRooted(sink)) continue
    else if (name === sink.callee) words.add(name)
    else if (sink.kind === 'assignment') assigned.add(name)
    else if (sink.roles[0] === 'attribute') setting.add(name)
    else called.add(name)
  }
  // The target may be in parentheses, or a comment may follow it.
  const isTarget = String.raw`[\s)]*(?:=(?![=>])|/[*/])`
  const isOther = String.raw`\s*\(\s*(['"])(?!${oneOf(urlAttributes, inAnyCase)})[\w-]+\1`
  const schemes = absoluteSchemes.map(inAnyCase).join('|')
  // A quoted member name, or an import source: a scheme, the name of a module, or the end of one.
  const quoted = [
    `(?:${[...called, ...assigned, ...setting].map(escapeDollar).join('|')})['"\`]`,
    String.raw`(?:[\0- ]|\\.)*(?:${schemes})(?:\\?:|['"\`])`,
    String.raw`[A-Za-z]{1,5}:['"\`]`,
    // A connection string, among others.
    String.raw`[A-Za-z][A-Za-z\d+.-]{0,40}://`,
  ]
  quoted.push(`(?:${Array.from(modules, withEscapes).join('|')})['"\`]`)
  const parts = [
    // `a.href =`, `a?.open`, `this.#open`, `a.setAttribute("href"`
    String.raw`\.\s*#?(?:${oneOf(called)}|${oneOf(assigned)}${isTarget}|${oneOf(setting)}(?!${isOther}))`,
    `['"\`](?:${quoted.join('|')})`,
  ]
  if (words.size > 0) parts.push(String.raw`(?<![\w$])${oneOf(words)}`)
  return new RegExp(parts.join('|'))
}

const traceOfJsx = /<\s*\/|\/\s*>/

/**
 * Returns whether a program may contain JSX. ESLint's own parser reads JSX only if its options say
 * so. The options of other parsers are unknown.
 */
function mayHaveJsx({ languageOptions }: Rule.RuleContext): boolean {
  const { parser, parserOptions } = languageOptions
  const isEspree = parser !== undefined && 'name' in parser && parser.name === 'espree'
  return !isEspree || parserOptions?.ecmaFeatures?.jsx === true
}

/** Matches any of the names, but not the start of a longer name. */
function oneOf(names: Iterable<string>, written = (name: string): string => name): string {
  const alternatives = Array.from(names, name => escapeDollar(written(name)))
  return String.raw`(?:${alternatives.join('|')})(?![\w$])`
}

const escapeDollar = (name: string): string => name.replaceAll('$', String.raw`\$`)

const inAnyCase = (word: string): string =>
  word.replace(/[a-z]/g, letter => `[${letter}${letter.toUpperCase()}]`)

const withEscapes = (module: string): string => module.replace(/\W/g, String.raw`\\?$&`)

/** Returns whether an escape may be part of a name, even a letter with a backslash before it. */
function hasEscapedName(text: string): boolean {
  return text.includes('\\') && escapedName.test(text)
}

const escapedName = /\\[ux0-7]|['"](?:[^'"\\\n]|\\[nrtbfv])*\\(?![nrtbfv]|[^\w\n\r\u2028\u2029])/

/**
 * Returns whether there is a comment where the pattern allows none: in a member, an import, or JSX.
 */
function isCommentedWithin({ text, ast }: SourceCode): boolean {
  let endOfLast = 0
  for (const { range } of ast.comments ?? []) {
    const [start = 0, end = 0] = range ?? []
    let before = start - 1
    while (before >= endOfLast && isSpace(text.charCodeAt(before))) before -= 1
    // If nothing is between two comments, the check of the first one has decided.
    if (before >= endOfLast && beginsPlace(text, before, end)) return true
    endOfLast = end
  }
  return false
}

/** Returns whether a place may start at `last` and go on after a comment that ends at `next`. */
function beginsPlace(text: string, last: number, next: number): boolean {
  switch (text[last]) {
    case '.':
    case '#':
    case '<':
    case '/':
      return true
    case '[':
    case '(':
      continuation.lastIndex = next
      return continuation.test(text)
    default:
      return text.endsWith('import', last + 1)
  }
}

const continuation = /\s*['"(/]/y

const isSpace = (unit: number): boolean => unit <= 0x20 || unit === 0xa0 || unit >= 0x2000
