import type { CompiledPattern, PatternDialect, RepairedPattern } from '../../contract/pattern.ts'
import { compiledPath } from '../compiled-path.ts'
import { pieceAt } from '../piece-at.ts'
import { examineRoute } from './examine.ts'
import type { CompileRoute } from './route.ts'
import { samplePaths } from './sample-paths.ts'

type Repair = (text: string, compile: CompileRoute) => readonly RepairedPattern[]

interface RouteSource extends Pick<PatternDialect, 'id' | 'title' | 'family' | 'usedBy' | 'notes'> {
  readonly release: string
  readonly compile: CompileRoute
  readonly repair: Repair
}

/** Makes a dialect of a version of path-to-regexp with the options of its caller. */
export function routeDialect({ release, compile, repair, ...about }: RouteSource): PatternDialect {
  return {
    ...about,
    subject: 'path',
    edition: {
      version: release,
      url: `https://github.com/pillarjs/path-to-regexp/tree/v${release}`,
    },
    compile: text => compiledRoute(text, compile),
    repair: text => repair(text, compile),
    sample: text => samplePaths(compile(text).pieces),
    examine: text => examineRoute(text, compile(text), compile),
  }
}

function compiledRoute(text: string, compile: CompileRoute): CompiledPattern {
  const { regexp, names, pieces } = compile(text)
  return compiledPath({
    regexp,
    names,
    pieces: pieces.map(({ type, start, end, text: written, name, modifier }) =>
      pieceAt(type, start, end, written, name, modifier),
    ),
  })
}
