import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inPackages = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const standIns: Readonly<Record<string, string>> = {
  '#platform': inPackages('site/src/on-demand/platform.ts'),
  '#nameprep': inPackages('core/src/idna2003/nameprep.ts'),
  '#uts46': inPackages('core/src/uts46/index.ts'),
}

/** Gives core the platform of this site, which fetches large tables when a URL needs them. */
export function loadOnDemand(): Plugin {
  return {
    name: 'load-on-demand',
    enforce: 'pre',
    resolveId(id, importer) {
      const isNameprep = id === './nameprep.ts' && /[\\/]core[\\/]/.test(importer ?? '')
      return isNameprep ? inPackages('site/src/on-demand/nameprep.ts') : (standIns[id] ?? null)
    },
  }
}
