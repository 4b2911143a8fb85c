import type {
  FoundIssue,
  PatternDialect,
  PatternGroup,
  PatternPiece,
  RepairedPattern,
} from '../../contract/pattern.ts'
import { pathOf } from '../compiled-path.ts'
import { spend } from '../../text/work/work.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'

/** A route as a router with a syntax of its own reads it. */
export interface RouterRoute {
  readonly pieces: readonly PatternPiece[]
  /** Matches the path of a request as it arrives, without its query. Returns the groups or null. */
  readonly match: (path: string) => readonly PatternGroup[] | null
}

interface RouterSource
  extends Pick<PatternDialect, 'id' | 'title' | 'usedBy' | 'notes' | 'edition'> {
  readonly read: (text: string) => RouterRoute
  readonly repair?: (text: string) => readonly RepairedPattern[]
  /** Finds issues. `matches` tells whether a route of this dialect matches a path. */
  readonly examine: (
    text: string,
    matches: (route: string, path: string) => boolean,
  ) => readonly FoundIssue[]
}

/** Returns the dialect of a router that compiles routes itself. */
export function routerDialect({
  read: readRoute,
  examine,
  repair = () => [],
  ...about
}: RouterSource): PatternDialect {
  const read = (text: string): RouterRoute => {
    spend(text.length)
    return readRoute(text)
  }
  return {
    ...about,
    family: 'route',
    subject: 'path',
    compile(text) {
      const { pieces, match } = read(text)
      return {
        components: {},
        pieces,
        match(url) {
          const path = pathOf(url)
          const groups = path === null ? null : match(path)
          return groups === null ? null : { groups }
        },
      }
    },
    repair: text => repair(text),
    sample: text => samplePaths(read(text).pieces),
    examine: text =>
      examine(text, (route, url) => {
        const path = pathOf(url)
        return path !== null && read(route).match(path) !== null
      }),
  }
}

/** Matches a path by a regular expression whose groups have these names. */
export function groupsBy(
  regexp: RegExp,
  names: readonly string[],
  path: string,
): readonly PatternGroup[] | null {
  const match = regexp.exec(path)
  if (match === null) return null
  return names.map((name, index) => ({ component: null, name, value: match[index + 1] }))
}

/** Decodes a path as most routers do; a path that cannot be decoded stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
