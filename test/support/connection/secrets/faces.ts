import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check, componentNames, describe as describeIssue } from '@hreflint/core'
import { connectionSpecs, specFor, specs } from '@hreflint/core/specs'
import { createLanguageService } from '@hreflint/language-service'
import { csv } from '@hreflint/site/batch/export/csv'
import { json } from '@hreflint/site/batch/export/json'
import { sarif } from '@hreflint/site/batch/export/sarif'
import { findingRow } from '@hreflint/site/batch/finding-row'
import { runBatch } from '@hreflint/site/batch/judge/run-batch'
import { writeDocumentState } from '@hreflint/site/document/document-state'
import { writeGuardState } from '@hreflint/site/guard/guard-state'
import { writePatternState } from '@hreflint/site/pattern/pattern-state'
import { drawUrl, partInWords } from '@hreflint/site/url/draw-url'
import { examineUrl } from '@hreflint/site/url/examine-url'
import { parserView } from '@hreflint/site/url/parser/parser-view'
import { queryParameters } from '@hreflint/site/url/parts/url-parts'
import { compareReadings } from '@hreflint/site/url/readings/compare-readings'
import { firstState, writeUrlState } from '@hreflint/site/url/url-state'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { rememberedFindings } from '../../../../packages/language-server/src/diagnostics/remembered-findings.ts'
import { type CliRun, folderWith, runCli } from '../../../cli/support/run-cli.ts'
import { languages } from '../../../eslint-plugin/support/languages.ts'
import { fullShape, plainSubject } from '../../../language-service/marked-document.ts'
import type { HostileDocument } from './hostile-documents.ts'

// What each face shows to people or writes to files, as one text.

/** What a run over the documents prints, and what it writes beside them. */
export async function saidByRun(
  documents: readonly HostileDocument[],
  args: readonly string[],
): Promise<string> {
  const { folder, config } = folderOf(documents)
  const run = await runCli(args, { cwd: folder })
  const own = new Set([...documents.map(({ file }) => file), config])
  const written = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !own.has(entry.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  return [shownBy(run), ...written].join('\n')
}

/** What a run over the documents reports in every format at once, and what `merge` makes of its result. */
export async function saidInEveryFormat(
  documents: readonly HostileDocument[],
  formats: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { folder } = folderOf(documents)
  const into = (name: string) =>
    formats.flatMap(format => ['--format', format, '--output', `${name}-${format}.out`])
  const cache = ['--cache', '--cache-location', 'cache']
  const files = documents.map(({ file }) => file)
  const run = await runCli([...into('run'), ...cache, ...files], { cwd: folder })
  const merged = await runCli(['merge', ...into('merge'), 'run-json.out'], { cwd: folder })
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return new Map([
    ['stdout and stderr', `${shownBy(run)}\n${shownBy(merged)}`],
    // What depends on more than is noted is not kept.
    ['cache', existsSync(join(folder, 'cache')) ? read('cache') : ''],
    ...formats.map(format => [format, read(`run-${format}.out`)] as const),
    ...formats.map(format => [`merge to ${format}`, read(`merge-${format}.out`)] as const),
  ])
}

/** What `--print-config` says of a configuration that repeats a string wherever one can stand. */
export async function saidOfConfig(url: string): Promise<string> {
  const config = {
    ...{ baseUrl: url, siteUrl: url, root: url, severities: { [url]: 'info', 'whatwg/*': url } },
    ...{ ignoreUrls: [url], placeholders: [url], overrides: [{ files: [url], baseUrl: url }] },
  }
  const cwd = folderWith({ 'hreflint.config.json': JSON.stringify(config), 'a.html': '' })
  const said = [['--print-config', 'a.html'], ['a.html']].map(args => runCli(args, { cwd }))
  return (await Promise.all(said)).map(({ stdout, stderr }) => `${stdout}\n${stderr}`).join('\n')
}

/** What `merge` prints of the results of two runs. */
export async function saidByMerge(
  documents: readonly HostileDocument[],
  args: readonly string[],
): Promise<string> {
  const { folder } = folderOf(documents)
  await runCli(['--format', 'json', '--output', 'result.json', '.'], { cwd: folder })
  return shownBy(await runCli(['merge', ...args, 'result.json'], { cwd: folder }))
}

function folderOf(documents: readonly HostileDocument[]): { folder: string; config: string } {
  const config = 'hreflint.config.json'
  const severities = { 'document/unescaped-hole': 'info', 'divergence/*': 'info' }
  const settings = JSON.stringify({ severities, javascript: 'known-schemes' })
  const files = Object.fromEntries(documents.map(({ file, text }) => [file, text]))
  return { folder: folderWith({ ...files, [config]: settings }), config }
}

function shownBy({ code, stdout, stderr }: CliRun): string {
  if (code > 1 && !/cannot be linted|Cannot be/.test(stderr)) throw new Error(stderr)
  return `${stdout}\n${stderr}`
}

const allSpecs = [...specs, ...connectionSpecs].map(({ id }) => id).join(',')

/** What the commands about one URL print. */
export async function saidOfUrl(url: string, cwd: string): Promise<string> {
  const commands = [
    ['parse', url],
    ['parse', '--format', 'json', url],
    ['parse', '--spec', 'whatwg', '--format', 'json', url],
    ['parse', '--base', 'https://ada:pw@example.com/', url],
    ['explain', url],
    ['compare', url],
    ['compare', '--format', 'json', url],
    ['compare', '--specs', allSpecs, url],
    ['pattern', '--dialect', 'urlpattern', url, url],
    ['pattern', '--format', 'json', '/a', url],
    ['--document-url', url, '--stdin'],
    [url],
  ]
  const said: string[] = []
  for (const args of commands) {
    const { stdout, stderr } = await runCli(args, { cwd })
    said.push(stdout, stderr)
  }
  return said.join('\n')
}

/** What the library says of a string, by every specification. */
export function saidByLibrary(url: string): string {
  const said: string[] = []
  for (const spec of [undefined, ...specs, ...connectionSpecs, specFor(url, undefined)]) {
    for (const issue of check(url, { spec })) {
      const { message, why, fixes } = describeIssue(issue, url, { spec })
      said.push(message, why, ...fixes.map(({ title }) => title))
    }
  }
  return said.join('\n')
}

/** What the explorer shows and exports of lists with these URLs, and of a document. */
export async function saidByBatch(
  urls: readonly string[],
  { file, text }: HostileDocument,
): Promise<string> {
  const table = urls.map(url => `1,"${url.replaceAll('"', '""')}"`).join('\n')
  const sources = [
    { path: 'list.txt', text: urls.join('\n') },
    { path: 'list.csv', text: `id,url\n${table}` },
    { path: 'list.json', text: JSON.stringify(urls.map(url => ({ url }))) },
    { path: `folder/${file}`, text },
  ]
  const options = { spec: 'whatwg', base: '' }
  const { batch, result } = await runBatch(sources, options, async () => true)
  const rows = [...batch.findings(null, 0, Number.POSITIVE_INFINITY)].map(findingRow)
  const files = [csv, json, sarif].flatMap(write => [...write(batch)])
  return [JSON.stringify([rows, { ...result, lists: [] }]), ...files].join('\n')
}

/** The links to share what each page of the explorer shows. */
export function sharedLinks(url: string): string {
  const json = JSON.stringify({ baseUrl: url })
  const links = [
    writeUrlState({ ...firstState, url, base: url }),
    writePatternState({ pattern: url, dialect: 'urlpattern', base: url, urls: `/a\n${url}\n/b` }),
    writeDocumentState({ language: 'json', text: JSON.stringify({ url }), config: json }),
    writeGuardState({ guard: `url => url === ${JSON.stringify(url)}`, place: 'navigation' }),
  ]
  return links.map(link => `${link}\n${decodeURIComponent(link ?? '')}`).join('\n')
}

/** As the server has it for editors that ask for the edits of an action later: a document is linted once. */
const service = createLanguageService({
  shape: { ...fullShape, resolvesEdits: true },
  findingsOf: rememberedFindings().of,
})

/** What an editor shows of a document: diagnostics, titles of actions, hovers, explanations. */
export function saidByEditor({ language, text }: HostileDocument): string {
  const subject = plainSubject(text, { language })
  const diagnostics = service.diagnostics(subject)
  const said: unknown[] = diagnostics.map(({ message, relatedInformation }) => [
    message,
    relatedInformation,
  ])
  let line = -1
  for (const { range } of diagnostics) {
    if (range.start.line === line) continue
    line = range.start.line
    const actions = service.codeActions(subject, range, { diagnostics })
    said.push(
      actions.map(({ title, command }) => [title, command]),
      service.hover(subject, range.start),
      service.explain(subject, range.start),
    )
  }
  return JSON.stringify(said)
}

const rules = Object.fromEntries(
  Object.keys(hreflint.rules ?? {}).map(name => [`hreflint/${name}`, 'error' as const]),
)

/** What ESLint says of a document: messages, and the titles of suggestions. */
export function saidByEslint(
  language: 'js' | 'yaml' | 'json' | 'toml' | 'html',
  text: string,
): string {
  const { filename, config } = languages[language]
  const plugins = { ...config.plugins, hreflint: hreflint as never }
  const messages = new Linter().verify(
    text,
    [{ files: ['**/*.*'], ...config, plugins, rules }],
    filename,
  )
  return messages
    .filter(({ ruleId }) => ruleId !== null)
    .flatMap(({ message, suggestions = [] }) => [message, ...suggestions.map(({ desc }) => desc)])
    .join('\n')
}

/** What the explorer shows of a URL, and the link to what it shows. */
export function saidByExplorer(url: string): string {
  const state = { ...firstState, url, base: 'https://example.com/' }
  const { input, components, issues, hidden, shownHref, parts } = examineUrl(state)
  const spans = issues.map(({ span }) => span)
  const drawing = drawUrl(input, components, spans, hidden).parts.map(({ runs }) =>
    runs.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(''),
  )
  const words = componentNames.map(name => {
    const span = components[name]
    return span === null ? '' : partInWords(input, span, hidden)
  })
  const told = issues.map(({ message, why, fixes }) => [message, why, fixes.map(f => f.title)])
  const tables = [...parts, ...queryParameters(parts)].map(part => [part.name, part.shown])
  return JSON.stringify([
    ...[drawing.join(''), words, told, shownHref, tables, writeUrlState(state)],
    ...[compareReadings(state), parserView(state)],
  ])
}
