import type { Literals } from './literals.ts'

/** The host that witnesses lead to. It is reserved, so nobody owns it. */
export const foreignHost = 'evil.example'

/** URLs that a guard passes only if it does not check hosts or paths at all. */
export const plainForeign: readonly string[] = [
  `https://${foreignHost}/`,
  `http://${foreignHost}/`,
  `https://${foreignHost}`,
  `https://${foreignHost}/path`,
  `https://www.${foreignHost}/`,
]

/** Paths on the program's own site. */
export const plainPaths: readonly string[] = ['/path', '/', '/a/b', '/path?a=b', 'path']

/**
 * URLs of another host that start like a path, or that have no slashes where a check looks for
 * them.
 */
const disguisedHosts: readonly string[] = [
  `/${foreignHost}`,
  `//${foreignHost}/`,
  `/\\${foreignHost}/`,
  `/\t/${foreignHost}/`,
  `///${foreignHost}/`,
  `\\\\${foreignHost}/`,
  `\\/${foreignHost}/`,
  ` //${foreignHost}/`,
  `/\n/${foreignHost}/`,
  `/\t\\${foreignHost}/`,
  `http:${foreignHost}/`,
  `http:/${foreignHost}/`,
  `https:\\\\${foreignHost}/`,
  `HTTPS://${foreignHost}/`,
  ` https://${foreignHost}/`,
  `ht\ntps://${foreignHost}/`,
  `https:/\t/${foreignHost}/`,
  `/x/..//${foreignHost}/`,
  `/.//${foreignHost}/`,
  `/%2e%2e//${foreignHost}/`,
]

/** Different ways to write a script URL. */
export const scriptUrls: readonly string[] = [
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\t:alert(1)',
  ' JavaScript:alert(1)',
  // For programs that remove the scheme.
  'javajavascript:script:alert(1)',
  'javascript:javascript:alert(1)',
]

/**
 * Yields texts that may pass a guard that names `texts`, and lead to another host. Simple ones come
 * first.
 */
export function* hostCandidates(
  { texts }: Pick<Literals, 'texts'>,
  hosts: Iterable<string>,
): Generator<string> {
  yield* disguisedHosts
  const named = [...hosts]
  const list = [...new Set([...texts, ...named])].filter(isPlainText).slice(0, 16)
  for (const text of list) yield* around(text)
  for (const text of list) yield* aroundHost(text)
  for (const text of list) yield* withoutText(text.length)
  for (const first of list.slice(0, 8)) {
    for (const second of list.slice(0, 8)) {
      if (first === second) continue
      yield `${first}.${foreignHost}/${second}`
      yield `${first}@${foreignHost}/${second}`
      yield `${first}${foreignHost}/?${second}`
      yield `${first}${foreignHost}/${second}`
      yield `https://${first}.${foreignHost}/${second}`
      yield `https://${foreignHost}/${first}${second}`
      yield `https://${foreignHost}/?${first}&${second}`
      yield `https://${first}.${second}.${foreignHost}/`
    }
  }
}

/** Whether a text is not the source of a regular expression. */
const isPlainText = (text: string): boolean => !/[\^*\\()[\]{}|$]|\.\+/.test(text)

/** Yields URLs around texts that regular expressions describe. */
export function* sampleCandidates(samples: readonly string[]): Generator<string> {
  yield* samples
  for (const sample of samples) {
    yield `https://${foreignHost}/${sample}`
    yield `https://${foreignHost}/?${sample}`
    yield `${sample}.${foreignHost}/`
    yield `${sample}@${foreignHost}/`
    yield `https://${foreignHost}/x${sample}`
  }
}

function* around(text: string): Generator<string> {
  const bare = text.replace(/\/+$/, '')
  yield `${bare}.${foreignHost}/`
  yield `${bare}@${foreignHost}/`
  yield `${text}${foreignHost}/`
  yield `${bare}:80@${foreignHost}/`
  yield `${text}/${foreignHost}/`
  yield `${text}\\${foreignHost}/`
  yield `${text}\t/${foreignHost}/`
  for (const scheme of ['https', 'http']) {
    const there = `${scheme}://${foreignHost}`
    yield `${there}/${text}`
    yield `${there}/?${text}`
    yield `${there}/#${text}`
    yield `${there}?${text}`
    yield `${there}#${text}`
    yield `${there}\\${text}`
    yield `${there}/${text}/`
    yield `${there}/x${text}`
    yield `${there}/?x=${text}&y`
    yield `${there}:443/${text}`
  }
  yield `//${foreignHost}/${text}`
  yield `/\\${foreignHost}/${text}`
}

function* aroundHost(text: string): Generator<string> {
  const host = text.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '').replace(/[/?#].*$/, '')
  if (!/^[\w.:-]+$/.test(host)) return
  const name = host.replace(/^\.+/, '').replace(/:\d+$/, '')
  for (const scheme of ['https', 'http']) {
    yield `${scheme}://${host}.${foreignHost}/`
    yield `${scheme}://${host}@${foreignHost}/`
    yield `${scheme}://evil${name}/`
    yield `${scheme}://evil-${name}/`
    yield `${scheme}://not${name}/`
    yield `${scheme}://${host}evil.example/`
    yield `${scheme}://www.${name}.${foreignHost}/`
    yield `${scheme}://x.${name}.${foreignHost}/`
    yield `${scheme}://a-${name}.${foreignHost}/`
    yield `${scheme}://${foreignHost}/x.${name}/`
    yield `${scheme}://${foreignHost}/://${name}/`
    yield `${scheme}:/\\${foreignHost}//${host}/`
  }
  yield `//${host}.${foreignHost}/`
}

/**
 * Yields URLs of other hosts that are one character shorter than a text, or whose host is. For them,
 * `value.indexOf(text) === value.length - text.length` compares -1 with -1.
 */
function* withoutText(length: number): Generator<string> {
  for (const fixed of [0, 'https://'.length, 'https:///'.length]) {
    for (const ending of ['evil.example', 'evil.io', 'x.io']) {
      const host = ending.padStart(length - 1 - fixed, 'a')
      if (host.length !== length - 1 - fixed) continue
      yield `https://${host}/`
      yield `https://${host}`
      break
    }
  }
}

/** Yields script URLs that contain the named hosts or texts. */
export function* scriptCandidates(
  texts: Iterable<string>,
  hosts: Iterable<string>,
): Generator<string> {
  for (const host of hosts) {
    yield `javascript://${host}/%0aalert(1)`
    yield `javascript://www.${host}/%0aalert(1)`
  }
  for (const text of texts) yield `javascript:alert(1)//${text}`
}
