import { schemeName } from '../../connection/schemes.ts'
import type { Span } from '../span.ts'
import { isToken } from './is-token.ts'

/**
 * What is before a user name, percent-encoded once or more often: two slashes, or a scheme without them. The scheme of
 * a connection string is captured.
 */
const beforeUserinfo = new RegExp(
  String.raw`(?:(?<![\w.-])(${schemeName})(?:\+\w+)?%(?:25)*3A)?(?:%(?:25)*(?:2F|5C)){2}|(?<![\w.+-])(?:jdbc%(?:25)*3A)?(?:https?|wss?|ftp|sips?|(${schemeName}))%(?:25)*3A(?!%(?:25)*(?:2F|5C))`,
  'gi',
)

/** A user name, a colon, a password, and the `@` after it. */
const userinfo =
  /(?:[^\s"<>&%@:/]|%(?!(?:25)*(?:3A|2F|3F|23))){0,200}(%(?:25)*3A|:)([^\s"<>&@]{1,2000})(?:%(?:25)*40|@)/iy

/** A port and what follows it, after a colon that is not encoded. */
const port = /^:\d{1,5}(?:[/?#]|%(?:25)*(?:2F|3F|23))/i

/** A token in place of a user name. */
const lone = /([^\s"<>&%@:/]{10,200})(?:%(?:25)*3A|:)?(?:%(?:25)*40|@)/iy

/** An `@`, or what ends the URL. */
const atOrEnd = /@|%(?:25)*40|[\s"<>&]/g

/**
 * Returns the passwords before the hosts of URLs that are percent-encoded as a whole or in parts, as those in a query.
 *
 * @param longest Maximum length of the text in which a password is searched.
 */
export function encodedSecrets(text: string, longest: number): readonly Span[] {
  const spans: Span[] = []
  if (!text.includes('%')) return spans
  let [end, at] = [0, -1]
  for (const { index, 0: before, 1: scheme, 2: other = scheme } of text.matchAll(beforeUserinfo)) {
    const start = index + before.length
    if (start < end) continue
    if (at < start) {
      atOrEnd.lastIndex = start
      at = atOrEnd.exec(text)?.index ?? text.length
    }
    // Without an `@` within reach, each start would read all of that in vain.
    if (!/[%@]/.test(text.charAt(at)) || at - start > longest) continue
    userinfo.lastIndex = start
    lone.lastIndex = start
    const token = lone.exec(text)
    const isLone = token !== null && isToken(token[1] ?? '')
    const [all = '', colon = '', secret = colon] = (isLone ? token : userinfo.exec(text)) ?? []
    // In a connection string, an `@` means that there is a password.
    if (all === '' || (!isLone && other === undefined && port.test(colon + secret))) continue
    const from = start + all.lastIndexOf(secret)
    end = start + all.length
    spans.push({ start: from, end: from + secret.length })
  }
  return spans
}
