import { type JsonString, locateJsonStrings } from '../../json/locate-json-strings.ts'
import type { EmbeddedPattern } from './embedded-pattern.ts'
import { headerPattern } from './header-patterns.ts'

/** Paths of the strings that are patterns, with `*` for any index, and their dialects. */
type Places = Readonly<Record<string, string>>

const vercel: Places = {
  'redirects.*.source': 'vercel',
  'rewrites.*.source': 'vercel',
  'headers.*.source': 'vercel',
}

const firebase: Places = Object.fromEntries(
  ['hosting', 'hosting.*'].flatMap(host =>
    ['redirects', 'rewrites', 'headers'].map(list => [`${host}.${list}.*.source`, 'firebase']),
  ),
)

const webApp: Places = { scope: 'scope' }

const extension: Places = {
  'content_scripts.*.matches.*': 'match-pattern',
  'content_scripts.*.exclude_matches.*': 'match-pattern',
  'host_permissions.*': 'match-pattern',
  'optional_host_permissions.*': 'match-pattern',
  'web_accessible_resources.*.matches.*': 'match-pattern',
  'externally_connectable.matches.*': 'match-pattern',
  content_security_policy: 'csp',
  'content_security_policy.extension_pages': 'csp',
  'content_security_policy.sandbox': 'csp',
}

const byFile: Readonly<Record<string, Places>> = {
  'vercel.json': vercel,
  'now.json': vercel,
  'firebase.json': firebase,
  'manifest.webmanifest': webApp,
  'site.webmanifest': webApp,
  'staticwebapp.config.json': {},
}

/** Matches the paths of objects that have the key and the value of a header. */
const headerPairs: Readonly<Record<string, RegExp>> = {
  'vercel.json': /^headers\.\d+\.headers\.\d+$/,
  'now.json': /^headers\.\d+\.headers\.\d+$/,
  'firebase.json': /^hosting(?:\.\d+)?\.headers\.\d+\.headers\.\d+$/,
}

/** Matches the paths of objects whose keys are headers. */
const headerObjects: Readonly<Record<string, RegExp>> = {
  'staticwebapp.config.json': /^(?:globalHeaders|routes\.\d+\.headers)$/,
}

/** Finds the patterns in a JSON file whose name tells which program reads it. */
export function jsonPatterns(text: string, fileName: string): readonly EmbeddedPattern[] {
  const isManifest = /^manifest(?:\.\w+)?\.json$/.test(fileName)
  const known = isManifest ? extension : byFile[fileName]
  if (known === undefined) return []
  const strings = locateJsonStrings(text)
  const isExtension = strings.some(({ isKey, path }) => isKey && path[0] === 'manifest_version')
  const places = isManifest && !isExtension ? webApp : known
  const targets = targetsIn(strings)
  return [
    ...strings.flatMap(string => patternAt(string, places, targets)),
    ...headersIn(strings, fileName),
  ]
}

/** Escapes a text for a file that is never part of a page, so that `<` stays readable. */
function asJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** Finds the values of headers. */
function headersIn(strings: readonly JsonString[], fileName: string): readonly EmbeddedPattern[] {
  const [pairs, objects] = [headerPairs[fileName], headerObjects[fileName]]
  const names = new Map<string, string>()
  const values = strings.filter(({ isKey }) => !isKey)
  for (const { path, text } of values) {
    if (path.at(-1) === 'key') names.set(path.slice(0, -1).join('.'), text)
  }
  return values.flatMap(value => {
    const key = value.path.at(-1)
    const owner = value.path.slice(0, -1).join('.')
    const written = { ...value, escape: asJson }
    if (objects?.test(owner) === true) return headerPattern(String(key), written)
    const name = key === 'value' && pairs?.test(owner) === true ? names.get(owner) : undefined
    return name === undefined ? [] : headerPattern(name, written)
  })
}

/** Returns where the rules of tables lead, by the path of the rule. Null if more than the path decides. */
function targetsIn(strings: readonly JsonString[]): ReadonlyMap<string, string | null> {
  const targets = new Map<string, string | null>()
  for (const { isKey, path, text } of strings) {
    const index = path.findLastIndex(key => typeof key === 'number')
    const rule = path.slice(0, index + 1).join('.')
    const [name] = path.slice(index + 1)
    if (name === 'destination' && !isKey && !targets.has(rule)) targets.set(rule, text)
    const at = path.findIndex(key => key === 'has' || key === 'missing')
    if (at !== -1) targets.set(path.slice(0, at).join('.'), null)
  }
  return targets
}

function patternAt(
  string: JsonString,
  places: Places,
  targets: ReadonlyMap<string, string | null>,
): readonly EmbeddedPattern[] {
  if (string.isKey) return []
  const dialect = Object.entries(places).find(([place]) => isAt(string.path, place))?.[1]
  if (dialect === undefined) return []
  const pattern = { ...string, dialect, isRelative: dialect === 'scope' }
  const list = string.path.slice(0, -2).join('.')
  if (!/(?:redirects|rewrites)$/.test(list)) return [pattern]
  const target = targets.get(string.path.slice(0, -1).join('.')) ?? null
  return [{ ...pattern, rule: { list, target } }]
}

function isAt(path: readonly (string | number)[], place: string): boolean {
  const keys = place.split('.')
  return (
    keys.length === path.length &&
    keys.every((key, index) =>
      key === '*' ? typeof path[index] === 'number' : key === path[index],
    )
  )
}
