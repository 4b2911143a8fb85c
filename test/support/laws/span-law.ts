import {
  type ComponentName,
  type Components,
  componentNames,
  type ParsedUrl,
  parse,
  type Span,
} from '@hreflint/core'
import type { UrlCase } from '../arbitraries.ts'
import { expectSame } from '../expect-same.ts'

/**
 * The span law for one URL: spans lie inside the input, on code point boundaries, in order; two of
 * different mistakes are apart or one contains the other; the components and the delimiters between
 * them are the whole input, and each component, taken by itself, is what the URL has there.
 */
export function expectSpanLaw({ input, base }: UrlCase, encoding?: string): void {
  const { url, issues, components } = parse(input, { base: base ?? undefined, encoding })
  const context = { input, base }
  const spans = issues.map(issue => issue.span)
  const written = componentNames.flatMap(name => {
    const span = components[name]
    return span === null ? [] : [{ name, ...span }]
  })

  const bad = [...spans, ...written].filter(span => !isInside(input, span))
  expectSame({ bad }, { bad: [] }, context)
  const starts = spans.map(span => span.start)
  expectSame({ starts }, { starts: starts.toSorted((a, b) => a - b) }, context)
  const crossing = issues.flatMap((a, index) =>
    issues.slice(index + 1).filter(b => a.code !== b.code && cross(a.span, b.span)),
  )
  expectSame({ crossing }, { crossing: [] }, context)
  expectSame({ ordered: written.every(isInOrder) }, { ordered: true }, context)
  if (url !== null) {
    const between = delimiters(input, components)
    expectSame({ between, fit: delimitersFit(between) }, { between, fit: true }, context)
    const expected: Partial<Record<ComponentName, string | null>> = { path: url.path }
    for (const { name } of written) expected[name] = url[name]
    expectSame(alone(input, components, url, encoding), expected, context)
  }
}

/** Each written component, put into a URL that has nothing else, as that URL has it. */
function alone(
  input: string,
  components: Components,
  url: ParsedUrl,
  encoding: string | undefined,
): Partial<Record<ComponentName, string | null>> {
  const parts: Partial<Record<ComponentName, string | null>> = { path: url.path }
  const special = /^(?:ftp|file|https?|wss?)$/.test(url.scheme ?? '')
  for (const name of componentNames) {
    const span = components[name]
    if (span === null || name === 'path') continue
    // A space at the end would be stripped without something after it.
    const text = input.slice(span.start, span.end)
    const start = special ? `${url.scheme}:` : 'foo:'
    const whole = {
      scheme: '',
      username: `foo://${text}@h`,
      password: `foo://:${text}@h`,
      host: `${start}//${text}/`,
      port: `${start}//h:${text}/`,
      query: `${start}//h/?${text}#`,
      fragment: `foo:#${text}|`,
    }[name]
    if (name === 'scheme') parts.scheme = text.replace(/[\t\n\r]/g, '').toLowerCase()
    else if (name === 'port' && url.scheme === 'file') parts.port = url.port
    else parts[name] = parse(whole, { encoding }).url?.[name] ?? null
    if (name === 'fragment') parts.fragment = parts.fragment?.slice(0, -1) ?? null
  }
  return parts
}

function isInside(input: string, { start, end }: Span): boolean {
  return (
    0 <= start &&
    start <= end &&
    end <= input.length &&
    !isInsidePair(input, start) &&
    !isInsidePair(input, end)
  )
}

function isInsidePair(input: string, offset: number): boolean {
  return /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(input.slice(Math.max(0, offset - 1), offset + 1))
}

/** Whether two spans overlap without one containing the other. */
function cross(a: Span, b: Span): boolean {
  const overlap = a.start < b.end && b.start < a.end
  const nested = (a.start <= b.start && b.end <= a.end) || (b.start <= a.start && a.end <= b.end)
  return overlap && !nested
}

function isInOrder(span: Span, index: number, spans: readonly Span[]): boolean {
  return span.end <= (spans[index + 1]?.start ?? span.end)
}

/**
 * What of the input belongs to no component, without what preprocessing strips: for each component
 * the text before it, and the text after the last.
 */
function delimiters(input: string, components: Components): string {
  let from = 0
  let shape = ''
  for (const name of componentNames) {
    const span = components[name]
    if (span === null) continue
    shape += `${strip(input.slice(from, span.start))}<${name}>`
    from = span.end
  }
  return shape + strip(input.slice(from))
}

/** The C0 controls and spaces at the ends come before the first or after the last component. */
function strip(text: string): string {
  return text.replace(/^[\0- ]+|[\t\n\r]|[\0- ]+$/g, '')
}

/** The picture of a URL: each component with the delimiter that belongs to it. */
const picture = new RegExp(
  [
    '^(?:<scheme>:)?',
    // Slashes before the authority, as many as are written.
    String.raw`[/\\]*`,
    '(?:(?:<username>)?(?::<password>|:)?@)?',
    '(?:<host>)?(?::<port>|:)?',
    '(?:<path>)?',
    String.raw`(?:\?<query>)?`,
    '(?:#<fragment>)?$',
  ].join(''),
)

function delimitersFit(shape: string): boolean {
  return picture.test(shape)
}
