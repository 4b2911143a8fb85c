import { parse } from '../../../packages/core/src/index.ts'
import { cases } from '../../../test/core/compare/programs/published/cases.mjs'
import { sources } from '../../../test/core/compare/programs/published/sources.mjs'
import { frozenNames, readFrozen } from '../../../test/core/compare/programs/frozen.mjs'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'

const folder = 'test/core/compare/programs'

/** The page "How programs read URLs": a hundred URLs, and the host that each program answers for them. */
export function programPage(): GeneratedFile {
  const answers = frozenNames.map(name => ({ name, ...readFrozen(name) }))
  let stillConfused = 0
  const rows = cases.map(({ url, source }, index) => {
    const hosts = new Map<string, string[]>()
    const add = (host: string, name: string) => hosts.set(host, [...(hosts.get(host) ?? []), name])
    add(browserHost(url), 'browsers')
    for (const { name, answers: given } of answers) add(hostOf(given[index] ?? null), name)
    if (source !== null && reachedHosts(hosts).size > 1) stillConfused += 1
    return row(index + 1, url, hosts, source)
  })
  const sourced = cases.filter(({ source }) => source !== null).length
  const text = [
    generatedFrom(folder),
    '',
    '# How programs read URLs',
    '',
    'Where a request goes depends on who makes it. For each of these URLs, the table says which host and port each program answers, and who',
    'refuses it. Browsers are those that follow the URL Standard, as hreflint reads it. The others were asked:',
    '',
    '| name | what was asked | version |',
    '| --- | --- | --- |',
    ...answers.map(
      ({ name, version }) => `| ${name} | ${asked[name]} | ${shortVersion(version)} |`,
    ),
    '',
    'Each answer can be had again, where the program is installed, by its name and the number of the case:',
    '',
    '```sh',
    `node ${folder}/ask.mjs curl 1`,
    '```',
    '',
    `${sourced} of the ${cases.length} URLs have a source: it shows the URL, with other hosts, or describes the problem that the URL is an example of. The`,
    'program that a source is about may be none of these programs, or an older version. *One host here*: all programs in the table that accept the URL',
    `answer one host: the confusion is gone in the versions at hand, or is one of refusal. ${stillConfused} of the ${sourced} still lead programs to`,
    'different hosts. Control characters are shown as their escapes.',
    '',
    '| case | URL | host, and who answers it | source |',
    '| ---: | --- | --- | --- |',
    ...rows,
  ]
  return { path: 'docs/reference/programs.md', text: `${text.join('\n')}\n` }
}

/** What each name in the table means. */
const asked: Readonly<Record<string, string>> = {
  addressable: 'Ruby: `Addressable::URI`',
  chrome: 'Chromium: `URL` of a page',
  curl: 'libcurl and curl',
  dotnet: 'Mono: `System.Uri` (.NET itself was not asked)',
  firefox: 'Firefox: `URL` of a page',
  git: 'Git: where it connects for a remote',
  glib: 'GLib: `GUri`, with the flags of libsoup',
  go: 'Go: `net/url` and `net/http`',
  java: 'Java: `java.net.URL`',
  'java-uri': 'Java: `java.net.URI`',
  nginx: 'nginx, asked for the whole URL: `$host` and `$uri`',
  node: 'Node: the legacy `url.parse()`, not `URL`',
  perl: 'Perl: the module `URI`',
  php: 'PHP: `parse_url()`',
  'php-filter': 'PHP: `parse_url()` of what `FILTER_VALIDATE_URL` lets through',
  python: 'Python: `urllib.parse.urlsplit()`',
  requests: 'Python: requests, with urllib3',
  ruby: 'Ruby: `URI.parse`',
  rust: 'Rust: the crate `url`',
  wget: 'GNU Wget',
}

type Answer = ReturnType<typeof readFrozen>['answers'][number]

const refused = 'refused, or no host'

function hostOf(answer: Answer): string {
  if (answer === null || answer[3] === null || answer[3] === '') return refused
  const [scheme, , , host, port] = answer
  const standard = scheme === 'https' ? 443 : scheme === 'ftp' ? 21 : scheme === 'http' ? 80 : null
  return port === null || port === standard ? host : `${host}:${port}`
}

function browserHost(url: string): string {
  const read = parse(url).url
  if (read === null || read.host === null || read.host === '') return refused
  return read.port === null ? read.host : `${read.host}:${read.port}`
}

function row(
  number: number,
  url: string,
  hosts: ReadonlyMap<string, readonly string[]>,
  source: string | null,
): string {
  const shown = [...hosts].map(([host, names]) => {
    return host === refused
      ? `${names.join(', ')}: *${refused}*`
      : `${names.join(', ')}: ${code(host)}`
  })
  const reached = reachedHosts(hosts)
  const published = source === null ? undefined : sources[source]
  const verdict = reached.size > 1 ? '' : ' (one host here)'
  const cell = published === undefined ? '' : `[${published.name}](${published.url})${verdict}`
  return `| ${number} | ${code(url)} | ${shown.join('<br>')} | ${cell} |`
}

/** The hosts that are answered, by any program. */
function reachedHosts(hosts: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  return new Set([...hosts.keys()].filter(host => host !== refused).map(host => host.toLowerCase()))
}

/** Code in a cell of a table: VitePress reads `<code>` as HTML, so that nothing in it is Markdown. */
function code(text: string): string {
  const visible = JSON.stringify(text).slice(1, -1).replace(/\\\\/g, '\\').replace(/\\"/g, '"')
  const escaped = visible.replace(
    /[&<>|{}[\]\\`*_~@#:!$^]/g,
    character => `&#${character.charCodeAt(0)};`,
  )
  return `<code v-pre>${escaped}</code>`
}

function shortVersion(version: string): string {
  if (/^[\d.]+( [\d.]+)+$/.test(version)) return version.replaceAll(' ', ', ')
  return /\d[\d.]*/.exec(version)?.[0].replace(/\.$/, '') ?? version
}
