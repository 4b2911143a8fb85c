import type { FragmentPlaces } from '../../references/fragments/fragment-book.ts'
import { EntryPool, unpackEntries } from './entry-pool.ts'
import type { KeptDocument, KeptNeeds, KeptResult } from './kept-document.ts'
import { isPackedDocument } from './kept-shapes.ts'

/** Documents by their shown paths. */
export type KeptDocuments = ReadonlyMap<string, KeptDocument>

/** Documents in the form of a file: each name once, and the numbers of all documents as bytes. */
export interface PackedDocuments {
  readonly names: readonly string[]
  readonly entries: Readonly<Record<string, PackedDocument>>
  /** In Base64: unsigned integers of 32 bits, and floating-point numbers. */
  readonly integers: string
  readonly doubles: string
}

export type PackedDocument = Pick<KeptDocument, 'settings' | 'content'> &
  PackedResult & { readonly second?: PackedResult & { readonly failing: string } }

type PackedResult = Pick<KeptResult, 'findings' | 'links'> & {
  readonly positions: PackedRange
  readonly asked?: PackedRange
  readonly anchors?: PackedRange
  readonly needs?: PackedNeeds
}

/** The first of the numbers, and the one after the last. */
type PackedRange = readonly [start: number, end: number]

interface PackedNeeds {
  /** As `EntryPool` packs them. */
  readonly entries: PackedRange
  readonly folders: readonly (readonly [number, string])[]
  readonly documents: readonly (readonly [number, string])[]
  readonly state: number
  readonly hasMore: boolean
  /** Absent unless what git remembers matters. */
  readonly past?: number
}

export function packDocuments(documents: KeptDocuments): PackedDocuments {
  const packer = new Packer()
  const entries: Record<string, PackedDocument> = Object.create(null)
  for (const [filePath, { first, second, ...about }] of documents) {
    const packed = { ...about, ...packResult(first, packer) }
    entries[filePath] =
      second === undefined
        ? packed
        : { ...packed, second: { ...packResult(second, packer), failing: second.failing } }
  }
  const { names, integers, doubles } = packer
  return { names: names.paths, entries, integers: integers.packed, doubles: doubles.packed }
}

/** Unpacks documents. Leaves out what has another shape, so that it is linted again. */
export function unpackDocuments(packed: PackedDocuments): Map<string, KeptDocument> {
  const { names, entries } = packed
  const pools: Pools = {
    names,
    integers: new Uint32Array(bytesOf(packed.integers, Uint32Array.BYTES_PER_ELEMENT)),
    doubles: new Float64Array(bytesOf(packed.doubles, Float64Array.BYTES_PER_ELEMENT)),
  }
  const documents = new Map<string, KeptDocument>()
  for (const [filePath, document] of Object.entries(entries)) {
    if (isPackedDocument(document)) documents.set(filePath, unpackDocument(document, pools))
  }
  return documents
}

/** What packed documents refer to by number. */
interface Pools {
  readonly names: readonly string[]
  readonly integers: Uint32Array
  readonly doubles: Float64Array
}

class Packer {
  readonly names = new EntryPool()
  readonly integers = new NumberPool(numbers => Uint32Array.from(numbers))
  readonly doubles = new NumberPool(numbers => Float64Array.from(numbers))
}

class NumberPool {
  readonly #toBytes: (numbers: readonly number[]) => Float64Array | Uint32Array
  readonly #numbers: number[] = []

  constructor(toBytes: (numbers: readonly number[]) => Float64Array | Uint32Array) {
    this.#toBytes = toBytes
  }

  add(numbers: Iterable<number>): PackedRange {
    const start = this.#numbers.length
    for (const number of numbers) this.#numbers.push(number)
    return [start, this.#numbers.length]
  }

  get packed(): string {
    const { buffer, byteOffset, byteLength } = this.#toBytes(this.#numbers)
    return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
  }
}

function bytesOf(text: string, ofNumber: number): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = Buffer.from(text, 'base64')
  const whole = byteLength - (byteLength % ofNumber)
  return buffer.slice(byteOffset, byteOffset + whole) as ArrayBuffer
}

function unpackDocument(packed: PackedDocument, pools: Pools): KeptDocument {
  const { settings, content, second } = packed
  const about = { settings, content, first: unpackResult(packed, pools) }
  return second === undefined
    ? about
    : { ...about, second: { ...unpackResult(second, pools), failing: second.failing } }
}

function packResult(
  { findings, positions, links, places, needs }: KeptResult,
  packer: Packer,
): PackedResult {
  const { integers, doubles } = packer
  return {
    findings,
    positions: integers.add(positions),
    ...(links === undefined ? {} : { links }),
    ...(places === undefined
      ? {}
      : { asked: doubles.add(places.asked), anchors: doubles.add(places.anchors) }),
    ...(needs === undefined ? {} : { needs: packNeeds(needs, packer) }),
  }
}

function unpackResult(packed: PackedResult, pools: Pools): KeptResult {
  const { findings, positions, links, asked, anchors, needs } = packed
  const { integers, doubles } = pools
  const places: FragmentPlaces | undefined =
    asked === undefined || anchors === undefined
      ? undefined
      : { asked: doubles.subarray(...asked), anchors: doubles.subarray(...anchors) }
  return {
    findings,
    positions: integers.subarray(...positions),
    ...(links === undefined ? {} : { links }),
    ...(places === undefined ? {} : { places }),
    ...(needs === undefined ? {} : { needs: unpackNeeds(needs, pools) }),
  }
}

function packNeeds(needs: KeptNeeds, { names, integers }: Packer): PackedNeeds {
  const { entries, folders, documents, contents, state, hasMore, asksPast, past } = needs
  return {
    entries: integers.add(names.pack(entries)),
    folders: folders.map(([path, hash]) => [names.numberOf(path), hash]),
    documents: documents.map((path, index) => [names.numberOf(path), contents[index] ?? '']),
    state: names.numberOf(state),
    hasMore,
    ...(asksPast ? { past: names.numberOf(past) } : {}),
  }
}

function unpackNeeds(packed: PackedNeeds, { names, integers }: Pools): KeptNeeds {
  const { folders, documents, state, hasMore, past } = packed
  const nameOf = (number: number): string => names[number] ?? ''
  const entries = integers.subarray(...packed.entries)
  return {
    // Unpacked each time, because it is needed once and takes much memory.
    get entries() {
      return unpackEntries(entries, names)
    },
    folders: folders.map(([path, hash]) => [nameOf(path), hash]),
    documents: documents.map(([path]) => nameOf(path)),
    contents: documents.map(([, content]) => content),
    state: nameOf(state),
    hasMore,
    asksPast: past !== undefined,
    past: past === undefined ? '' : nameOf(past),
  }
}
