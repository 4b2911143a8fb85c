import { connectionSpecOf } from '../connection/schemes.ts'
import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { UrlSpec } from '../contract/spec.ts'
import { abarthUrl01 } from './abarth-url-01/index.ts'
import { amqp } from './amqp/index.ts'
import { connollyHref00 } from './connolly-href-00/index.ts'
import { html5R6007 } from './html5-r6007/index.ts'
import { html5WdUrls } from './html5-wd-urls/index.ts'
import { jdbc } from './jdbc/index.ts'
import { mongodb } from './mongodb/index.ts'
import { mysql } from './mysql/index.ts'
import { postgres } from './postgres/index.ts'
import { redis } from './redis/index.ts'
import { rfc3986 } from './rfc3986/index.ts'
import { rfc3987 } from './rfc3987/index.ts'
import { service } from './service/index.ts'
import { webspecsUrl } from './webspecs-url/index.ts'
import { whatwg } from './whatwg/index.ts'

export { programIds, usualProgramIds } from './programs/ids.ts'

/** The specifications of URLs of every scheme, the URL Standard first. */
export const generalSpecs: readonly UrlSpec[] = Object.freeze([
  whatwg,
  rfc3986,
  rfc3987,
  html5R6007,
  html5WdUrls,
  connollyHref00,
  webspecsUrl,
  abarthUrl01,
])

/** The specifications of connection strings, which are for the schemes that they name. */
export const connectionSpecs: readonly UrlSpec[] = Object.freeze([
  postgres,
  mongodb,
  mysql,
  redis,
  amqp,
  jdbc,
  service,
])

/** Every specification. Names in options and configurations are looked up here. */
export const specs: readonly UrlSpec[] = Object.freeze([...generalSpecs, ...connectionSpecs])

/**
 * What findings about divergence compare by default: the standard that browsers follow, the RFC that
 * most other programs follow, and what browsers did in the past.
 */
export const usuallyCompared: readonly UrlSpec[] = Object.freeze([whatwg, rfc3986, abarthUrl01])

const byId: ReadonlyMap<string, UrlSpec> = new Map(specs.map(spec => [spec.id, spec]))

/**
 * Returns the specification with an id.
 *
 * @throws RangeError for an unknown id; the message lists the known ones.
 */
export function findSpec(id: string): UrlSpec {
  const spec = byId.get(id)
  if (spec !== undefined) return spec
  throw new RangeError(
    `Unknown spec id ${JSON.stringify(id)}. Known: ${[...byId.keys()].join(', ')}.`,
  )
}

/** Returns the specification for a connection string; for any other URL, `other`. */
export function specFor<Other extends UrlSpec | undefined>(
  url: string,
  other: Other,
): UrlSpec | Other {
  const id = connectionSpecOf(url)
  return id === null ? other : (byId.get(id) ?? other)
}

/** Returns the specifications that apply to a URL. */
export function specsFor(url: string): readonly UrlSpec[] {
  const own = specFor(url, undefined)
  return own === undefined ? generalSpecs : [...generalSpecs, own]
}

/** The issues of all specifications by code, in alphabetical order within each specification. */
export const catalogue: ReadonlyMap<string, IssueDefinition> = new Map(
  specs.flatMap(spec =>
    spec.issues
      .map(definition => [definition.code, definition] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
)
