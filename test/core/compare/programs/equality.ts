import { parse } from '@hreflint/core'
import type { Program } from '@hreflint/core/programs'
import { whatwg } from '@hreflint/core/specs/whatwg'
import type { Answer } from './drivers.mjs'

const parts = ['scheme', 'user', 'password', 'host', 'port', 'target'] as const

/** The class of a difference between what is said of a program and what it answers: null where there is none. */
export function differenceOf(program: Program, url: string, answer: Answer): string | null {
  const read = program.read(url)
  if (read === null) return answer === null ? null : 'accepted by the program alone'
  if (answer === null) return 'refused by the program alone'
  const differing = parts.filter(
    (part, index) => inOneForm(read[part]) !== inOneForm(answer[index] ?? null),
  )
  return differing.length === 0 ? null : differing.join(', ')
}

/** An IPv6 address in one form, without its zone, which depends on the computer. */
function inOneForm(value: string | number | null): string | number | null {
  if (typeof value !== 'string' || !value.startsWith('[')) return value
  const address = (value.split('%')[0] ?? '').replace(/\]?$/, ']')
  return parse(`http://${address}/`, { spec: whatwg }).url?.host ?? value
}

/** The URLs that are read differently, by the class of the difference. */
export function differencesOf(
  program: Program,
  urls: readonly string[],
  answers: readonly Answer[],
): ReadonlyMap<string, readonly string[]> {
  const classes = new Map<string, string[]>()
  for (const [index, url] of urls.entries()) {
    const difference = differenceOf(program, url, answers[index] ?? null)
    if (difference !== null) classes.set(difference, [...(classes.get(difference) ?? []), url])
  }
  return classes
}

/** What share of the URLs is read as the program reads it, from 0 to 1. */
export function equalShare(
  classes: ReadonlyMap<string, readonly string[]>,
  urls: readonly string[],
): number {
  const different = [...classes.values()].reduce((sum, { length }) => sum + length, 0)
  return 1 - different / urls.length
}
