import { extname } from 'node:path'
import { validateConfig } from '@hreflint/linter'
import { maxNamedFile, readRegularFile, refuseUnlessRegular } from '@hreflint/references/site-plans'
import { reasonOf } from '../arguments/usage-error.ts'
import { type ReadConfig, readJsonConfig } from './read-json-config.ts'

/** Reads one configuration file, without following what it extends. */
export async function readConfigFile(
  path: string,
  shownPath: string,
  whyNotRun: () => string | null,
): Promise<ReadConfig> {
  const failed = (reason: string): ReadConfig => ({
    config: null,
    errors: [`${shownPath}: ${reason}.`],
  })
  if (/^\.jsonc?$/.test(extname(path))) {
    try {
      const text = readRegularFile(path, maxNamedFile)
        .toString()
        .replace(/^\uFEFF/, '')
      return readJsonConfig(text, shownPath)
    } catch (error) {
      return failed(`Cannot be read: ${reasonOf(error)}`)
    }
  }
  const reason = whyNotRun()
  if (reason !== null) return failed(`Not run ${reason}; to run it, name it with --config`)
  const { runConfigProgram } = await import('./run-config-program.ts')
  try {
    refuseUnlessRegular(path)
    const { config, errors } = validateConfig(await runConfigProgram(path))
    if (config !== null) return { config, errors: [] }
    return { config, errors: errors.map(error => `${shownPath}: ${error.message}`) }
  } catch (error) {
    return failed(`Cannot be run: ${whyFailed(error)}`)
  }
}

function whyFailed(error: unknown): string {
  const isTypeScript =
    error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  return isTypeScript
    ? `Node ${process.versions.node} cannot run TypeScript. Use Node 22.18 or newer, or write hreflint.config.js`
    : reasonOf(error).replace(/\.$/, '')
}
