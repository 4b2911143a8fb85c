import { availableParallelism } from 'node:os'

/** Works on items, as many at a time as there are cores. */
export async function inParallel<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const worker = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}
