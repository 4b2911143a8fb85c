import { legacyEncodingName } from '../../../text/encoding-label.ts'
import { basicUrlParser } from '../algorithms/basic-url-parser.ts'
import { originOf, serializeOrigin } from '../algorithms/origin.ts'
import { hostAndPortOf, serializePath, serializeUrl } from '../algorithms/serialize-url.ts'
import { type QueryListener, UrlSearchParams } from '../form-urlencoded/url-search-params.ts'
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
 * is not a URL is kept as `href`; the other attributes are then empty.
 */
export class UrlUtils {
  /** The base URL that `href` is resolved against. */
  readonly base: UrlRecord | null
  #input = ''
  #url: UrlRecord | null = null
  readonly #encoding: string | null
  #searchParams = new UrlSearchParams()
  readonly #takeQuery: QueryListener = query => {
    if (this.#url !== null) this.#url.query = query
  }

  /**
   * @param queryEncoding label of the document's encoding. Default: UTF-8.
   * @throws RangeError for an unknown label.
   */
  constructor(input: string, base: UrlRecord | null = null, queryEncoding?: string) {
    this.base = base
    this.#encoding = legacyEncodingName(queryEncoding)
    this.#searchParams.addListener(this.#takeQuery)
    this.#setInput(input)
  }

  /** The URL; null if `href` is not a URL. */
  get url(): UrlRecord | null {
    return this.#url
  }

  get href(): string {
    return this.#url === null ? this.#input : serializeUrl(this.#url)
  }

  set href(value: string) {
    this.#setInput(value)
  }

  toString(): string {
    return this.href
  }

  /** The serialized origin, `null` for an opaque one. */
  get origin(): string {
    return this.#url === null ? '' : serializeOrigin(originOf(this.#url))
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
    return this.#url === null ? '' : (this.#url.schemeData ?? serializePath(this.#url))
  }

  set pathname(value: string) {
    this.#set(setPathname, value)
  }

  get search(): string {
    const query = this.#url?.query ?? ''
    return query === '' ? '' : `?${query}`
  }

  set search(value: string) {
    if (this.#url === null) return
    if (value === '') this.#url.query = null
    else setSearch(this.#url, value, this.#encoding)
    // By the letter the list would then be written into this query too, `?fred` become `?fred=`.
    this.#searchParams.replaceAll(value.replace(/^\?/, ''))
    this.#searchParams.update(this.#takeQuery)
  }

  /** The parameters of the query; a change of either changes the other. */
  get searchParams(): UrlSearchParams {
    return this.#searchParams
  }

  /** Puts another list in its place, which may belong to several URLs. */
  set searchParams(params: UrlSearchParams) {
    this.#searchParams.removeListener(this.#takeQuery)
    params.addListener(this.#takeQuery)
    this.#searchParams = params
    this.#takeQuery(params.toString())
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

  /** "Set the input". */
  #setInput(input: string): void {
    this.#input = input
    const options = { base: this.base ?? undefined, encoding: this.#encoding }
    this.#url = basicUrlParser(input, options).url
    this.#searchParams.replaceAll(this.#url?.query ?? '')
  }
}
