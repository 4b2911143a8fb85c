import type { Span } from '@hreflint/core'
import { MaskedText, secretsInText, secretSpans } from '@hreflint/core/internal'
import { languageOf, locateUrls } from '@hreflint/documents'
import { formatPatch, structuredPatch } from 'diff'
import { visible } from '../reporters/visible.ts'
import { withoutCommandAtStart } from '../reporters/workflow-commands.ts'
import { carriedSecrets } from './carried-secrets.ts'

/** A diff, and whether it is exactly that of the files, so that it can be applied. */
export interface ShownDiff {
  readonly text: string
  readonly isExact: boolean
}

/**
 * What a fix would change in a file, as `patch` and `git apply` read it. Secrets are hidden.
 *
 * @param isLog Whether people or a build server read it: then nothing in it controls a terminal or is a
 *   command.
 * @param newPath The path after the change, if it is another one.
 */
export function unifiedDiff(
  filePath: string,
  before: string,
  after: string,
  isLog: boolean,
  newPath = filePath,
): ShownDiff {
  const headerOptions = { includeIndex: false, includeUnderline: false, includeFileHeaders: true }
  const names = [`a/${filePath}`, `b/${newPath}`] as const
  const exact = structuredPatch(...names, before, after, '', '')
  const ofOld = new MaskedText(before, secretsOf(before, filePath))
  const carried = carriedSecrets(before, after, ofOld.hidden)
  const ofFixed = new MaskedText(after, [...secretsOf(after, filePath), ...carried])
  const [old, fixed] = [shownLines(before, ofOld), shownLines(after, ofFixed)]
  const hunks = exact.hunks.map(hunk => {
    let [oldLine, newLine] = [hunk.oldStart - 1, hunk.newStart - 1]
    const lines = hunk.lines.map(line => {
      const sign = line.charAt(0)
      if (sign === '\\') return line
      const shown = sign === '+' ? fixed[newLine] : old[oldLine]
      if (sign !== '+') oldLine += 1
      if (sign !== '-') newLine += 1
      return sign + (shown ?? '')
    })
    return { ...hunk, lines }
  })
  const shown = formatPatch({ ...exact, hunks }, headerOptions)
    .split('\n')
    .map(line => (isLog ? forLog(line) : line))
    .join('\n')
  return { text: shown, isExact: shown === formatPatch(exact, headerOptions) }
}

/** Returns the lines of a text as they are shown. A secret that spans lines is hidden in each. */
function shownLines(text: string, masked: MaskedText): readonly string[] {
  let start = 0
  return text.split('\n').map(line => {
    const shown = masked.slice({ start, end: start + line.length })
    start += line.length + 1
    return shown
  })
}

function secretsOf(text: string, filePath: string): readonly Span[] {
  const language = languageOf(filePath)
  const urls = language === null ? [] : locateUrls(text, language)
  const ofUrls = urls.flatMap(({ text: url, map }) =>
    secretSpans(url).map(span => map.toSourceSpan(span)),
  )
  return [...ofUrls, ...secretsInText(text)]
}

function forLog(line: string): string {
  const ending = line.endsWith('\r') ? '\r' : ''
  return withoutCommandAtStart(visible(line.slice(0, line.length - ending.length))) + ending
}
