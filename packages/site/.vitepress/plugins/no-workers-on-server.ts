import type { Plugin } from 'vite'

const worker = /new Worker\(\s*new URL\([^)]*\),\s*\{[^}]*\}\s*\)/g

/** Leaves workers out of the bundle that renders the pages, which starts none: each would be bundled once more. */
export function noWorkersOnServer(): Plugin {
  return {
    name: 'no-workers-on-server',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform: code =>
      code.includes('new Worker(') ? { code: code.replaceAll(worker, 'null'), map: null } : null,
  }
}
