import { basicUrlParser } from '../basic-url-parser.ts'
import { parseForm } from '../form-urlencoded/parse-form.ts'
import { UrlSearchParams } from '../form-urlencoded/url-search-params.ts'
import { originOf } from '../origin.ts'
import { hostAndPortOf, serialisePath, serialiseUrl } from '../serialise-url.ts'
import type { UrlRecord } from '../url-record.ts'
import {
  type SetterRule,
  setHash,
  setHost,
  setHostname,
  setPassword,
  setPathname,
  setPort,
  setProtocol,
  setSearch,
  setUsername,
} from './set-attributes.ts'

/**
 * The attributes that links and URL objects have in common (URLUtils of the draft). A string that
 * is no URL is kept as `href`; the other attributes are then empty.
 */
export class UrlUtils {
  #input = ''
  #url: UrlRecord | null = null
  readonly #base: UrlRecord | null
  readonly searchParams: UrlSearchParams

  constructor(input: string, base: UrlRecord | null = null) {
    this.#base = base
    this.searchParams = new UrlSearchParams([], query => {
      if (this.#url !== null) this.#url.query = query
    })
    this.href = input
  }

  /** The URL, null where `href` is none. */
  get url(): UrlRecord | null {
    return this.#url
  }

  get href(): string {
    return this.#url === null ? this.#input : serialiseUrl(this.#url)
  }

  set href(value: string) {
    this.#input = value
    this.#url = basicUrlParser(value, { base: this.#base ?? undefined }).url
    this.#updateParams()
  }

  /** The serialised origin, `null` for an opaque one. */
  get origin(): string {
    const origin = this.#url === null ? 'opaque' : originOf(this.#url)
    if (origin === 'opaque') return this.#url === null ? '' : 'null'
    const [scheme, host, port] = origin
    const isWritten = this.#url?.port !== ''
    return `${scheme}://${host}${isWritten ? `:${port}` : ''}`
  }

  get protocol(): string {
    return `${this.#url?.scheme ?? ''}:`
  }

  set protocol(value: string) {
    this.#set(setProtocol, `${value}:`)
  }

  get username(): string {
    return this.#url?.username ?? ''
  }

  set username(value: string) {
    this.#set(setUsername, value)
  }

  get password(): string {
    return this.#url?.password ?? ''
  }

  set password(value: string) {
    this.#set(setPassword, value)
    if (value === '' && this.#url !== null) this.#url.password = null
  }

  get host(): string {
    return this.#url === null ? '' : hostAndPortOf(this.#url)
  }

  set host(value: string) {
    this.#set(setHost, value)
  }

  get hostname(): string {
    return this.#url?.host ?? ''
  }

  set hostname(value: string) {
    this.#set(setHostname, value)
  }

  get port(): string {
    return this.#url?.port ?? ''
  }

  set port(value: string) {
    this.#set(setPort, value)
  }

  get pathname(): string {
    return this.#url === null ? '' : (this.#url.schemeData ?? serialisePath(this.#url))
  }

  set pathname(value: string) {
    if (this.#url?.schemeData === null) this.#set(setPathname, value)
  }

  get search(): string {
    const query = this.#url?.query ?? ''
    return query === '' ? '' : `?${query}`
  }

  set search(value: string) {
    if (this.#url === null) return
    if (value === '') this.#url.query = null
    else setSearch(this.#url, value)
    this.#updateParams()
  }

  get hash(): string {
    const fragment = this.#url?.fragment ?? ''
    return fragment === '' ? '' : `#${fragment}`
  }

  set hash(value: string) {
    if (this.#url === null || this.#url.scheme === 'javascript') return
    if (value === '') this.#url.fragment = null
    else setHash(this.#url, value)
  }

  #set(rule: SetterRule, value: string): void {
    if (this.#url !== null) rule(this.#url, value)
  }

  #updateParams(): void {
    this.searchParams.replaceAll(parseForm(this.#url?.query ?? '') ?? [])
  }
}
