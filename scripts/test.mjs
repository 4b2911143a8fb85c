// npm test: everything that can be tested without an editor. Arguments go to the test runner.
import { bin, generatePages, install, run } from './set-up.mjs'

install()
run(bin('tsc'), '-b')
run(process.execPath, 'scripts/bundle.mjs')
generatePages()
run(bin('vitest'), 'run', ...process.argv.slice(2))
