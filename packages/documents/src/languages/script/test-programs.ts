/** Libraries that test programs. */
const libraries = [
  ...['vitest', 'jest', '@jest/globals', 'mocha', 'chai', 'ava', 'tape', 'tap', 'uvu', 'qunit'],
  ...[
    'node:test',
    'bun:test',
    'supertest',
    'nock',
    'msw',
    'cypress',
    '@playwright/test',
    'jasmine',
  ],
  ...['@testing-library/[\\w-]+', 'sinon', 'expect', 'assert', 'node:assert(?:/strict)?'],
]

/**
 * Matches the first sign that a program contains tests. URLs after it may be wrong on purpose, and
 * connection strings are those of no server.
 */
const tests = new RegExp(
  [
    String.raw`\b(?:from|import|require\()\s*['"](?:${libraries.join('|')})['"]`,
    String.raw`^[ \t]*(?:describe|it|test|suite|context|before|beforeEach|beforeAll)(?:\.\w+)*\s*\(\s*(?:['"\x60]|async\b|function\b|\()`,
    String.raw`^[ \t]*(?:QUnit|Deno|cy|tape)\.\w+\(`,
  ].join('|'),
  'm',
)

/** Returns the offset of the first sign of a test; the length of the program if there is none. */
export function firstTestIn(source: string): number {
  return tests.exec(source)?.index ?? source.length
}
