// Takes the place of fast-check while mutants are tested: a law that needs thousands of cases to notice
// a mutant costs more than it tells, so each law draws 60 cases at most, or as many as the area says.
import fc from '../node_modules/fast-check/lib/fast-check.js'

const maxRuns = Number(process.env.HREFLINT_MUTANT_RUNS)

export default {
  ...fc,
  assert: (property, params) =>
    fc.assert(property, { ...params, numRuns: Math.min(params?.numRuns ?? maxRuns, maxRuns) }),
}
