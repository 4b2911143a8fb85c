import { createTwoFilesPatch } from 'diff'

/** What a fix would change in a file, as `patch` and `git apply` read it. */
export function unifiedDiff(filePath: string, before: string, after: string): string {
  return createTwoFilesPatch(`a/${filePath}`, `b/${filePath}`, before, after, '', '', {
    headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
  })
}
