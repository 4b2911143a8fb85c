import { afterWhiteSpace, isAlpha, isAlphanumeric, isWhiteSpace } from './characters.ts'

/**
 * Returns the offset after the start or end tag at `start` (CommonMark 6.6), before `limit`; -1 if
 * there is none. `failed` remembers offsets in tags after which no tag can end. Without it, tags in
 * the attribute values of tags would be read again and again.
 */
export function endOfTag(text: string, start: number, limit: number, failed?: Set<number>): number {
  if (text.charCodeAt(start + 1) === 0x2f) return endOfEndTag(text, start, limit)
  if (!isAlpha(text.charCodeAt(start + 1))) return -1
  let at = start + 2
  while (isTagNameUnit(text.charCodeAt(at))) at++
  const visited: number[] = []
  for (;;) {
    const next = afterWhiteSpace(text, at)
    if (next >= limit || failed?.has(at) === true) break
    const unit = text.charCodeAt(next)
    if (unit === 0x3e) return next + 1
    if (unit === 0x2f) {
      if (text.charCodeAt(next + 1) === 0x3e && next + 1 < limit) return next + 2
      break
    }
    if (next === at || !isAttributeStart(unit)) break
    visited.push(at)
    at = afterAttribute(text, next, limit)
    if (at === -1) break
  }
  if (failed !== undefined) for (const place of visited) failed.add(place)
  return -1
}

function endOfEndTag(text: string, start: number, limit: number): number {
  if (!isAlpha(text.charCodeAt(start + 2))) return -1
  let at = start + 3
  while (isTagNameUnit(text.charCodeAt(at))) at++
  at = afterWhiteSpace(text, at)
  return at < limit && text.charCodeAt(at) === 0x3e ? at + 1 : -1
}

function afterAttribute(text: string, start: number, limit: number): number {
  let at = start + 1
  while (isAttributeUnit(text.charCodeAt(at))) at++
  const equals = afterWhiteSpace(text, at)
  if (text.charCodeAt(equals) !== 0x3d || equals >= limit) return at
  at = afterWhiteSpace(text, equals + 1)
  const quote = text.charAt(at)
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, at + 1)
    return close === -1 || close >= limit ? -1 : close + 1
  }
  const valueStart = at
  while (at < limit && isUnquotedUnit(text.charCodeAt(at))) at++
  return at === valueStart ? -1 : at
}

const isTagNameUnit = (unit: number): boolean => unit === 0x2d || isAlphanumeric(unit)

const isAttributeStart = (unit: number): boolean => unit === 0x3a || unit === 0x5f || isAlpha(unit)

const isAttributeUnit = (unit: number): boolean =>
  isAttributeStart(unit) || isTagNameUnit(unit) || unit === 0x2e

function isUnquotedUnit(unit: number): boolean {
  return !isWhiteSpace(unit) && !'"\'<=>`'.includes(String.fromCharCode(unit))
}
