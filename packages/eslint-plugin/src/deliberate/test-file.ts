import type { Rule } from 'eslint'

/** Whether a file is one of tests, by its name and folders below the directory that ESLint runs in. */
export function isTestFile({ filename, cwd }: Pick<Rule.RuleContext, 'filename' | 'cwd'>): boolean {
  const isBelow = cwd !== undefined && filename.startsWith(cwd)
  return testFile.test(isBelow ? filename.slice(cwd.length) : filename)
}

const testFile =
  /(?:^|[\\/])(?:__(?:tests|mocks|fixtures)__|tests?|specs?|e2e|cypress|fixtures?)[\\/]|(?:^|[.\-_\\/])(?:test|testing|spec|cy|e2e)\.[^.\\/]+$/
