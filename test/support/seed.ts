import fc from 'fast-check'

// Property tests draw the same examples in every run, so that a change is what makes them fail and
// nothing else. `HREFLINT_SEED=random npm test` looks for new ones; a number repeats a run.
const chosen = process.env.HREFLINT_SEED ?? '20261121'
if (chosen !== 'random') fc.configureGlobal({ seed: Number(chosen) })
