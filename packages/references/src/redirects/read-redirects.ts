import type { RedirectRule } from './redirect-rule.ts'

/** The files in which redirects are written, in the root of what is served or built. */
export const redirectFiles = ['_redirects', 'netlify.toml', 'vercel.json'] as const

/** The rules of one of them, those that are read first. What cannot be read has none. */
export function readRedirects(fileName: string, text: string): readonly RedirectRule[] {
  const rules =
    fileName === '_redirects'
      ? lines(text)
      : fileName === 'netlify.toml'
        ? tables(text)
        : members(text)
  // An error page is no target.
  return rules.filter(({ from, status }) => from.startsWith('/') && status < 400)
}

/** `/from /to 301`; between them may stand conditions on the query. */
function lines(text: string): readonly RedirectRule[] {
  return text.split(/\r?\n/).flatMap(line => {
    const [from = '', ...rest] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/)
    const to = rest.find(part => /^(?:\/|https?:)/.test(part))
    if (to === undefined) return []
    const status = rest.map(part => /^(\d{3})!?$/.exec(part)?.[1]).find(part => part !== undefined)
    return [{ from, to, status: Number(status ?? 301) }]
  })
}

/** The tables `[[redirects]]`, whose values are on one line each. */
function tables(text: string): readonly RedirectRule[] {
  return text.split(/^\s*(?=\[)/m).flatMap(table => {
    if (!/^\[\[\s*redirects\s*\]\]/.test(table)) return []
    const settingOf = (key: string): string | undefined => {
      const match = new RegExp(`^\\s*${key}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|(\\d+))`, 'm').exec(
        table,
      )
      return match?.[1] ?? match?.[2] ?? match?.[3]
    }
    const [from, to] = [settingOf('from'), settingOf('to')]
    return from === undefined || to === undefined
      ? []
      : [{ from, to, status: Number(settingOf('status') ?? 301) }]
  })
}

/** `redirects` and `rewrites` of a JSON object. */
function members(text: string): readonly RedirectRule[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  const { redirects, rewrites } = value as Record<string, unknown>
  return [...rulesIn(redirects, 308), ...rulesIn(rewrites, 200)]
}

function rulesIn(list: unknown, status: number): readonly RedirectRule[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return []
    const { source, destination } = entry as Record<string, unknown>
    return typeof source === 'string' && typeof destination === 'string'
      ? [{ from: source, to: destination, status }]
      : []
  })
}
