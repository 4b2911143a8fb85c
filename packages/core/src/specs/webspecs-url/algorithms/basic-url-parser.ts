import type { Components } from '../../../contract/components.ts'
import type { Issue } from '../../../contract/issue.ts'
import { outerSpace } from '../issues/white-space.ts'
import { Machine, type MachineOptions } from '../machine.ts'
import { url as urlRule } from '../rules/url.ts'
import type { UrlRecord } from '../url-record.ts'

export interface BasicParseResult {
  /** Null after a parse exception. */
  readonly url: UrlRecord | null
  readonly components: Components
  readonly issues: readonly Issue[]
}

/** The ASCII whitespace of the draft. */
const whitespace = ' \t\n\f\r'

/** The basic URL parser: strips whitespace and invokes rule url. */
export function basicUrlParser(input: string, options: MachineOptions = {}): BasicParseResult {
  let start = 0
  let end = input.length
  while (start < end && whitespace.includes(input.charAt(start))) start++
  while (end > start && whitespace.includes(input.charAt(end - 1))) end--
  const machine = new Machine(input, end, options)
  if (start > 0) machine.signal(outerSpace, 0, start)
  if (end < input.length) machine.signal(outerSpace, end, input.length)
  const match = urlRule(machine, start)
  return {
    url: machine.fatal ? null : (match?.value ?? null),
    components: machine.allComponents(),
    issues: machine.issues(),
  }
}
