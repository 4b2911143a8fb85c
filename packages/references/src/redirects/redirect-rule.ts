/** One entry of a redirect table. */
export interface RedirectRule {
  /** Path from the root of the server, which may have placeholders: `/blog/:year/*`. */
  readonly from: string
  /** Path or URL; placeholders stand for what they matched. */
  readonly to: string
  /** 200 serves the target in place of the address. */
  readonly status: number
}

const cut = /:([A-Za-z_]\w*)(\([^)]*\))?([*+?])?|\*|\([^)]*\)/g

/**
 * Where a rule sends a path; null where it does not apply. Placeholders are those of Netlify and Cloudflare (`:name`, `*`) and
 * what is most used of Vercel's (`:path*`, `(.*)`).
 */
export function redirectTarget({ from, to }: RedirectRule, path: string): string | null {
  const [splat, ...more] = from.matchAll(/\*|\(/g)
  // Several splats can be matched in so many ways that nobody waits for it: where it leads is then not known.
  if (splat !== undefined && more.length > 1) {
    return path.startsWith(from.slice(0, splat.index).replace(/:.*$/s, '')) ? to : null
  }
  const names: string[] = []
  let pattern = ''
  let end = 0
  for (const match of from.matchAll(cut)) {
    const [all, name, group, repeat] = match
    pattern += escapePattern(from.slice(end, match.index))
    end = match.index + all.length
    names.push(name ?? 'splat')
    const isLong = name === undefined || group !== undefined || repeat !== undefined
    // `/old/*` and `/old/:path*` match `/old` as well.
    if (isLong && pattern.endsWith('/') && end === from.length) {
      pattern = `${pattern.slice(0, -1)}(?:/(.*))?`
    } else {
      pattern += isLong ? '(.*)' : '([^/]+)'
    }
  }
  pattern += escapePattern(from.slice(end).replace(/\/$/, ''))
  const found = new RegExp(`^${pattern}/?$`).exec(path)
  if (found === null) return null
  const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
  return to.replace(/:([A-Za-z_]\w*)[*+?]?/g, (all, name: string) => values.get(name) ?? all)
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
