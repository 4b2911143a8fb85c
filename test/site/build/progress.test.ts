import { expect, test } from 'vitest'

// The configuration of the site belongs to no project of the compiler.
const { progress } = (await import(
  new URL('../../../packages/site/.vitepress/plugins/progress.ts', import.meta.url).href
)) as {
  progress(
    say: (line: string) => void,
    now: () => number,
  ): {
    plugin: {
      configResolved(config: object): void
      transform(code: string, id: string): null
      renderStart(): void
    }
    wrote(): void
  }
}

test('a build says at most every five seconds how far it is', () => {
  const lines: string[] = []
  let seconds = 0
  const { plugin, wrote } = progress(
    line => lines.push(`${seconds}: ${line}`),
    () => 1000 * seconds,
  )
  plugin.configResolved({ vitepress: { pages: ['a.md', 'b.md', 'c.md', 'd.md'] } })
  const compile = (...names: readonly string[]) => {
    for (const name of names) {
      seconds += 2
      plugin.transform('', `/docs/${name}`)
    }
  }
  compile('a.md', 'b.md', 'a.js', 'c.md', 'd.md')
  // For the browser.
  compile('a.md', 'b.md', 'c.md', 'd.md')
  plugin.renderStart()
  for (let page = 0; page < 4; page++) {
    seconds += 3
    wrote()
  }
  expect(lines).toEqual([
    '8: Compiling pages: 38 % …',
    '14: Compiling pages: 75 % …',
    '18: Bundling pages …',
    '24: Writing pages: 50 % …',
    '30: Writing pages: 100 % …',
  ])
})
