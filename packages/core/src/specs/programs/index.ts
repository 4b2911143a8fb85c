import { curl } from './curl/index.ts'
import { go } from './go/index.ts'
import { java } from './java/index.ts'
import { javaUri } from './java-uri/index.ts'
import { php } from './php/index.ts'
import { python } from './python/index.ts'
import { requests } from './requests/index.ts'
import { ruby } from './ruby/index.ts'
import type { Program } from './shared/program.ts'

export type { Program } from './shared/program.ts'
export type { Target } from './shared/target.ts'

/** Every program whose reading of URLs is known, the most frequent first. Browsers read by the URL Standard. */
export const programs: readonly Program[] = Object.freeze([
  curl,
  python,
  requests,
  go,
  java,
  javaUri,
  php,
  ruby,
])

/** Those that most requests are made with. */
export const usualPrograms: readonly Program[] = Object.freeze([curl, python, requests, go, java])

const byId: ReadonlyMap<string, Program> = new Map(programs.map(program => [program.id, program]))

/** The program with an id, `program/<name>`; undefined for any other id. */
export function findProgram(id: string): Program | undefined {
  return byId.get(id)
}
