import type { Rule } from 'eslint'

/**
 * Returns whether a file is a test file, by its name and its folders below ESLint's working
 * directory.
 */
export function isTestFile({ filename, cwd }: Pick<Rule.RuleContext, 'filename' | 'cwd'>): boolean {
  const isBelow = cwd !== undefined && filename.startsWith(cwd)
  return testFile.test(isBelow ? filename.slice(cwd.length) : filename)
}

const testFile =
  /(?:^|[\\/])(?:__(?:tests|mocks|fixtures)__|tests?|specs?|e2e|cypress|fixtures?)[\\/]|(?:^|[.\-_\\/])(?:test|testing|spec|cy|e2e)\.[^.\\/]+$/
