import type { RedirectRule } from '../redirect-rule.ts'
import type { TablePlace } from '../table-place.ts'
import { type ProgramToken, programTokens, shapeOf } from './program-tokens.ts'

/**
 * Reads `redirects` of an Astro configuration if it is plain data: an object whose values are
 * addresses, or objects with `destination` and `status`. The program is not run. Entries that
 * compute anything are skipped. Astro adds the base to the keys only.
 */
export function readAstroRedirects(
  text: string,
  { basePath }: TablePlace,
): readonly RedirectRule[] {
  if (!text.includes('redirects')) return []
  return entriesOf(programTokens(text)).flatMap(([key, colon, ...value]): RedirectRule[] => {
    if (key?.isString !== true || !key.text.startsWith('/')) return []
    const from = withNames(key.text)
    const to = destinationIn(value)
    if (colon?.text !== ':' || to === null || from.includes('[')) return []
    const isPattern = from !== key.text
    const status = /(?:^|[{,])status:(\d{3})(?=[,}])/.exec(shapeOf(value))?.[1]
    return [
      {
        from: basePath + from.slice(1),
        to: isPattern ? withNames(to.text) : to.text,
        status: Number(status ?? 301),
        isConditional: false,
        // A page with an address of its own comes before a pattern.
        winner: isPattern ? 'file' : 'rule',
        ignoresSlash: true,
        fromSpan: key.span,
        toSpan: to.span,
      },
    ]
  })
}

/** Returns the tokens of each entry of `redirects`, unless it is an option of an integration. */
function entriesOf(tokens: readonly ProgramToken[]): readonly (readonly ProgramToken[])[] {
  const entries: ProgramToken[][] = []
  /** Whether each open bracket, from the outermost, belongs to the value of another option. */
  const open: boolean[] = []
  let start = Number.POSITIVE_INFINITY
  for (const [index, one] of tokens.entries()) {
    const mark = one.isString ? '' : one.text
    if (/^[\]})]$/.test(mark)) {
      open.pop()
      if (open.length < start) start = Number.POSITIVE_INFINITY
    }
    const isDirect = open.length === start
    if (isDirect && mark === ',') entries.push([])
    else if (open.length >= start) entries.at(-1)?.push(one)
    if (!/^[[{(]$/.test(mark)) continue
    const isTable = /^redirects:$/.test(shapeOf(tokens.slice(Math.max(0, index - 2), index)))
    if (isTable && mark === '{' && !open.includes(true)) {
      start = open.length + 1
      entries.push([])
    }
    open.push(/^[:,[]$/.test(shapeOf(tokens.slice(Math.max(0, index - 1), index))))
  }
  return entries
}

function destinationIn(value: readonly ProgramToken[]): ProgramToken | null {
  const plain = /^(?:"|\{(?:(?:status:\d{3}|destination:"),?){1,2}\})$/
  return plain.test(shapeOf(value)) ? (value.find(({ isString }) => isString) ?? null) : null
}

/** Writes `[name]` and `[...name]` as other tables do: `:name` and `:name*`. */
function withNames(address: string): string {
  return address
    .replaceAll(/(?<=\/)\[\.\.\.(\w+)\](?=\/|$)/g, ':$1*')
    .replaceAll(/\[(\w+)\]/g, ':$1')
}
