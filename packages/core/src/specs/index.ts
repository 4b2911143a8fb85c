import type { IssueDefinition } from '../contract/issue-definition.ts'
import type { UrlSpec } from '../contract/spec.ts'
import { abarthUrl01 } from './abarth-url-01/index.ts'
import { connollyHref00 } from './connolly-href-00/index.ts'
import { html5R6007 } from './html5-r6007/index.ts'
import { html5WdUrls } from './html5-wd-urls/index.ts'
import { rfc3986 } from './rfc3986/index.ts'
import { rfc3987 } from './rfc3987/index.ts'
import { webspecsUrl } from './webspecs-url/index.ts'
import { whatwg } from './whatwg/index.ts'

/** Every specification, the URL Standard first. Names in options and configurations are looked up here. */
export const specs: readonly UrlSpec[] = Object.freeze([
  whatwg,
  rfc3986,
  rfc3987,
  html5R6007,
  html5WdUrls,
  connollyHref00,
  webspecsUrl,
  abarthUrl01,
])

/**
 * What findings about divergence compare by default: what browsers do, what most other programs were
 * written after, and what browsers once did.
 */
export const usuallyCompared: readonly UrlSpec[] = Object.freeze([whatwg, rfc3986, abarthUrl01])

const byId: ReadonlyMap<string, UrlSpec> = new Map(specs.map(spec => [spec.id, spec]))

/**
 * The specification with an id.
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

/** The definition of every issue that any specification knows, by its code, in alphabetical order for each. */
export const catalogue: ReadonlyMap<string, IssueDefinition> = new Map(
  specs.flatMap(spec =>
    spec.issues
      .map(definition => [definition.code, definition] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ),
)
