import { joinedSpans, type Span } from '../span.ts'
import { mayLackHost } from './hostless-secrets.ts'
import { parameterSecrets, propertySecrets } from './parameter-secrets.ts'
import { pathSecrets } from './path-secrets.ts'
import { userinfoSecrets } from './userinfo-secrets.ts'

const sign =
  /@|%(?:25)*[4-7][\dA-F]|＠|pas|ps+w|pw|secret|token|key|jwt|sig|sas|sess|authori|credential|bearer|\/bot\d|hook/i

/** Whether a text may have a secret; false means that it has none. */
export function mayHaveSecret(text: string): boolean {
  return sign.test(text) || mayLackHost.test(text)
}

/**
 * Finds the secrets of a URL, including those of a URL in its query. Text that an author meant as a password
 * counts even if a parser reads it as something else: in `https://ada:pass/word@example.com/`, the first slash
 * ends the authority. If nobody can tell where a password ends, everything up to the last `@` counts.
 */
export function secretSpans(url: string): readonly Span[] {
  if (last.url === url) return last.spans
  if (!mayHaveSecret(url)) return none
  const found = [
    ...userinfoSecrets(url),
    ...parameterSecrets(url),
    ...propertySecrets(url),
    ...pathSecrets(url),
  ]
  const spans = found.length < 2 ? found : joinedSpans(found)
  last = { url, spans }
  return spans
}

/** A URL with many issues is asked about for each of them. */
let last: { url: string; spans: readonly Span[] } = { url: '', spans: [] }

const none: readonly Span[] = Object.freeze([])
