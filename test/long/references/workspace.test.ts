// The laws of a site that changes, in many more cases than in `npm test`: 2,000 moves on a site of each profile, 2,000 by the
// edits of a running server (500 on each), and 10,000 steps of changes.
import { describe } from 'vitest'
import { shareOf } from '../../support/laws/share.ts'

process.env.HREFLINT_MOVES ??= String(shareOf(2000))
process.env.HREFLINT_PROTOCOL_MOVES ??= String(shareOf(500))
process.env.HREFLINT_INDEX_STEPS ??= '40'
process.env.HREFLINT_INDEX_RUNS ??= String(shareOf(500))

await import('../../references/workspace/moved-files.test.ts')
await import('../../references/workspace/site-index.test.ts')
// Its client is stopped after each of its own tests alone.
describe('a running server', async () => {
  await import('../../language-server/references/changing-site.test.ts')
})
