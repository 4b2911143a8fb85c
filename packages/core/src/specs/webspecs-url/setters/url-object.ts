import { basicUrlParser } from '../basic-url-parser.ts'
import { UrlUtils } from './url-utils.ts'

/** The URL object of the draft: what is no URL is refused. */
export class UrlObject extends UrlUtils {
  /** @throws TypeError where `base`, or `input` on it, is no URL. */
  constructor(input: string, base?: string) {
    const baseUrl = base === undefined ? null : basicUrlParser(base).url
    if (base !== undefined && baseUrl === null) throw new TypeError('The base is no URL.')
    super(input, baseUrl)
    if (this.url === null) throw new TypeError('The string is no URL.')
  }

  override get href(): string {
    return super.href
  }

  /** @throws TypeError where `value` is no URL; the object stays as it is. */
  override set href(value: string) {
    const isConstructed = this.url !== null
    if (isConstructed && basicUrlParser(value).url === null) {
      throw new TypeError('The string is no URL.')
    }
    super.href = value
  }
}
