import { type DrawnMove, pathAfter } from './draw-move.ts'
import { runHere } from './run-here.ts'

/** The number of findings by path and code. */
export type Findings = ReadonlyMap<string, number>

/** Whether findings are of broken links. */
export const isBroken = (key: string) => key.includes(' reference/')

interface FileRecord {
  readonly filePath: string
  readonly findings: readonly { readonly code: string }[]
}

/** Lints a folder with the default settings. */
export async function findingsIn(cwd: string): Promise<Findings> {
  const { stdout, stderr } = await runHere(cwd, ['.', '--format', 'json', '--threads', '1'])
  if (!stdout.startsWith('[')) throw new Error(stderr)
  const files: readonly FileRecord[] = JSON.parse(stdout)
  const counts = new Map<string, number>()
  for (const { filePath, findings } of files) {
    for (const { code } of findings) {
      const key = `${filePath} ${code}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

/** Returns how findings after a move differ from those before. */
export function differencesIn(before: Findings, after: Findings, drawn: DrawnMove): string[] {
  const expected = new Map<string, number>()
  for (const [key, count] of before) {
    const end = key.lastIndexOf(' ')
    expected.set(pathAfter(key.slice(0, end), drawn) + key.slice(end), count)
  }
  return [...new Set([...expected.keys(), ...after.keys()])].flatMap(key => {
    const [old = 0, now = 0] = [expected.get(key), after.get(key)]
    return old === now ? [] : [`${key}: ${old} before, ${now} after`]
  })
}
