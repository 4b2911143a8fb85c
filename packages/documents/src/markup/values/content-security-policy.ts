import type { Span } from '@hreflint/core'
import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { splitAtWhiteSpace } from './white-space.ts'

/** A URL in a policy. */
export interface PolicyUrl {
  readonly url: EmbeddedText
  readonly directive: string
  /**
   * Whether this is a URL that reports are sent to. If not, it is a source expression with a
   * scheme.
   */
  readonly isReportAddress: boolean
}

/**
 * Returns the URLs in a Content Security Policy (CSP Level 3): those of `report-uri`, and source
 * expressions with scheme and host. Hosts without a scheme, keywords, nonces and bare schemes are
 * not URLs. A wildcard matches anything, so it is a hole.
 */
export function urlsOfPolicy(policy: EmbeddedText): PolicyUrl[] {
  const found: PolicyUrl[] = []
  for (const part of policy.text.matchAll(/[^;]+/g)) {
    const [name, ...values] = splitAtWhiteSpace(
      sliceText(policy, part.index, part.index + part[0].length),
    )
    if (name === undefined) continue
    const directive = name.text.toLowerCase()
    const isReportAddress = directive === 'report-uri'
    if (!isReportAddress && !hasSources(directive)) continue
    for (const value of values) {
      if (isReportAddress) found.push({ url: inPolicy(value), directive, isReportAddress })
      else if (/^[a-z][a-z0-9+.-]*:\/\//i.test(value.text)) {
        found.push({ url: withWildcards(inPolicy(value)), directive, isReportAddress })
      }
    }
  }
  return found
}

function hasSources(directive: string): boolean {
  return /-src(?:-attr|-elem)?$|^(?:base-uri|form-action|frame-ancestors|navigate-to)$/.test(
    directive,
  )
}

/** A semicolon or comma would end the directive or the policy. */
function inPolicy(url: EmbeddedText): EmbeddedText {
  return { ...url, escape: text => (/[;,]/.test(text) ? null : url.escape(text)) }
}

/** Adds holes for `*` as the first label of the host or as the port. */
function withWildcards(url: EmbeddedText): EmbeddedText {
  const wildcards: Span[] = []
  const host = /^[^:]+:\/\/(\*(?=\.|:|\/|$))?[^:/]*(:\*(?=\/|$))?/d.exec(url.text)
  for (const group of host?.indices?.slice(1) ?? []) {
    if (group !== undefined) wildcards.push({ start: group[0], end: group[1] })
  }
  if (wildcards.length === 0) return url
  const holes = [...url.holes, ...wildcards].sort((a, b) => a.start - b.start)
  return { ...url, holes }
}
