// What npm does before it packs or installs this repository: it builds the command line. pre-commit installs
// hooks from a clone with npm, which has put the dependencies of the root alone into node_modules; pnpm
// replaces them. Older versions of pre-commit read the name of the archive from npm's stdout, so all that
// is said goes to stderr.
import { bundle, install } from './set-up.mjs'

// pnpm runs this script too, and then has nothing to prepare: `npm start` and `npm test` build when needed.
if (process.env.npm_config_user_agent?.startsWith('npm/')) {
  // Nobody is there to be asked whether node_modules may be replaced.
  process.env.CI = 'true'
  // `npm install --global` hands its options on; they are not meant for what is installed here.
  for (const name of ['global', 'location', 'prefix', 'dry_run', 'install_links', 'allow_git']) {
    delete process.env[`npm_config_${name}`]
  }
  install()
  bundle()
}
