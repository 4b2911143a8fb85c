/** Lines that `--fix` would write instead of others. */
export interface Rewrite {
  readonly path: string
  /** Of the first line that changes, in the file as it is. */
  readonly line: number
  readonly before: string
  readonly after: string
}

/** Reads the rewrites from a unified diff, one for each line or run of lines that changes. */
export function readRewrites(diff: string): readonly Rewrite[] {
  const rewrites: Rewrite[] = []
  let path = ''
  let line = 0
  let before: string[] = []
  let after: string[] = []
  const end = () => {
    // A line is rewritten into as many lines, so each is a rewrite of its own.
    const isPaired = before.length === after.length
    if (isPaired) {
      for (const [index, text] of before.entries()) {
        const at = line - before.length + index
        rewrites.push({ path, line: at, before: text, after: after[index] ?? '' })
      }
    } else if (before.length + after.length > 0) {
      const at = line - before.length
      rewrites.push({ path, line: at, before: before.join('\n'), after: after.join('\n') })
    }
    before = []
    after = []
  }
  for (const text of diff.split('\n')) {
    const hunk = /^@@ -(\d+)/.exec(text)
    if (text.startsWith('--- a/')) {
      end()
      path = text.slice('--- a/'.length).replace(/\t.*$/, '')
    } else if (text.startsWith('+++ b/')) continue
    else if (hunk !== null) {
      end()
      line = Number(hunk[1])
    } else if (text.startsWith('-')) {
      before.push(text.slice(1))
      line += 1
    } else if (text.startsWith('+')) after.push(text.slice(1))
    else {
      end()
      if (text.startsWith(' ')) line += 1
    }
  }
  end()
  return rewrites
}
