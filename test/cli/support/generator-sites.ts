import { codesByFile, folderWith, runCli } from './run-cli.ts'

type Files = Readonly<Record<string, string>>

/** The codes that are reported of a folder with these files, by file, without files of which nothing is. */
export async function codesOf(files: Files): Promise<Readonly<Record<string, readonly string[]>>> {
  const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, found]) => found.length > 0),
  )
}

/** What `--print-config` says of the site of a file. */
export async function siteOf(files: Files, file: string) {
  const run = await runCli(['--print-config', file], { cwd: folderWith(files) })
  return JSON.parse(run.stdout).site
}

/** A document in Markdown with these links, each in a paragraph. */
export const page = (...links: readonly string[]) => links.map(link => `[x](${link})`).join('\n\n')

export const missing = ['reference/missing-file']
