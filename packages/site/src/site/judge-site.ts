import type { Span } from '@hreflint/core'
import { secretsInText } from '@hreflint/core/internal'
import { languageOf, locateDocument } from '@hreflint/documents'
import { type Config, type Finding, LineIndex, lintDocument, resolveConfig } from '@hreflint/linter'
import {
  type DocumentFacts,
  drawnGraph,
  factsOf,
  findProfile,
  graphOf,
  isRedirectFile,
  listingOf,
  readRedirects,
  Site,
  SiteAddress,
} from '@hreflint/references'
import type { SiteFinding, SiteRequest, SiteResult } from './site-messages.ts'
import { unpack } from './unpack.ts'

/** Judges the links of a dropped site. */
export async function judgeSite({ files, profile: id, siteUrl }: SiteRequest): Promise<SiteResult> {
  const bytes = await unpack(files)
  const problems: string[] = []
  const texts = new Map<string, string>()
  for (const [path, content] of bytes) {
    if (languageOf(path) === null) continue
    try {
      texts.set(path, new TextDecoder('utf-8', { fatal: true }).decode(content))
    } catch {
      problems.push(`${path} is not UTF-8.`)
    }
  }
  const profile = findProfile(id)
  const place = { basePath: new SiteAddress(siteUrl || null).basePath, holds: profile.holds }
  const site = new Site({
    listing: listingOf(bytes.keys()),
    profile,
    siteUrl: siteUrl || null,
    redirects: [...texts].flatMap(([path, text]) =>
      isRedirectFile(profile, path) ? readRedirects(path, text, place) : [],
    ),
    robots: texts.get('robots.txt'),
    structureOf: path => factsIn(path, texts.get(path))?.structure ?? null,
    factsOf: path => factsIn(path, texts.get(path)),
  })
  const config = configOf()
  const findings: SiteFinding[] = []
  const facts: (readonly [string, DocumentFacts])[] = []
  for (const [path, text] of texts) {
    const language = languageOf(path)
    if (language === null) continue
    const found = lintDocument(text, language, config, { references: { site, path } })
    const broken = found.filter(({ kind }) => kind === 'broken-reference')
    for (const finding of broken) findings.push(shownFinding(path, text, finding))
    const own = /^(?:html|xhtml|markdown|svg|css)$/.test(language) ? factsIn(path, text) : null
    if (own !== null) facts.push([path, own])
  }
  const graph = graphOf(site, facts)
  return {
    kind: 'done',
    findings,
    graph: drawnGraph(graph),
    pages: facts.filter(([path]) => /^(?:html|xhtml|markdown)$/.test(languageOf(path) ?? ''))
      .length,
    links: graph.links.reduce((sum, { count }) => sum + count, 0),
    orphans: graph.pages.filter(({ isOrphan }) => isOrphan).map(({ path }) => path),
    redirects: graph.redirects.length,
    problems,
  }
}

function configOf(): Config {
  const { config } = resolveConfig(undefined)
  if (config === null) throw new Error('There is no configuration.')
  return config
}

function factsIn(path: string, text: string | undefined): DocumentFacts | null {
  const language = languageOf(path)
  if (text === undefined || language === null) return null
  return factsOf(locateDocument(text, language, { structure: true }), text)
}

/** Number of lines before and after the line of a finding. */
const around = 3

/** Maximum number of characters shown of a line. */
const longest = 160

/** Replaces the characters of secrets, so that all others keep their columns. */
function starred(text: string, secrets: readonly Span[]): string {
  return secrets.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + '*'.repeat(end - start) + masked.slice(end),
    text,
  )
}

function shownFinding(path: string, text: string, finding: Finding): SiteFinding {
  const { code, severity, message, span, hidden = [] } = finding
  const shown = starred(text, hidden)
  const { line, column } = new LineIndex(text).positionAt(span.start)
  const firstLine = Math.max(1, line - around)
  const cut = Math.max(0, column - 1 - longest / 2)
  const lines = shown
    .split(/\r\n|\r|\n/)
    .slice(firstLine - 1, line + around)
    .map((one, index) => {
      const from = firstLine + index === line ? cut : 0
      return starred(one, secretsInText(one)).slice(from, from + longest)
    })
  const start = column - 1 - cut
  return {
    path,
    code,
    severity,
    message,
    line,
    column,
    firstLine,
    lines,
    start,
    end: Math.min(longest, start + Math.max(1, span.end - span.start)),
  }
}
