import type { Plugin } from 'vite'
import type { SiteConfig } from 'vitepress'

/** Milliseconds between two lines. */
const pause = 5000

/**
 * Says how far a build is: VitePress is silent for minutes while it compiles each page twice, for the server and for the
 * browser, and then writes them.
 */
export function progress(say: (line: string) => void = console.error, now = Date.now) {
  let pages = 0
  let said = now()
  let written = 0
  const compiled = new Map<string, number>()
  const tell = (line: string): void => {
    if (now() - said < pause) return
    said = now()
    say(line)
  }
  const plugin: Plugin = {
    name: 'progress',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      // VitePress adds its own configuration.
      pages = (config as typeof config & { vitepress?: SiteConfig }).vitepress?.pages.length ?? 0
    },
    transform(_code, id) {
      const name = id.replace(/\?.*$/s, '')
      if (!name.endsWith('.md')) return null
      compiled.set(name, (compiled.get(name) ?? 0) + 1)
      const times = [...compiled.values()].reduce((sum, count) => sum + Math.min(count, 2), 0)
      tell(`Compiling pages: ${percent(times, 2 * pages)} …`)
      return null
    },
    renderStart() {
      said = now()
      say('Bundling pages …')
    },
  }
  return {
    plugin,
    /** To be called for each page that is written. */
    wrote(): void {
      written++
      tell(`Writing pages: ${percent(written, pages)} …`)
    },
  }
}

function percent(part: number, whole: number): string {
  return `${Math.min(100, Math.round((100 * part) / Math.max(1, whole)))} %`
}
