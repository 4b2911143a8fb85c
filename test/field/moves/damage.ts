import { languageOf, locateUrls } from '@hreflint/documents'
import type { Tree } from './checkout-copy.ts'
import { type DrawnMove, pathAfter } from './draw-move.ts'

/** Returns what a move has done to files besides moving them and rewriting links. */
export function damageOf(
  before: Tree,
  after: Tree,
  drawn: DrawnMove,
  stdout: string,
): readonly string[] {
  const damage: string[] = []
  const told = linksRewritten(stdout)
  const heading = drawn.kind === 'heading' ? drawn.from.slice(0, drawn.from.indexOf('#')) : null
  const expected = new Set<string>()
  for (const [old, content] of before) {
    const path = pathAfter(old, drawn)
    expected.add(path)
    const now = after.get(path)
    const own = path === heading ? 1 : 0
    const most = (told.get(path) ?? 0) + own
    if (now === undefined) damage.push(`${old}: It is not at ${path}.`)
    else if (now.equals(content)) {
      if (told.has(path)) damage.push(`${path}: It has not changed.`)
    } else if (most === 0) damage.push(`${path}: It has changed, and nothing says so.`)
    else {
      const count = changedLines(content, now)
      if (count === null || count > most) {
        damage.push(`${path}: ${count ?? 'Other'} lines have changed, ${most} links.`)
      } else if (own === 0 && textAround(content, path) !== textAround(now, path)) {
        damage.push(`${path}: The text around links has changed.`)
      }
    }
  }
  for (const path of after.keys()) {
    if (!expected.has(path)) damage.push(`${path}: It was not there.`)
  }
  return damage
}

/** Returns the number of links that are rewritten, by path after the move. */
export function linksRewritten(stdout: string): ReadonlyMap<string, number> {
  const lines = stdout.matchAll(/^ {2}(.+): (\d+) links?$/gm)
  return new Map(Array.from(lines, ([, path = '', count]) => [path, Number(count)]))
}

/** Returns the number of lines that differ. Null if there are more of them, or fewer. */
function changedLines(before: Buffer, after: Buffer): number | null {
  const [old, now] = [before, after].map(content => content.toString('latin1').split('\n'))
  if (old === undefined || now === undefined || old.length !== now.length) return null
  return old.filter((line, index) => line !== now[index]).length
}

/** Returns a document without its URLs. Empty for other files. */
function textAround(content: Buffer, path: string): string {
  const language = languageOf(path)
  if (language === null || !/^(?:markdown|mdx|html)$/.test(language)) return ''
  const text = content.toString('utf8')
  let around = ''
  let end = 0
  for (const url of locateUrls(text, language)) {
    const span = url.map.toSourceSpan({ start: 0, end: url.text.length })
    if (span.start < end) continue
    around += `${text.slice(end, span.start)}\0`
    end = span.end
  }
  return around + text.slice(end)
}
