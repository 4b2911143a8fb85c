import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { locateDocument } from '@hreflint/documents'
import { factsOf, knownFoldersIn, resolveFacts } from '@hreflint/references'
import { nodeFolders, openFolderSite, SitePlanner } from '@hreflint/references/node'
import { BuiltSite } from './built-site.ts'
import { type BookPage, textOf } from './generated-book.ts'

export interface Generator {
  readonly name: string
  /** Files of the project besides the pages, by path. */
  readonly files: Readonly<Record<string, string>>
  /** Folder of the pages. */
  readonly content: string
  readonly sourceOf?: (path: string) => string
  /** Makes the ids that links name, if a setting changes the usual ones. */
  readonly slug?: (heading: string) => string
  readonly build: readonly string[]
  readonly output: string
  /** Matches URLs that other versions or plugins of the generator resolve, so that they are never reported. */
  readonly lenient?: RegExp
  /** Matches URLs that lead somewhere, and that the generator's own check refuses. */
  readonly refused?: RegExp
  /** Whether a link that leads outside the root is compared as any other. */
  readonly comparesOutside?: boolean
  /** Returns the folder of the packages that the build imports. */
  readonly packages?: () => string
  /** Returns the folder in which the site is built. Default: the folder of temporary files. */
  readonly home?: () => string
}

function built(generator: Generator, book: readonly BookPage[], folder: string): BuiltSite {
  const { files, content, sourceOf = path => path, build, output } = generator
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const each of book) write(join(content, `${sourceOf(each.path)}.md`), textOf(each))
  if (generator.packages !== undefined)
    symlinkSync(generator.packages(), join(folder, 'node_modules'))
  const [program = '', ...args] = build
  const run = spawnSync(program, args, { cwd: folder, encoding: 'utf8', env: quiet })
  if (run.status !== 0)
    throw new Error(`${generator.name}: ${run.error ?? run.stderr + run.stdout}`)
  return new BuiltSite(join(folder, output))
}

/** Programs that are run by tests report nothing to their makers. */
const quiet = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' }

const outsideRoot = 'reference/outside-root'

interface Compared {
  readonly exists: number
  readonly missing: number
  readonly unknown: number
  readonly differences: readonly string[]
}

/** Builds a book in a folder, and compares what is said of its links with where they lead. */
export function compared(
  generator: Generator,
  book: readonly BookPage[],
  folder: string,
): Compared {
  const site = built(generator, book, folder)
  const planner = new SitePlanner(nodeFolders, {
    cwd: folder,
    folders: [folder],
    knownFoldersIn,
  })
  const counts = { exists: 0, missing: 0, unknown: 0 }
  const differences: string[] = []
  const structureOf = (path: string) =>
    locateDocument(readFileSync(path, 'utf8'), 'markdown', { structure: true }).structure ?? null
  const { content, sourceOf = path => path, lenient, refused } = generator
  let opened: ReturnType<typeof openFolderSite> | undefined
  for (const each of book) {
    const path = join(content, `${sourceOf(each.path)}.md`)
    const text = readFileSync(join(folder, path), 'utf8')
    const plan = planner.planFor(
      join(folder, path),
      {
        references: null,
        siteUrl: null,
        profile: null,
        generated: [],
        indexFiles: null,
        fallbackExtensions: null,
      },
      'markdown',
      { folder, isOfPlainFiles: false, isNamed: false },
    )
    if (plan === null) throw new Error(`${path} is not part of a site.`)
    opened ??= openFolderSite(plan, { textOf: () => null, structureOf }, {})
    const facts = factsOf(locateDocument(text, 'markdown', { structure: true }), text)
    for (const [index, { resolution }] of resolveFacts(opened, path, facts).entries()) {
      const link = each.links[index]
      if (link === undefined) throw new Error(`There are more links in ${path} than were written.`)
      const { state, issue } = resolution
      counts[state] += 1
      if (state === 'unknown') continue
      // Browsers stop at the root, so that the link may work.
      if (issue?.issue.code === outsideRoot && generator.comparesOutside !== true) continue
      const said = state === 'exists' && issue?.issue.code !== 'reference/wrong-form'
      // A relative path counts as there if it leads somewhere from the source or from the page.
      const leads = site.leads(link.label, said)
      if (leads === said || (said ? lenient : refused)?.test(link.url) === true) continue
      differences.push(
        `${path}: ${link.url} (${site.href(link.label)}): said ${state} ${issue?.issue.code ?? ''}, leads: ${leads}`,
      )
    }
  }
  return { ...counts, differences }
}
