import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { validateConfig } from '@hreflint/linter'
import { reasonOf } from '../usage-error.ts'
import { type ReadConfig, readJsonConfig } from './read-json-config.ts'

/** Reads one configuration file, without following what it extends. */
export async function readConfigFile(
  path: string,
  shownPath: string,
  mayRunCode: boolean,
): Promise<ReadConfig> {
  const failed = (reason: string): ReadConfig => ({
    config: null,
    errors: [`${shownPath}: ${reason}.`],
  })
  if (/^\.jsonc?$/.test(extname(path))) {
    try {
      return readJsonConfig(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), shownPath)
    } catch (error) {
      return failed(`Cannot be read: ${reasonOf(error)}`)
    }
  }
  if (!mayRunCode) {
    return failed('Not run, since it lies outside the project; name it with --config to run it')
  }
  try {
    const module: unknown = await import(pathToFileURL(path).href)
    const value =
      typeof module === 'object' && module !== null && 'default' in module ? module.default : null
    const { config, errors } = validateConfig(value)
    if (config !== null) return { config, errors: [] }
    return { config, errors: errors.map(error => `${shownPath}: ${error.message}`) }
  } catch (error) {
    return failed(`Cannot be run: ${whyNotRun(error)}`)
  }
}

function whyNotRun(error: unknown): string {
  const isTypeScript =
    error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  return isTypeScript
    ? `Node ${process.versions.node} does not read TypeScript. Node 22.18 does, or write it as hreflint.config.js`
    : reasonOf(error)
}
