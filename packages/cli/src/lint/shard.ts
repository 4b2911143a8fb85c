import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import type { FoundFile } from '../files/describe-file.ts'

/** One part of the files, the `index`th of `count`, so that several machines can share the work. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/**
 * Returns the files of a shard, in their order. Every file is in exactly one shard. Files are
 * assigned largest first, each to the shard with the fewest bytes, so that all shards have about
 * the same size. The result depends only on names and sizes.
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
    // An empty file takes time too.
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
