import { writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { hide } from '@hreflint/core/internal'
import type { Config } from '@hreflint/linter'
import type { SitePlan } from '@hreflint/references/node'
import { reasonOf, UsageError } from '../../arguments/usage-error.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import { readJsonFile } from '../../files/text/read-json-file.ts'
import {
  type KeptDocuments,
  type PackedDocuments,
  packDocuments,
  unpackDocuments,
} from '../../lint/kept/packed-documents.ts'
import { version } from '../../version.ts'

/** The facts that a run has found about its files. */
export interface Facts {
  readonly files: readonly FoundFile[]
  readonly documents: KeptDocuments
}

interface PackedFacts extends PackedDocuments {
  readonly kind: typeof kind
  readonly version: string
  readonly configs: readonly Config[]
  readonly sites: readonly SitePlan[]
  readonly files: readonly PackedFile[]
}

interface PackedFile extends Pick<FoundFile, 'filePath' | 'languageId' | 'trusted'> {
  /** Relative to the working directory. */
  readonly path: string
  readonly config: number
  readonly site?: number
}

const kind = 'hreflint facts'

/** Hides the secrets in addresses. They are not needed to resolve links. */
function masked<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (_, member) => (typeof member === 'string' ? hide(member) : member)),
  )
}

/**
 * Writes facts without anything that applies to one machine only.
 *
 * @throws UsageError if the file cannot be written.
 */
export function writeFacts(file: string, { files, documents }: Facts, cwd: string): void {
  const configs = new Numbered<Config>()
  const sites = new Numbered<SitePlan>()
  // What files beside a document say about it, such as a whole `.env` file, is not about its links.
  const packed = files.map(({ path, config, site, filePath, languageId, trusted }): PackedFile => {
    const about = { filePath, languageId, trusted }
    const fromHere = relative(cwd, path).split(sep).join('/')
    const plan = site === undefined ? {} : { site: sites.numberOf({ ...site, root: '' }) }
    return { ...about, path: fromHere, config: configs.numberOf(config), ...plan }
  })
  const own = new Set(files.map(({ filePath }) => filePath))
  const facts: PackedFacts = {
    kind,
    version,
    configs: configs.values.map(masked),
    sites: sites.values.map(masked),
    files: packed,
    ...packDocuments(new Map([...documents].filter(([filePath]) => own.has(filePath)))),
  }
  try {
    writeFileSync(resolve(cwd, file), JSON.stringify(facts))
  } catch (error) {
    throw new UsageError(`${file}: Cannot be written: ${reasonOf(error)}.`)
  }
}

/** Reads facts. @throws UsageError for any other content, and for facts of another version. */
export function readFacts(file: string, cwd: string): Facts {
  const {
    version: itsVersion,
    configs,
    sites,
    files,
    ...documents
  } = readJsonFile(file, cwd, isFacts, 'These are not facts of hreflint.')
  if (itsVersion !== version) {
    throw new UsageError(`${file}: These facts are from hreflint ${itsVersion}, not ${version}.`)
  }
  const plans = sites.map(site => ({ ...site, root: resolve(cwd, site.name) }))
  return {
    files: files.flatMap(({ path, config, site, ...about }) => {
      const [itsConfig, plan] = [configs[config], site === undefined ? undefined : plans[site]]
      if (itsConfig === undefined) return []
      const found = { ...about, path: resolve(cwd, path), config: itsConfig }
      return [plan === undefined ? found : { ...found, site: plan }]
    }),
    documents: unpackDocuments(documents),
  }
}

function isFacts(value: unknown): value is PackedFacts {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}

/** Assigns numbers to values. Values that are equal as JSON share a number. */
class Numbered<Value> {
  readonly values: Value[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(value: Value): number {
    const key = JSON.stringify(value)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}
