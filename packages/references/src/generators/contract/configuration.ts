import { type AST, getStaticTOMLValue, parseTOML } from 'toml-eslint-parser'
import { isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { type OptionValue, ProgramOptions } from './program-options.ts'

/** A file with the settings of a generator, parsed when it is first asked about. Never run. */
export class Configuration {
  readonly text: string
  /** The path from the root. */
  readonly path: string
  /** The file whose settings apply where this one has none. */
  readonly inherited: Configuration | null
  #program: ProgramOptions | undefined
  #data: Data | undefined

  constructor(path: string, text: string, inherited: Configuration | null = null) {
    this.path = path
    this.text = text
    this.inherited = inherited
  }

  /** The settings of a program. */
  get program(): ProgramOptions {
    this.#program ??= new ProgramOptions(this.text)
    return this.#program
  }

  /**
   * Returns the value at a path of keys in YAML, TOML or JSON. The case of keys does not matter. A
   * number or truth value counts as its text.
   */
  valueOf(...keys: readonly string[]): OptionValue {
    const value = this.#at(keys)
    if (value === undefined || value === null) return { kind: 'absent' }
    const values = Array.isArray(value) ? value : [value]
    const texts = values.filter(one => /^(?:string|number|boolean)$/.test(typeof one)).map(String)
    const isPlain = texts.length === values.length && !texts.some(one => /\$\{|\{\{/.test(one))
    return isPlain ? { kind: 'strings', values: texts } : { kind: 'computed', strings: [] }
  }

  /** Returns the keys of the table at a path; null if there is no table. */
  keysOf(...keys: readonly string[]): readonly string[] | null {
    const table = this.#at(keys)
    return isTable(table) ? Object.keys(table) : null
  }

  /** Returns the tables in the list at a path, and the table itself if it is one; else none. */
  tablesIn(...keys: readonly string[]): readonly Table[] {
    const value = this.#at(keys)
    return (Array.isArray(value) ? value : [value]).filter(isTable)
  }

  #at(keys: readonly string[]): Data {
    const value = at(this.#root, keys)
    return value === undefined && this.inherited !== null ? this.inherited.#at(keys) : value
  }

  get #root(): Data {
    this.#data ??= this.path.endsWith('.toml') ? readToml(this.text) : readYaml(this.text)
    return this.#data
  }
}

/** What a value is that only running a program would tell. */
const computed = Symbol('computed')

type Data = string | number | boolean | null | undefined | typeof computed | readonly Data[] | Table
export interface Table {
  readonly [key: string]: Data
}

function isTable(value: Data): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(root: Data, keys: readonly string[]): Data {
  let value = root
  for (const key of keys) {
    if (value === computed) return computed
    if (!isTable(value)) return undefined
    const folded = key.toLowerCase()
    value = Object.entries(value).find(([name]) => name.toLowerCase() === folded)?.[1]
  }
  return value
}

/** JSON is YAML too. */
function readYaml(text: string): Data {
  const document = parseDocument(text, { logLevel: 'silent', uniqueKeys: false })
  let count = 0
  const dataOf = (node: unknown): Data => {
    count += 1
    if (count > mostNodes) return computed
    if (isAlias(node)) return dataOf(node.resolve(document))
    if (isTagged(node)) return computed
    if (isMap(node)) {
      return Object.fromEntries(
        node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', dataOf(value)]),
      )
    }
    if (isSeq(node)) return node.items.map(dataOf)
    return isScalar(node) ? plain(node.value) : null
  }
  return dataOf(document.contents)
}

/** The most values that are read: aliases can name each other many times over. */
const mostNodes = 100_000

function isTagged(node: unknown): boolean {
  const { tag } = (node ?? {}) as Partial<Node>
  return tag !== undefined && !tag.startsWith('tag:yaml.org')
}

function readToml(text: string): Data {
  let program: AST.TOMLProgram
  try {
    program = parseTOML(text)
  } catch {
    return computed
  }
  return tomlData(getStaticTOMLValue(program))
}

function tomlData(value: unknown): Data {
  if (Array.isArray(value)) return value.map(tomlData)
  if (typeof value !== 'object' || value === null || value instanceof Date) return plain(value)
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tomlData(one)]))
}

function plain(value: unknown): Data {
  if (value === null || value === undefined) return null
  return /^(?:string|number|boolean)$/.test(typeof value) ? (value as string) : String(value)
}
