import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figures } from './figures.ts'
import type { RewriteRow, VerdictRow } from './row.ts'

/** A repository of the field. */
export interface Repository {
  /** The commit that the ledger is about. */
  readonly commit: string
  /** What it is. */
  readonly kind: string
  /** Whether it is packed with the checkout's surroundings, so that continuous integration reads it. */
  readonly packed?: true
}

const folder = new URL('../../../../test/field/', import.meta.url)

export function readRepositories(): ReadonlyMap<string, Repository> {
  return new Map(Object.entries(readJson('repositories.json') ?? {}))
}

/** Verdicts of what the command line says, and of what the ESLint plugin says. */
export type VerdictKind = 'verdicts' | 'eslint'

export function readVerdicts(name: string, kind: VerdictKind = 'verdicts'): readonly VerdictRow[] {
  return readJson(`${kind}/${slugOf(name)}.json`) ?? []
}

export function readRewriteRows(name: string): readonly RewriteRow[] {
  return readJson(`rewrites/${slugOf(name)}.json`) ?? []
}

export function readFigures(): Readonly<Record<string, Figures>> {
  return readJson('figures.json') ?? {}
}

export function writeVerdicts(
  name: string,
  rows: readonly VerdictRow[],
  kind: VerdictKind = 'verdicts',
): void {
  writeRows(`${kind}/${slugOf(name)}.json`, rows)
}

export function writeRewriteRows(name: string, rows: readonly RewriteRow[]): void {
  writeRows(`rewrites/${slugOf(name)}.json`, rows)
}

export function writeFigures(figures: Readonly<Record<string, Figures>>): void {
  const lines = Object.entries(figures)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}: ${JSON.stringify(each)}`)
  writeFileSync(new URL('figures.json', folder), `{\n${lines.join(',\n')}\n}\n`)
}

/** The repositories whose scripts the presets of the ESLint plugin were run over. */
export function readLinted(): readonly string[] {
  return readJson('eslint.json') ?? []
}

export function writeLinted(names: readonly string[]): void {
  const all = [...new Set([...readLinted(), ...names])].sort()
  writeFileSync(new URL('eslint.json', folder), `${JSON.stringify(all, null, 2)}\n`)
}

/** What came of breaks of one kind. */
export interface BreakFigures {
  readonly kind: string
  readonly breaks: number
  /** Reported with the right span. */
  readonly right: number
  /** Reported, but another part of the URL is marked. */
  readonly elsewhere: number
  /** Not reported, because hreflint does not know where such a link leads: no site, made by the build. */
  readonly unknown: number
  /** Those that are not reported, by what hreflint knows of the link. */
  readonly why: Readonly<Record<string, number>>
}

export function readBreaks(): readonly BreakFigures[] {
  return readJson('breaks.json') ?? []
}

export function writeBreaks(figures: readonly BreakFigures[]): void {
  writeRows('breaks.json', figures)
}

/** Names of repositories that have a file in a folder of the ledger. */
export function namesIn(kind: VerdictKind | 'rewrites'): readonly string[] {
  const path = fileURLToPath(new URL(kind, folder))
  const files = existsSync(path) ? readdirSync(path) : []
  return files.map(file => file.replace(/\.json$/, '').replace('+', '/'))
}

/** The name of a repository's folder and files. */
export function slugOf(name: string): string {
  return name.replace('/', '+')
}

function readJson<T>(path: string): T | null {
  const url = new URL(path, folder)
  return existsSync(url) ? JSON.parse(readFileSync(url, 'utf8')) : null
}

/** One row a line, so that differences are read by people. Without rows there is no file. */
function writeRows(path: string, rows: readonly object[]): void {
  const url = new URL(path, folder)
  mkdirSync(new URL('.', url), { recursive: true })
  if (rows.length === 0) rmSync(url, { force: true })
  else writeFileSync(url, `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`)
}
