import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { FoundFile } from '../files/describe-file.ts'

/** One part of the files, so that several machines can share the work: the `index`th of `count`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/**
 * The files of a shard, in their order. Every file is in exactly one; they are dealt out largest
 * first, each to the shard that has least, so that all have about as many bytes. Depends on names and
 * sizes alone.
 */
export function filesOfShard(
  files: readonly FoundFile[],
  { index, count }: Shard,
): readonly FoundFile[] {
  const dealt = files
    .map(file => ({ file, size: sizeOf(file.path), hash: hashOf(file.filePath) }))
    .sort((a, b) => b.size - a.size || (a.hash < b.hash ? -1 : 1))
  const loads = Array.from({ length: count }, () => 0)
  const own = new Set<FoundFile>()
  for (const { file, size } of dealt) {
    const least = loads.indexOf(Math.min(...loads))
    // An empty file is work too.
    loads[least] = (loads[least] ?? 0) + size + 1
    if (least === index - 1) own.add(file)
  }
  return files.filter(file => own.has(file))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size
  } catch {
    return 0
  }
}
