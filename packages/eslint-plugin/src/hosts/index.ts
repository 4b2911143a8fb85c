import type { SourceCode } from 'eslint'
import type { Host } from './host.ts'
import { javascript } from './javascript.ts'

/** In the order in which they are asked: JavaScript is what remains of the trees named `Program`. */
const hosts: readonly Host[] = [javascript]

/** The host of a file; undefined for a language that none of them knows. */
export function hostOf(sourceCode: SourceCode): Host | undefined {
  return hosts.find(host => host.recognises(sourceCode))
}
