import type { Issue } from '../contract/issue.ts'
import { shownHost } from '../repair/where-it-leads.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import type { MaskedText } from '../text/secrets/masked-text.ts'

/**
 * Matches a URL with a backslash and a later `@` before its first `/`, `?` or `#`, and a plain name or IPv4 address
 * after the only `@`. Whatever else may be there, some programs reject.
 */
const twoHostsForm =
  /^(?:https?|ftp):\/\/[\w.~:!$&'()*+,;=-]+\\[\w.~:!$&'()*+,;=\\-]*@((?:[a-z\d-]+\.)*[a-z][a-z\d-]*|\d+\.\d+\.\d+\.\d+)(?::(\d+))?(?=[/?#]|$)/i

/**
 * Returns a sentence about a backslash that ends the host for browsers and belongs to a user name for others. Empty if the
 * issue is not about it, or if a host may be part of a password.
 *
 * @param written The URL as its author wrote it, with its placeholders.
 */
export function twoHosts(
  { span }: Pick<Issue, 'span'>,
  input: string,
  written: string,
  secrets: MaskedText,
): string {
  if (input.charCodeAt(span.start) !== 0x5c) return ''
  const found = twoHostsForm.exec(input)
  if (found === null) return ''
  const [whole, name = '', digits = ''] = found
  const isKnown = written.startsWith(whole) && isAddressOrName(name) && Number(digits) <= 65_535
  if (!isKnown || span.start !== whole.indexOf('\\')) return ''
  const { url, components } = whatwg.parse(input)
  const { host, port } = components
  if (url?.host == null || host === null || secrets.overlaps(host)) return ''
  const showsPort = port === null || !secrets.overlaps(port)
  const browsers = shownHost(url.host) + (showsPort && url.port ? `:${url.port}` : '')
  const others = shownHost(name.toLowerCase()) + (digits === '' ? '' : `:${Number(digits)}`)
  if (browsers === others) return ''
  return ` Browsers go to ${browsers}, but curl goes to ${others}, and Python (\`urllib.parse\`) reads that as the host too.`
}

/** Matches what is before an `@` that follows the backslash that ends the host for browsers. */
const beforeAt = /^[a-z][a-z\d+.-]*:\/\/[^\\/?#]+\\[^/?#]*(?=@)/i

/**
 * Returns the reason of an issue about a backslash that others take for a part of a user name. Null if the issue is not
 * about one.
 */
export function reasonOfTwoHosts({ span }: Pick<Issue, 'span'>, input: string): string | null {
  if (input.charCodeAt(span.start) !== 0x5c) return null
  return (beforeAt.exec(input)?.[0].length ?? 0) > span.start
    ? 'Browsers end the host at the first backslash. Other programs take the host after the `@`, or reject the URL.'
    : null
}

/** Whether a text is a name or four numbers as every program reads them. */
function isAddressOrName(host: string): boolean {
  return (
    !/^[\d.]+$/.test(host) ||
    host.split('.').every(part => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  )
}
