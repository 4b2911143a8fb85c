// A test runner for StrykerJS: evaluates the bundle of an area afresh for each mutant, in the process that
// StrykerJS ends when a mutant does not.
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { bundleTests } from './bundle-tests.mjs'
import { collectTests } from './collect-tests.mjs'
import fewRuns from './few-runs.mjs'

const cache = fileURLToPath(new URL('../node_modules/.cache/mutants/', import.meta.url))
const require = createRequire(`${cache}bundle.cjs`)

/** The object by which StrykerJS and the mutated sources talk to each other. */
const channel = '__stryker__'

/** How often one test may run through a mutated place, before it is taken for a loop without an end. */
const mostHits = 3_000_000

function testRunner() {
  let evaluate
  const collect = () =>
    collectTests(vitest => {
      const module = { exports: {} }
      // The tables of fast-check take longer to build than most tests to run: they are kept.
      const given = { vitest, 'fast-check': fewRuns }
      evaluate(id => given[id] ?? require(id), module, module.exports)
    })
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async init() {
      // One for all runners of a run: they are often begun anew.
      const file = `${cache}bundle-${process.ppid}.cjs`
      if (!existsSync(file)) {
        const own = `${cache}bundle-${process.ppid}-${process.pid}.cjs`
        await bundleTests(process.env.HREFLINT_MUTANT_TESTS.split(';'), own)
        renameSync(own, file)
      }
      const code = `(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`
      evaluate = new Script(code, { filename: file }).runInThisContext()
    },
    async dryRun() {
      const state = { mutantCoverage: { static: {}, perTest: {} } }
      globalThis[channel] = state
      const tests = []
      for (const { name, run } of collect()) {
        state.currentTestId = name
        const start = performance.now()
        const failureMessage = await failureOf(run)
        state.currentTestId = undefined
        const result = { id: name, name, timeSpentMs: performance.now() - start }
        tests.push(
          failureMessage === null
            ? { ...result, status: 0 }
            : { ...result, status: 1, failureMessage },
        )
      }
      return { status: 'complete', tests, mutantCoverage: state.mutantCoverage }
    },
    async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit = mostHits }) {
      const state = { hitCount: 0, hitLimit: Math.min(hitLimit, mostHits) }
      globalThis[channel] = state
      if (mutantActivation === 'static') state.activeMutant = activeMutant.id
      const wanted = testFilter && new Set(testFilter)
      let tests = []
      const collectFailure = await failureOf(() => {
        tests = collect()
      })
      if (collectFailure !== null)
        return { status: 'killed', killedBy: [], failureMessage: collectFailure, nrOfTests: 0 }
      state.activeMutant = activeMutant.id
      let nrOfTests = 0
      for (const { name, run } of tests) {
        if (wanted && !wanted.has(name)) continue
        nrOfTests++
        state.hitCount = 0
        const failureMessage = await failureOf(run)
        if (state.hitCount > state.hitLimit) return { status: 'timeout' }
        if (failureMessage !== null)
          return { status: 'killed', killedBy: [name], failureMessage, nrOfTests }
      }
      return { status: 'survived', nrOfTests }
    },
  }
}

async function failureOf(run) {
  try {
    await run()
    return null
  } catch (error) {
    return String(error?.message ?? error).slice(0, 300)
  }
}

testRunner.inject = []

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundle', factory: testRunner }]
