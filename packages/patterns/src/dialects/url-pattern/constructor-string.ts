import type { Span } from '@hreflint/core'
import { canonicalProtocol, specialSchemes } from './canonicalize.ts'
import { compileComponent } from './component.ts'
import type { UrlPatternComponentName, UrlPatternInit } from './component-names.ts'
import { type Token, tokenize } from './token.ts'

type State = 'init' | 'authority' | 'done' | UrlPatternComponentName

/** The components of a constructor string, and their spans. */
export interface ConstructorString {
  readonly init: UrlPatternInit
  readonly spans: ReadonlyMap<UrlPatternComponentName, Span>
}

/** [Parses a constructor string](https://urlpattern.spec.whatwg.org/#parse-a-constructor-string). */
export function parseConstructorString(input: string): ConstructorString {
  return new ConstructorStringParser(input).parse()
}

class ConstructorStringParser {
  readonly #input: string
  readonly #tokens: readonly Token[]
  readonly #init: UrlPatternInit = {}
  readonly #spans = new Map<UrlPatternComponentName, Span>()
  #state: State = 'init'
  #index = 0
  #increment = 1
  #componentStart = 0
  #groupDepth = 0
  #bracketDepth = 0
  #isSpecial = false

  constructor(input: string) {
    this.#input = input
    this.#tokens = tokenize(input, 'lenient')
  }

  parse(): ConstructorString {
    while (this.#index < this.#tokens.length) {
      this.#increment = 1
      if (this.#token().type === 'end') {
        if (!this.#end()) break
      } else if (!this.#isInGroup()) this.#step()
      this.#index += this.#increment
    }
    // A pattern with a host but without a port means the default port.
    if (this.#init.hostname !== undefined) this.#init.port ??= ''
    return { init: this.#init, spans: this.#spans }
  }

  /** Returns whether there is more to read: the authority again, or all of a relative pattern. */
  #end(): boolean {
    if (this.#state === 'init') {
      this.#rewind('init')
      if (this.#isPlain('#')) this.#change('hash', 1)
      else if (this.#isSearchPrefix()) this.#change('search', 1)
      else this.#change('pathname', 0)
      return true
    }
    if (this.#state === 'authority') {
      this.#rewind('hostname')
      return true
    }
    this.#change('done', 0)
    return false
  }

  /** Whether the token is inside braces, where delimiters do not divide components. */
  #isInGroup(): boolean {
    const { type } = this.#token()
    if (type === 'open') {
      this.#groupDepth += 1
      return true
    }
    if (this.#groupDepth === 0) return false
    if (type !== 'close') return true
    this.#groupDepth -= 1
    return false
  }

  #step(): void {
    switch (this.#state) {
      case 'init':
        if (this.#isPlain(':')) this.#rewind('protocol')
        break
      case 'protocol':
        if (this.#isPlain(':')) this.#afterProtocol()
        break
      case 'authority':
        if (this.#isPlain('@')) this.#rewind('username')
        else if (this.#isPlain('/') || this.#isSearchPrefix() || this.#isPlain('#')) {
          this.#rewind('hostname')
        }
        break
      case 'username':
        if (this.#isPlain(':')) this.#change('password', 1)
        else if (this.#isPlain('@')) this.#change('hostname', 1)
        break
      case 'password':
        if (this.#isPlain('@')) this.#change('hostname', 1)
        break
      case 'hostname':
        if (this.#isPlain('[')) this.#bracketDepth += 1
        else if (this.#isPlain(']')) this.#bracketDepth -= 1
        else if (this.#isPlain(':') && this.#bracketDepth === 0) this.#change('port', 1)
        else this.#afterAuthority()
        break
      case 'port':
        this.#afterAuthority()
        break
      case 'pathname':
        if (this.#isSearchPrefix()) this.#change('search', 1)
        else if (this.#isPlain('#')) this.#change('hash', 1)
        break
      case 'search':
        if (this.#isPlain('#')) this.#change('hash', 1)
        break
      default:
        break
    }
  }

  #afterProtocol(): void {
    const { regexp } = compileComponent(
      this.#input.slice(this.#startOffset(), this.#token().start),
      { delimiter: '', prefix: '' },
      canonicalProtocol,
    )
    this.#isSpecial = specialSchemes.some(scheme => regexp.test(scheme))
    const hasSlashes = this.#isPlain('/', 1) && this.#isPlain('/', 2)
    if (hasSlashes) this.#change('authority', 3)
    else this.#change(this.#isSpecial ? 'authority' : 'pathname', 1)
  }

  #afterAuthority(): void {
    if (this.#isPlain('/')) this.#change('pathname', 0)
    else if (this.#isSearchPrefix()) this.#change('search', 1)
    else if (this.#isPlain('#')) this.#change('hash', 1)
  }

  /** Moves to the next component. Components that are skipped between two written ones are empty, not wildcards. */
  #change(next: State, skip: number): void {
    const state = this.#state
    if (state !== 'init' && state !== 'authority' && state !== 'done') {
      const span = { start: this.#startOffset(), end: this.#token().start }
      this.#init[state] = this.#input.slice(span.start, span.end)
      this.#spans.set(state, span)
    }
    if (state !== 'init' && next !== 'done') {
      if (rank(state) < rank('hostname') && rank(next) > rank('hostname'))
        this.#init.hostname ??= ''
      if (rank(state) < rank('pathname') && rank(next) > rank('pathname')) {
        this.#init.pathname ??= this.#isSpecial ? '/' : ''
      }
      if (rank(state) < rank('search') && next === 'hash') this.#init.search ??= ''
    }
    this.#state = next
    this.#index += skip
    this.#componentStart = this.#index
    this.#increment = 0
  }

  #rewind(state: State): void {
    this.#index = this.#componentStart
    this.#increment = 0
    this.#state = state
  }

  #token(ahead = 0): Token {
    const token = this.#tokens[this.#index + ahead] ?? this.#tokens.at(-1)
    if (token === undefined) throw new Error('A list of tokens always has an end.')
    return token
  }

  #startOffset(): number {
    return this.#tokens[this.#componentStart]?.start ?? this.#input.length
  }

  #isPlain(value: string, ahead = 0): boolean {
    const token = this.#token(ahead)
    return (
      token.value === value &&
      (token.type === 'char' || token.type === 'escaped-char' || token.type === 'invalid-char')
    )
  }

  /** Whether the token is a `?` that starts the query. After a group or a wildcard, `?` is a modifier. */
  #isSearchPrefix(): boolean {
    if (this.#isPlain('?')) return true
    if (this.#token().value !== '?') return false
    const previous = this.#tokens[this.#index - 1]?.type
    return (
      previous !== 'name' &&
      previous !== 'regexp' &&
      previous !== 'close' &&
      previous !== 'asterisk'
    )
  }
}

const order: readonly State[] = [
  'protocol',
  'authority',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]

function rank(state: State): number {
  return order.indexOf(state)
}
