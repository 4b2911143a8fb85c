import { addressable } from './libraries/addressable/index.ts'
import { curl } from './tools/curl/index.ts'
import { dotnet } from './libraries/dotnet/index.ts'
import { glib } from './libraries/glib/index.ts'
import { go } from './libraries/go/index.ts'
import { java } from './libraries/java/index.ts'
import { javaUri } from './libraries/java-uri/index.ts'
import { node } from './libraries/node/index.ts'
import { perl } from './libraries/perl/index.ts'
import { php } from './libraries/php/index.ts'
import { phpFilter } from './libraries/php-filter/index.ts'
import { python } from './libraries/python/index.ts'
import { requests } from './libraries/requests/index.ts'
import { ruby } from './libraries/ruby/index.ts'
import { git } from './tools/git/index.ts'
import { nginx } from './tools/nginx/index.ts'
import { wget } from './tools/wget/index.ts'
import { chrome } from './browsers/chrome/index.ts'
import { firefox } from './browsers/firefox/index.ts'
import { rust } from './libraries/rust/index.ts'
import { usualProgramIds } from './ids.ts'
import type { Program } from './shared/program.ts'

export type { Program } from './shared/program.ts'
export type { Target } from './shared/target.ts'

/** All programs whose reading of URLs is known, the most common first. Browsers follow the URL Standard. */
export const programs: readonly Program[] = Object.freeze([
  curl,
  wget,
  python,
  requests,
  go,
  java,
  javaUri,
  php,
  phpFilter,
  ruby,
  addressable,
  perl,
  node,
  glib,
  dotnet,
  rust,
  chrome,
  firefox,
  git,
  nginx,
])

/** The programs that make the most requests. */
export const usualPrograms: readonly Program[] = Object.freeze(
  programs.filter(({ id }) => usualProgramIds.includes(id)),
)

const byId: ReadonlyMap<string, Program> = new Map(programs.map(program => [program.id, program]))

/** Finds a program by its ID, `program/<name>`; undefined for any other ID. */
export function findProgram(id: string): Program | undefined {
  return byId.get(id)
}
