import type { Component } from '../component.ts'

/** A component without an expression of its author: a text, or a text with one wildcard in it. */
export interface PlainComponent {
  readonly before: string
  readonly after: string
  readonly hasWildcard: boolean
}

/**
 * Returns a component as texts around one wildcard; null if it has more than that. Most components
 * need no regular expression, whose steps would have to be counted for each URL.
 */
export function plainComponent({ parts }: Pick<Component, 'parts'>): PlainComponent | null {
  let [before, after, hasWildcard] = ['', '', false]
  for (const { type, modifier, value, prefix, suffix } of parts) {
    if (modifier !== '') return null
    if (type === 'fixed-text') {
      if (hasWildcard) after += value
      else before += value
    } else if (type === 'full-wildcard' && !hasWildcard) {
      before += prefix
      after = suffix
      hasWildcard = true
    } else return null
  }
  return { before, after, hasWildcard }
}

/** Whether a text matches a plain component. */
export function acceptsText({ before, after, hasWildcard }: PlainComponent, text: string): boolean {
  if (!hasWildcard) return text === before
  return (
    text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after)
  )
}

/** Returns what the wildcard of a plain component matches in a text that matches. */
export function wildcardIn(
  { before, after, hasWildcard }: PlainComponent,
  text: string,
): readonly string[] {
  return hasWildcard ? [text.slice(before.length, text.length - after.length)] : []
}
