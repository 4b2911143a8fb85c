import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIns: Readonly<Record<string, string>> = {
  '#platform': fileURLToPath(new URL('../src/on-demand/platform.ts', import.meta.url)),
  '#other-rooms': fileURLToPath(new URL('../src/on-demand/other-rooms.ts', import.meta.url)),
}

/** Gives core the platform of this site, which fetches large tables when a URL needs them. */
export function loadOnDemand(): Plugin {
  return { name: 'load-on-demand', enforce: 'pre', resolveId: id => standIns[id] ?? null }
}
