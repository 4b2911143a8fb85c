import type { ComponentName } from '../../contract/components.ts'
import type { Issue } from '../../contract/issue.ts'
import { componentParams } from './component-params.ts'
import type { OffenceKind } from './offence.ts'

/** Returns the parameters of the issue for an offence: its component, and what is wrong with a host in brackets. */
export function paramsOf(
  kind: OffenceKind,
  component: ComponentName,
  input: string,
  start: number,
  end: number,
): Issue['params'] {
  const params = componentParams[component]
  if (kind !== 'ip-literal') return params
  return { ...params, problem: problemOfBrackets(input, start, end) }
}

/** Returns the problem of a host that begins with a bracket, at the offence in it. Repeats nothing of the host. */
function problemOfBrackets(input: string, start: number, end: number): string {
  if (input[start - 1] === ']') return 'only a port may follow the closing bracket'
  if (start < end) return 'the marked character is not allowed'
  return input[start] === ']' ? 'the address is incomplete' : 'the closing bracket is missing'
}
