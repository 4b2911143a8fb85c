import { connectionSchemes } from '../../connection/schemes.ts'
import type { Span } from '../span.ts'
import { isToken } from './is-token.ts'

const names = [
  ...new Set(
    Object.values(connectionSchemes).flatMap(schemes => schemes.map(one => one.split('+')[0])),
  ),
]

/** What is before a user name, percent-encoded once or more often: two slashes, or a scheme without them. */
const beforeUserinfo = new RegExp(
  String.raw`(?:%(?:25)*(?:2F|5C)){2}|(?<![\w.+-])(?:jdbc%(?:25)*3A)?(?:https?|wss?|ftp|sips?|${names.join('|')})%(?:25)*3A(?!%(?:25)*(?:2F|5C))`,
  'gi',
)

/** The scheme of a connection string before its slashes, where an `@` means that there is a password. */
const connectionBefore = new RegExp(
  String.raw`(?<![\w.-])(?:${names.join('|')})(?:\+\w{1,20})?%(?:25)*3A$`,
  'i',
)

const userName = String.raw`(?:[^\s"<>&%@:/]|%(?!(?:25)*(?:3A|2F|3F|23))){0,200}`
const password = String.raw`([^\s"<>&@]{1,2000})(?:%(?:25)*40|@)`
const port = String.raw`\d{1,5}(?:[/?#]|%(?:25)*(?:2F|3F|23))`

/** A user name, a password, and the `@` after it. */
const userinfoOfConnection = new RegExp(`${userName}(?:%(?:25)*3A|:)${password}`, 'iy')

/** The same. After a colon that is not encoded, a port is no password. */
const userinfo = new RegExp(`${userName}(?:%(?:25)*3A|:(?!${port}))${password}`, 'iy')

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
  for (const { index, 0: before } of text.matchAll(beforeUserinfo)) {
    const start = index + before.length
    if (start < end) continue
    if (at < start) {
      atOrEnd.lastIndex = start
      at = atOrEnd.exec(text)?.index ?? text.length
    }
    // Without an `@` within reach, each start would read all of that in vain.
    if (!/[%@]/.test(text.charAt(at)) || at - start > longest) continue
    const isConnection = connectionBefore.test(text.slice(Math.max(0, index - 60), index))
    const pair = isConnection ? userinfoOfConnection : userinfo
    pair.lastIndex = start
    lone.lastIndex = start
    const token = lone.exec(text)
    const found = token !== null && isToken(token[1] ?? '') ? token : pair.exec(text)
    const [all = '', secret = ''] = found ?? []
    if (all === '') continue
    const from = start + all.lastIndexOf(secret)
    end = start + all.length
    spans.push({ start: from, end: from + secret.length })
  }
  return spans
}
