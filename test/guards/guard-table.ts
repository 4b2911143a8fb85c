const raw = String.raw

/** What a guard allows: a script visits the URL, requests it, redirects to it, or trusts an origin. */
export type GuardedAct = 'visit' | 'request' | 'redirect' | 'origin'

/** A condition on `u`, as programs have it. */
export interface TableRow {
  readonly act: GuardedAct
  readonly condition: string
  readonly isRight: boolean
}

/**
 * Conditions that a URL passes which they were to stop. The forms are those of published advisories and of pull
 * requests that fixed them (CWE-020, CWE-601, CWE-918, CWE-942), with reserved names.
 */
const wrong: Readonly<Record<GuardedAct, readonly string[]>> = {
  visit: [
    "u.startsWith('https://app.example.com')",
    "u.startsWith('https://example.com:443')",
    "u.startsWith('//cdn.example.com')",
    "u.indexOf('https://example.com') === 0",
    "u.indexOf('example.com') !== -1",
    "u.indexOf('example.com') > -1",
    "u.indexOf('//example.com') >= 0",
    "u.includes('example.com')",
    "u.includes('.example.com')",
    "u.includes('://example.com')",
    "u.endsWith('example.com')",
    "u.endsWith('.example.com')",
    "u.endsWith('.example.com/')",
    "u.slice(0, 19) === 'https://example.com'",
    "u.substring(0, 19) === 'https://example.com'",
    "u.substr(0, 19) == 'https://example.com'",
    "u.toLowerCase().startsWith('https://example.com')",
    "u.trim().startsWith('https://www.example.com')",
    "u.split('?')[0].endsWith('example.com')",
    "u.split('://')[1].startsWith('example.com')",
    'u.match(/example\\.com/)',
    raw`/^https:\/\/www.example.com\//.test(u)`,
    raw`/^https?:\/\/(.+\.)?example.com/.test(u)`,
    raw`/^https:\/\/example\.com/.test(u)`,
    raw`/example\.com$/.test(u)`,
    raw`/https:\/\/example\.com\//.test(u)`,
    raw`/^https:\/\/([\w-]+\.)?example\.com/i.test(u)`,
    raw`u.search(/^https:\/\/example\.com/) === 0`,
    raw`/^https:\/\/[^\/]+\.example.com\//.test(u)`,
    raw`/(^|\.)example\.com/.test(new URL(u).hostname)`,
    "new URL(u).hostname.endsWith('example.com')",
    "new URL(u).host.includes('example.com')",
    "new URL(u).hostname.indexOf('example.com') !== -1",
    "new URL(u).hostname.startsWith('example.com')",
    "new URL(u).href.startsWith('https://example.com')",
    "new URL(u).origin.startsWith('https://example.com')",
    "new URL(u).host === 'www.shop.com' || new URL(u).host.match(/shop/)",
    "!u.startsWith('javascript:')",
    "!u.toLowerCase().startsWith('javascript:')",
    "u.indexOf('javascript:') !== 0",
    '!/^javascript:/i.test(u)',
    '!/^(javascript|data|vbscript):/i.test(u)',
    "!u.includes('javascript:')",
    "u.split(':')[0] !== 'javascript'",
    "new URL(u).hostname === 'example.com'",
    "['a.example.com', 'b.example.com'].includes(new URL(u).hostname)",
  ],
  request: [
    "u.startsWith('http://localhost')",
    "u.startsWith('https://api.example.com')",
    "['https://a.example.com', 'https://b.example.org'].some(prefix => u.startsWith(prefix))",
    "['example.com', 'example.org'].some(host => u.includes(host))",
    "['example.com', 'example.org'].some(host => new URL(u).hostname.endsWith(host))",
    raw`/^https?:\/\/(www\.)?example\.com.*$/.test(u)`,
    raw`new RegExp('^https://example.com').test(u)`,
    raw`/^(https:\/\/example\.com|https:\/\/example\.org)/.test(u)`,
    'u.startsWith(location.origin)',
    'u.indexOf(location.origin) === 0',
    'u.includes(location.host)',
    "URL.canParse(u) && u.includes('example.com')",
    "new URL(u).protocol === 'https:' && new URL(u).hostname.endsWith('example.com')",
  ],
  redirect: [
    "u.startsWith('/')",
    "u[0] === '/'",
    "u.charAt(0) === '/'",
    "u.startsWith('/') && !u.startsWith('//')",
    "u[0] === '/' && u[1] !== '/'",
    "u.startsWith('/') && !u.startsWith('//') && !u.includes('://')",
    raw`u.startsWith('/') && !u.startsWith('//') && !u.startsWith('/\\')`,
    raw`/^\/(?!\/)/.test(u)`,
    raw`/^\/[^\/]/.test(u)`,
    raw`/^\/(?![\/\\])/.test(u)`,
    raw`/^\//.test(u) && !/^\/\//.test(u)`,
    "!u.includes('://') && !u.startsWith('//')",
    "new URL(u, 'http://localhost').host === 'localhost'",
    "new URL(u, 'http://example.com').origin === 'http://example.com'",
  ],
  origin: [
    "u.includes('example.com')",
    "u.endsWith('example.com')",
    "u.startsWith('https://example.com')",
    "u.indexOf('example.com') > -1",
    raw`/^https:\/\/(.+\.)?www.example\.com$/.test(u)`,
    raw`/example\.com$/.test(u)`,
    raw`u.match(/^https:\/\/www\.example\.com/)`,
    "new URL(u).hostname.endsWith('example.com')",
  ],
}

/** Conditions that hold what they say, or that are not about hosts. */
const right: Readonly<Record<GuardedAct, readonly string[]>> = {
  visit: [
    "u.startsWith('https://app.example.com/')",
    "u.startsWith('https://example.com:443/')",
    "u.indexOf('https://example.com/') === 0",
    "u.startsWith('https://example.com/path')",
    "u.startsWith('https://example.com?')",
    "u.startsWith('https://example.com#')",
    "u === 'https://example.com'",
    "['https://example.com', 'https://example.org'].includes(u)",
    "new Set(['https://example.com', 'https://example.org']).has(u)",
    "new URL(u).origin === 'https://example.com'",
    "new URL(u).origin === new URL('https://example.com/x').origin",
    "['https://a.example.com', 'https://b.example.com'].includes(new URL(u).origin)",
    "new URL(u).href.startsWith('https://example.com/')",
    "new URL(u).protocol === 'https:' && new URL(u).hostname === 'example.com'",
    "new URL(u).protocol === 'https:' && new URL(u).hostname.endsWith('.example.com')",
    "/^https?:$/.test(new URL(u).protocol) && new URL(u).host === 'example.com'",
    "['http:', 'https:'].includes(new URL(u).protocol)",
    "new URL(u, location.href).protocol !== 'javascript:'",
    'new URL(u, location.href).origin === location.origin',
    "URL.canParse(u) && new URL(u).origin === 'https://example.com'",
    "URL.parse(u)?.origin === 'https://example.com'",
    raw`/^https:\/\/example\.com\//.test(u)`,
    raw`/^https:\/\/example\.com(\/|$)/.test(u)`,
    raw`/^https:\/\/(www\.)?example\.com\/[\w\/-]*$/.test(u)`,
    raw`/^https:\/\/([a-z0-9-]+\.)*example\.com(?:[\/?#]|$)/.test(u)`,
    raw`/^https:\/\/[a-z]+\.example\.com\//.test(u)`,
    raw`/^https:\/\/(?:a|b)\.example\.com$/.test(u)`,
    raw`/^https?:\/\//.test(u)`,
    "u.startsWith('https://')",
    "u.startsWith('http:') || u.startsWith('https:')",
    "u.startsWith('mailto:')",
    "u.startsWith('#')",
    "u.endsWith('.pdf')",
    "u.endsWith('/index.html')",
    "u.includes('/download/')",
    "u.includes('token=')",
    "!u.includes('example.com')",
    "!u.startsWith('https://example.com')",
    'u.length < 200',
    "u !== ''",
    "typeof u === 'string'",
    'u && u !== location.href',
    '/^[a-z]+$/.test(u)',
    "u.split('/').length > 3",
    raw`/\.(png|jpe?g)$/i.test(u)`,
  ],
  request: [
    "u.startsWith('http://localhost:3000/')",
    "u.startsWith('https://api.example.com/')",
    "['https://a.example.com/', 'https://b.example.org/'].some(prefix => u.startsWith(prefix))",
    "['example.com', 'example.org'].some(host => new URL(u).hostname === host)",
    "['example.com', 'example.org'].some(host => new URL(u).hostname.endsWith('.' + host))",
    "['example.com', 'example.org'].includes(new URL(u).hostname)",
    "new URL(u).hostname.split('.').slice(-2).join('.') === 'example.com'",
    "new URL(u).host.endsWith('.example.com')",
    "new URL(u).hostname === 'localhost'",
    raw`/(^|\.)example\.com$/.test(new URL(u).hostname)`,
    raw`/^(?:[a-z0-9-]+\.)?example\.com$/.test(new URL(u).hostname)`,
    "new RegExp('^https://example[.]com/').test(u)",
    "u.startsWith(location.origin + '/')",
    'new URL(u).origin === location.origin',
    'URL.canParse(u)',
    "u.startsWith('http')",
  ],
  redirect: [
    raw`/^\/[a-z0-9]/i.test(u)`,
    raw`/^\/(?:[a-z0-9-]+\/?)*$/.test(u)`,
    "['/a', '/b'].includes(u)",
    "u === '/login'",
    "u.startsWith('/account/')",
    "u.startsWith('/') && new URL(u, 'https://site.invalid').origin === 'https://site.invalid'",
    "new URL(u, 'https://example.com').origin === 'https://example.com' && /^\\/[a-z]/.test(u)",
    "new URL(u, 'https://example.com').origin === 'https://example.com'",
    "new URL(u, 'https://app.example.com/home').host === 'app.example.com'",
  ],
  origin: [
    "u === 'https://example.com'",
    "['https://example.com', 'https://example.org'].includes(u)",
    "u.endsWith('.example.com')",
    "u.endsWith('://example.com')",
    raw`/^https:\/\/(.+\.)?example\.com$/.test(u)`,
    'u === location.origin',
    "new URL(u).hostname.endsWith('.example.com')",
  ],
}

const rowsOf = (
  table: Readonly<Record<GuardedAct, readonly string[]>>,
  isRight: boolean,
): readonly TableRow[] =>
  Object.entries(table).flatMap(([act, conditions]) =>
    conditions.map(condition => ({ act: act as GuardedAct, condition, isRight })),
  )

/** Guards that hold and guards that do not. */
export const guardTable: readonly TableRow[] = [...rowsOf(wrong, false), ...rowsOf(right, true)]

/** A program that has a guard where such guards are. */
export function programOf({ act, condition }: TableRow): string {
  switch (act) {
    case 'visit':
      return `function go(u) {\n  if (${condition}) location.href = u\n}\n`
    case 'request':
      return `function load(u) {\n  if (${condition}) return fetch(u)\n}\n`
    case 'redirect':
      return `app.get('/go', (req, res) => {\n  const u = req.query.to\n  if (${condition}) res.redirect(u)\n})\n`
    default:
      return `addEventListener('message', e => {\n  if (!(${condition.replaceAll(/\bu\b/g, 'e.origin')})) return\n  run(e.data)\n})\n`
  }
}
