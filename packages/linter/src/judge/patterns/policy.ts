import {
  type IssueDefinition,
  type Issue,
  type ParsedUrl,
  parse,
  type UrlOptions,
} from '@hreflint/core'
import {
  hide,
  hideInText,
  hidePattern,
  MaskedText,
  mentionShown,
  smallestEdit,
} from '@hreflint/core/internal'
import type { UrlRules } from '@hreflint/patterns/documents'
import { forbiddenUrl } from '../../issues/policy/forbidden-url.ts'
import { loadPatterns } from '#patterns'
import { compiledRules, type ForbidRule, visible } from './forbid-rules.ts'

/** A URL that may be forbidden. */
interface UrlUnderPolicy {
  readonly url: { readonly rendered?: ((text: string) => string) | undefined }
  readonly text: string
  readonly holes: readonly unknown[]
  readonly options: UrlOptions
}

/** A forbidden URL. */
export interface Forbidden {
  readonly issue: Issue
  /** Says what the rule says, and proposes its replacement. */
  readonly definition: IssueDefinition
}

type Work = ReturnType<NonNullable<ReturnType<typeof loadPatterns>>['workOfDocument']>

/** The rules of `forbid` for one document, whose URLs share the work that patterns may take. */
export class Policy {
  readonly #sources: readonly ForbidRule[]
  readonly #rules: UrlRules
  readonly #work: Work

  private constructor(sources: readonly ForbidRule[], rules: UrlRules, work: Work) {
    this.#sources = sources
    this.#rules = rules
    this.#work = work
  }

  /** Returns the policy for one document; null if nothing is forbidden. Then nothing is loaded. */
  static of(sources: readonly ForbidRule[]): Policy | null {
    if (sources.length === 0) return null
    const compiled = compiledRules(sources)
    const work = loadPatterns()?.workOfDocument()
    return compiled === null || work === undefined
      ? null
      : new Policy(sources, compiled.rules, work)
  }

  /**
   * Returns what the first rule says that is about a URL as browsers read it. Null if there is none, or
   * if what browsers read is not known.
   */
  judge(judged: UrlUnderPolicy): Forbidden | null {
    const { text, options } = judged
    if (judged.holes.length > 0) return null
    const found = this.#find(judged.url.rendered?.(text) ?? text, options)
    const rule = found === null ? undefined : this.#sources[found.index]
    if (found === null || rule === undefined) return null
    const { code, kind, specName } = forbiddenUrl
    const reason = reasonOf(rule)
    const span = { start: 0, end: text.length }
    return {
      issue: { code, kind, specName, span, params: { reason } },
      definition: {
        ...forbiddenUrl,
        // A sentence of the team has its own end.
        message: /[.!?…]$/.test(reason)
          ? forbiddenUrl.message.replace(/\.$/, '')
          : forbiddenUrl.message,
        why: `The configuration forbids URLs that match ${shownPattern(rule)}.`,
        repair: () => this.#proposals(text, found.replacement),
      },
    }
  }

  #find(text: string, { base, encoding }: UrlOptions): ReturnType<UrlRules['find']> {
    const readings = basesFor(text, base).map(one => parse(text, { base: one, encoding }).url)
    const results = readings.map(url => (url === null ? null : this.#rules.find(url, this.#work)))
    const [first = null] = results
    return results.every(result => result?.index === first?.index) ? first : null
  }

  #proposals(text: string, replacement: string | null) {
    const url = replacement === null ? null : parse(replacement).url
    const href = url?.href ?? null
    if (url === null || href === null || this.#isForbidden(url)) return []
    const edit = smallestEdit(text, href)
    // What is written into a secret or beside it may repeat a part of it.
    const isSecret = MaskedText.ofUrl(text).touches(edit.span)
    const title = isSecret ? 'Change it as the configuration says' : `Change to ${shortened(href)}`
    return [{ title, edits: [edit] }]
  }

  #isForbidden(url: ParsedUrl): boolean {
    return this.#work.isSpent || this.#rules.find(url, this.#work) !== null
  }
}

/** Returns what the rule says, or what it is about. */
function reasonOf({ message = '', url }: ForbidRule): string {
  const said = message.trim()
  if (said === '') return `it matches ${shownPattern({ url })}`
  return visible(hideInText(said.length > longest ? `${said.slice(0, longest)}…` : said))
}

/** The longest message that is shown, in UTF-16 code units. */
const longest = 1000

function shownPattern({ url }: Pick<ForbidRule, 'url'>): string {
  return mentionShown(hidePattern(url))
}

const absolute = /^[\0- ]*[a-z][\da-z+.-]*:\/\/(?![/\\])/i
const namesHost = /^[\0- ]*(?:[a-z][\da-z+.-]*:|[/\\]{2})/i

/**
 * Returns the bases that a URL is read with. If the page is not known, only its scheme can make a
 * difference, and only that of pages on the web does. None if the page is the host.
 */
function basesFor(text: string, base: UrlOptions['base']): readonly (string | undefined)[] {
  if (typeof base !== 'object') return [base]
  if (base.length === 1) return base
  const read = text.replaceAll(/[\t\n\r]/g, '')
  if (absolute.test(read)) return [undefined]
  return namesHost.test(read) ? base.filter(one => one?.startsWith('file:') !== true) : []
}

/** Returns a URL for a title, without the middle if it is long. */
function shortened(href: string): string {
  const shown = hide(href)
  return shown.length > 80 ? `${shown.slice(0, 50)}…${shown.slice(-25)}` : shown
}
