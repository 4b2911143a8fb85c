import type { RepairedPattern } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { UrlPattern } from './url-pattern.ts'

/** Escapes stray modifiers and makes groups non-capturing, one after the other, until the pattern compiles. */
export function repairUrlPattern(
  text: string,
  base: string | undefined,
): readonly RepairedPattern[] {
  let output = text
  for (let round = 0; round < 16; round += 1) {
    const failure = failureOf(output, base)
    if (failure === null) return [{ text: output, title: `Change to ${output}` }]
    const edit = insertionFor(failure)
    if (edit === null) return []
    output = output.slice(0, edit.at) + edit.text + output.slice(edit.at)
  }
  return []
}

function insertionFor({ code, start }: PatternFailure): { at: number; text: string } | null {
  if (code === 'capturing-group') return { at: start + 1, text: '?:' }
  return code === 'stray-modifier' || code === 'missing-name' ? { at: start, text: '\\' } : null
}

function failureOf(text: string, baseURL: string | undefined): PatternFailure | null {
  try {
    new UrlPattern(text, { baseURL })
    return null
  } catch (error) {
    if (error instanceof PatternFailure) return error
    throw error
  }
}
