// What the bundled tests import in place of Vitest: it collects them, without its processes, files and
// reports, which would take a hundred times longer than most tests. `expect` is the one of Vitest.
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const ofVitest = createRequire(createRequire(import.meta.url).resolve('vitest/package.json'))
const { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } = await import(
  pathToFileURL(ofVitest.resolve('@vitest/expect')).href
)
for (const part of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(part)

/** Runs `load` with the functions that define tests; gives the tests in the order of definition. */
export function collectTests(load) {
  const tests = []
  const suites = []
  const describe = (name, define) => {
    suites.push(name)
    define()
    suites.pop()
  }
  // A test that asks for minutes is about long inputs: every mutant that survives would cost them.
  const test = (name, run, timeout = 0) => {
    if (timeout >= 60_000) return
    tests.push({ name: [`${tests.length + 1}`, ...suites, name].join(' '), run })
  }
  load({
    describe: variants(describe),
    test: variants(test),
    it: variants(test),
    expect: chai.expect,
  })
  return tests
}

function variants(define) {
  const each = cases => (name, run, timeout) => {
    for (const row of cases) {
      const values = Array.isArray(row) ? row : [row]
      define(`${name} ${shown(values)}`, () => run(...values), timeout)
    }
  }
  return Object.assign(define, {
    each,
    skipIf: isSkipped => (isSkipped ? Object.assign(() => {}, { each: () => () => {} }) : define),
  })
}

function shown(values) {
  try {
    return JSON.stringify(values)?.slice(0, 80)
  } catch {
    return ''
  }
}
