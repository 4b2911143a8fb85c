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
  const rows = cases.map(({ url, source }, index) => {
    const hosts = new Map<string, string[]>()
    const add = (host: string, name: string) => hosts.set(host, [...(hosts.get(host) ?? []), name])
    add(browserHost(url), 'browsers')
    for (const { name, answers: given } of answers) add(hostOf(given[index] ?? null), name)
    return row(index + 1, url, hosts, source)
  })
  const text = [
    generatedFrom(folder),
    '',
    '# How programs read URLs',
    '',
    'Where a request goes depends on who makes it. For each of these URLs, the table says which host and port each program answers, and who',
    `refuses it. Programs were asked in these versions: ${answers.map(({ name, version }) => `${name} (${shortVersion(version)})`).join(', ')}.`,
    'Browsers are those that follow the URL Standard, as hreflint reads it.',
    '',
    'Each answer can be had again, where the program is installed, by its name and the number of the case:',
    '',
    '```sh',
    `node ${folder}/ask.mjs curl 1`,
    '```',
    '',
    'Hosts of published cases are replaced by `good.example` and `evil.example`. A published case *no longer confuses* if all that accept it in these',
    'versions answer one host. Control characters are shown as their escapes.',
    '',
    '| | URL | host, and who answers it | published in |',
    '| ---: | --- | --- | --- |',
    ...rows,
  ]
  return { path: 'docs/reference/programs.md', text: `${text.join('\n')}\n` }
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
  const reached = new Set(
    [...hosts.keys()].filter(host => host !== refused).map(host => host.toLowerCase()),
  )
  const published = source === null ? undefined : sources[source]
  const verdict = reached.size > 1 ? '' : ' (no longer confuses)'
  const cell = published === undefined ? '' : `[${published.name}](${published.url})${verdict}`
  return `| ${number} | ${code(url)} | ${shown.join('<br>')} | ${cell} |`
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
  return /\d[\d.]*/.exec(version.replace(/(?<=\d) (?=\d)/g, '.'))?.[0].replace(/\.$/, '') ?? version
}
