import type { History } from './history.ts'
import type { BrokenLink } from './broken-link.ts'

/** What became of a broken link in later commits. */
export type Later =
  | { readonly kind: 'changed'; readonly url: string; readonly commit: string }
  | { readonly kind: 'removed' | 'page removed'; readonly commit: string }
  | { readonly kind: 'still there' }

/** Returns what a maintainer made of a link between two commits. The page is followed where it moves. */
export function laterChoice(
  history: History,
  { path: first, url, lineText }: BrokenLink,
  from: string,
  to: string,
): Later {
  const textAt = (commit: string, file: string) => history.git('show', `${commit}:${file}`)
  let [path, at] = [first, from]
  while (true) {
    if (holds(textAt(to, path), url)) return { kind: 'still there' }
    // Commits that change how often the URL is in the page.
    const counted = [`-S${url}`, '--reverse', '--topo-order', '--no-merges', '--format=%H']
    const commits = history.lines('log', ...counted, `${at}..${to}`, '--', path)
    const commit = commits.find(each => !holds(textAt(each, path), url))
    if (commit === undefined) return { kind: 'removed', commit: to }
    const before = textAt(`${commit}^`, path)
    const after = textAt(commit, path)
    if (after !== '') return choiceIn(before, after, url, lineText, commit)
    const renames = ['diff-tree', '-r', '-M50%', '-l5000', '--diff-filter=R', '--name-status']
    const moved = history
      .lines(...renames, commit)
      .map(line => line.split('\t'))
      .find(([, old]) => old === path)
    if (moved?.[2] === undefined) return { kind: 'page removed', commit }
    path = moved[2]
    at = commit
    const now = textAt(commit, path)
    if (!holds(now, url)) return choiceIn(before, now, url, lineText, commit)
  }
}

function holds(text: string, url: string): boolean {
  for (let at = text.indexOf(url); at !== -1; at = text.indexOf(url, at + 1)) {
    const [left = '', right = ''] = [text[at - 1], text[at + url.length]]
    if (!/[\w./#-]/.test(left) && !/[\w/#-]/.test(right)) return true
  }
  return false
}

/** Finds the link in a text from which its URL is gone: the same link text, or the same line around it. */
function choiceIn(
  before: string,
  after: string,
  url: string,
  lineText: string,
  commit: string,
): Later {
  const lines = before.split('\n').filter(line => holds(line, url))
  const old = lines.find(line => line.trim() === lineText.trim()) ?? lines[0] ?? lineText
  const start = old.indexOf(url)
  const [head, tail] = [old.slice(0, start), old.slice(start + url.length)]
  const known = new Set(before.split('\n'))
  const fresh = after.split('\n').filter(line => !known.has(line))
  const same = fresh.find(
    line => line.startsWith(head) && line.endsWith(tail) && line.length > head.length + tail.length,
  )
  if (same !== undefined) {
    return { kind: 'changed', url: same.slice(head.length, same.length - tail.length), commit }
  }
  const label = /\[([^[\]]+)\]\(<?$/.exec(head)?.[1] ?? /\[([^[\]]+)\]:\s*<?$/.exec(head)?.[1]
  if (label !== undefined) {
    for (const line of fresh) {
      for (const open of [`[${label}](`, `[${label}]: `]) {
        const at = line.indexOf(open)
        const [, found = ''] =
          /^<?([^\s)>]+)/.exec(at === -1 ? '' : line.slice(at + open.length)) ?? []
        if (found !== '') return { kind: 'changed', url: found, commit }
      }
    }
  }
  const text = /^>([^<]+)</.exec(tail.replace(/^["']/, ''))?.[1]
  if (text !== undefined) {
    for (const line of fresh) {
      const [, found = ''] =
        [...line.matchAll(/href=["']([^"']+)["'][^>]*>([^<]+)</g)].find(
          ([, , said]) => said === text,
        ) ?? []
      if (found !== '') return { kind: 'changed', url: found, commit }
    }
  }
  return { kind: 'removed', commit }
}
