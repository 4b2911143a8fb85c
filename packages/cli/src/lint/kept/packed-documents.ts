import type { FragmentPlaces } from '../../references/fragments/fragment-book.ts'
import type { EntryKind } from '@hreflint/references/profiles'
import type { KeptDocument, KeptNeeds, KeptResult } from './kept-document.ts'

/** Documents by their shown paths. */
export type KeptDocuments = ReadonlyMap<string, KeptDocument>

/** Documents in the form of the cache file: each name once, and numbers as bytes. */
export interface PackedDocuments {
  readonly names: readonly string[]
  readonly entries: Readonly<Record<string, PackedDocument>>
}

type PackedDocument = Pick<KeptDocument, 'settings' | 'content'> &
  PackedResult & { readonly second?: PackedResult & { readonly failing: string } }

type PackedResult = Pick<KeptResult, 'findings' | 'links'> & {
  readonly asked?: string
  readonly anchors?: string
  readonly needs?: PackedNeeds
}

interface PackedNeeds {
  /** For each entry, the number of its path times 4, plus the number of its kind. */
  readonly entries: string
  readonly folders: readonly (readonly [number, string])[]
  readonly documents: readonly (readonly [number, string])[]
  readonly state: number
  readonly hasMore: boolean
}

const kinds: readonly (EntryKind | null)[] = [null, 'file', 'folder', 'unlisted']

export function packDocuments(documents: KeptDocuments): PackedDocuments {
  const numbers = new Map<string, number>()
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size
    numbers.set(name, number)
    return number
  }
  const entries: Record<string, PackedDocument> = {}
  for (const [filePath, { first, second, ...about }] of documents) {
    const packed = { ...about, ...packResult(first, numberOf) }
    entries[filePath] =
      second === undefined
        ? packed
        : {
            ...packed,
            second: { ...packResult(second, numberOf), failing: second.failing },
          }
  }
  return { names: [...numbers.keys()], entries }
}

export function unpackDocuments({ names, entries }: PackedDocuments): Map<string, KeptDocument> {
  const documents = new Map<string, KeptDocument>()
  for (const [filePath, packed] of Object.entries(entries)) {
    const { settings, content, second } = packed
    const first = unpackResult(packed, names)
    const about = { settings, content, first }
    documents.set(
      filePath,
      second === undefined
        ? about
        : { ...about, second: { ...unpackResult(second, names), failing: second.failing } },
    )
  }
  return documents
}

function packResult(
  { findings, links, places, needs }: KeptResult,
  numberOf: (name: string) => number,
): PackedResult {
  return {
    findings,
    ...(links === undefined ? {} : { links }),
    ...(places === undefined
      ? {}
      : { asked: packBytes(places.asked), anchors: packBytes(places.anchors) }),
    ...(needs === undefined ? {} : { needs: packNeeds(needs, numberOf) }),
  }
}

function unpackResult(packed: PackedResult, names: readonly string[]): KeptResult {
  const { findings, links, asked, anchors, needs } = packed
  const places: FragmentPlaces | undefined =
    asked === undefined || anchors === undefined
      ? undefined
      : { asked: new Float64Array(bytesOf(asked)), anchors: new Float64Array(bytesOf(anchors)) }
  return {
    findings,
    ...(links === undefined ? {} : { links }),
    ...(places === undefined ? {} : { places }),
    ...(needs === undefined ? {} : { needs: unpackNeeds(needs, names) }),
  }
}

function packNeeds(needs: KeptNeeds, numberOf: (name: string) => number): PackedNeeds {
  const { entries, folders, documents, contents, state, hasMore } = needs
  const packed = entries.map(([path, kind]) => numberOf(path) * kinds.length + kinds.indexOf(kind))
  return {
    entries: packBytes(Uint32Array.from(packed)),
    folders: folders.map(([path, names]) => [numberOf(path), names]),
    documents: documents.map((path, index) => [numberOf(path), contents[index] ?? '']),
    state: numberOf(state),
    hasMore,
  }
}

function unpackNeeds(packed: PackedNeeds, names: readonly string[]): KeptNeeds {
  const { entries, folders, documents, state, hasMore } = packed
  const nameOf = (number: number): string => names[number] ?? ''
  return {
    entries: Array.from(new Uint32Array(bytesOf(entries)), number => [
      nameOf(Math.floor(number / kinds.length)),
      kinds[number % kinds.length] ?? null,
    ]),
    folders: folders.map(([path, hash]) => [nameOf(path), hash]),
    documents: documents.map(([path]) => nameOf(path)),
    contents: documents.map(([, content]) => content),
    state: nameOf(state),
    hasMore,
  }
}

function packBytes({ buffer, byteOffset, byteLength }: Float64Array | Uint32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

function bytesOf(text: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64')
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
}
