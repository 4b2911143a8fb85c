import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parse } from '@hreflint/core'
import { site } from '@hreflint/core/internal'
import { reasonOf, UsageError } from '../arguments/usage-error.ts'
import { configFileNames } from '../config/config-file-names.ts'
import { type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'

const [fileName] = configFileNames

/** Writes a commented configuration. On a terminal, it asks for the address of the site. */
export async function init(host: Host): Promise<ExitCode> {
  const existing = configFileNames.find(name => existsSync(join(host.cwd, name)))
  if (existing !== undefined)
    throw new UsageError(`${existing}: It already exists, so it was not changed.`)
  const siteUrl = await askForSite(host)
  try {
    writeFileSync(join(host.cwd, fileName), template(siteUrl, schemaFor(host.cwd)), { flag: 'wx' })
  } catch (error) {
    throw new UsageError(`${fileName}: Cannot be written: ${reasonOf(error)}.`)
  }
  host.stdout.write(`Wrote ${fileName}. Run hreflint to lint this folder.\n`)
  return exitCode.clean
}

/**
 * Returns the address of the site. Null if the program cannot ask, or if the answer is not a URL.
 */
async function askForSite({ stdin, stdout }: Host): Promise<string | null> {
  if (!('isTTY' in stdin) || stdin.isTTY !== true || stdout.isTTY !== true) return null
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question('Address of the site (Enter for none): ')
  terminal.close()
  return answer !== '' && parse(answer).url !== null ? answer : null
}

/**
 * Returns the address of the schema for editors: in the installed package, or on the project's
 * site. Null if there is neither.
 */
function schemaFor(folder: string): string | null {
  const installed = './node_modules/hreflint/config.schema.json'
  if (existsSync(join(folder, installed))) return installed
  return site === null ? null : `${site}/config.schema.json`
}

function template(siteUrl: string | null, schema: string | null): string {
  const site =
    siteUrl === null
      ? '// "siteUrl": "https://example.com/",'
      : `"siteUrl": ${JSON.stringify(siteUrl)},`
  const schemaLine = schema === null ? '' : `  "$schema": ${JSON.stringify(schema)},\n\n`
  return `{
${schemaLine}  // The specification that URLs are judged by.
  "spec": "whatwg",

  // The address of this folder, so that relative URLs are judged as they will be on the site.
  ${site}

  // How much a finding weighs: off, info, warning or error. Globs of codes work; the last match
  // counts. Unless set here, parse exceptions are errors and conformance errors are warnings.
  "severities": {
    // "whatwg/unescaped-*": "error"
  },

  // Files to ignore, in the syntax of .gitignore.
  "ignore": [],

  // Settings for some files.
  "overrides": [
    // { "files": ["legacy/**"], "severities": { "*": "info" } }
  ]
}
`
}
