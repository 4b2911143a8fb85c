import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { languageOf, locateDocument } from '@hreflint/documents'
import { type DocumentFacts, factsOf, graphOf, type SiteGraph } from '@hreflint/references'
import { pathFrom } from '@hreflint/references/site-plans'
import { linkOptions } from '../../arguments/link-options.ts'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import { readDocument } from '../../files/text/read-document.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'
import { OpenSites } from '../../references/open-sites.ts'
import { placeInSites } from '../../references/place-in-sites.ts'
import { selectFiles } from '../check/select-files.ts'
import { asDot } from './as-dot.ts'
import { asHtml } from './as-html.ts'

export interface LinksOptions {
  readonly format: 'dot' | 'json' | 'html'
  readonly output?: string
  readonly profile?: string
  readonly config?: string
}

/** Exports the links between the pages of one site. */
export async function showLinks(
  paths: readonly string[],
  { format, output, ...given }: LinksOptions,
  host: Host,
): Promise<ExitCode> {
  const options = linkOptions(given)
  const complaints = new Complaints(host)
  const configs = openConfigs(options, host, complaints)
  const selected = await selectFiles(paths, options, { host, configs, complaints })
  const pages = { ...selected, files: selected.files.filter(({ path }) => isRead(path)) }
  const { files } = await placeInSites(pages, { cwd: host.cwd, configs, paths })
  const graph = graphOfFiles(files, options.maxFileSize)
  const text = format === 'json' ? asJson(graph) : format === 'dot' ? asDot(graph) : asHtml(graph)
  if (output === undefined) host.stdout.write(text)
  else write(resolve(host.cwd, output), output, text)
  return complaints.any ? exitCode.couldNotRun : exitCode.clean
}

/** @throws UsageError if the files belong to several sites, or to none. */
function graphOfFiles(files: readonly FoundFile[], maxFileSize: number): SiteGraph {
  const plans = [...new Set(files.map(({ site }) => site).filter(site => site !== undefined))]
  const [plan, other] = plans
  if (plan === undefined) throw new UsageError('There is no site among these files.')
  if (other !== undefined && other.root !== plan.root) {
    throw new UsageError(
      `These are files of several sites: ${plan.root} and ${other.root}. Name one.`,
    )
  }
  const site = new OpenSites(maxFileSize).siteOf(plan)
  return graphOf(
    site,
    factsOfFiles(
      files.filter(file => file.site === plan),
      plan.root,
      maxFileSize,
    ),
  )
}

function* factsOfFiles(
  files: readonly FoundFile[],
  root: string,
  maxFileSize: number,
): Generator<readonly [string, DocumentFacts]> {
  for (const { path, languageId } of files) {
    const { document } = readDocument(path, maxFileSize)
    if (document === null) continue
    const located = locateDocument(document.text, languageId, { structure: true })
    yield [pathFrom(root, path), factsOf(located, document.text)]
  }
}

/** Returns whether a file is a page, or can contain further links. */
function isRead(path: string): boolean {
  return /^(?:html|xhtml|markdown|mdx|svg|css)$/.test(languageOf(path) ?? '')
}

function asJson(graph: SiteGraph): string {
  return `${JSON.stringify(graph, null, 2)}\n`
}

function write(path: string, shown: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw new UsageError(`${shown}: Cannot be written: ${reasonOf(error)}.`)
  }
}
