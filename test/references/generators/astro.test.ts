import { describe } from 'vitest'
import { breaks, leadsTo } from '../tiny-site.ts'

// What builds of Astro 5 and Starlight 0.37 made of such links.

describe.each(['astro', 'starlight'])('%s', profile => {
  const site = { document: 'src/pages/a.md', profile }

  describe('the id of a heading with an explicit id', () => {
    // Astro has no syntax for it, so that the id is part of the text; plugins add the syntax.
    leadsTo('# Own {#x}\n\n[O](#own-x) [X](#x)', Array(2).fill('src/pages/a.md'), site)
    breaks('# Own {#x}\n\n[N](#«x-own»)', ['missing-fragment'], site)
  })

  describe('redirects of the configuration', () => {
    const table = (entries: string) => ({
      ...site,
      files: { 'astro.config.mjs': `export default { redirects: { ${entries} } }` },
    })
    leadsTo('[O](/old/) [O](../old)', Array(2).fill('src/pages/a.md'), {
      ...table("'/old': { status: 302, destination: '/a/' }"),
    })
    breaks('[O](«/old/»)', ['redirected'], {
      ...table("'/old': '/a/'"),
      asked: ['reference/redirected'],
    })
    breaks(
      "export default { redirects: { '/a': '«/b»', '/b': '«/a»' } }",
      Array(2).fill('redirect/loop'),
      {
        document: 'astro.config.mjs',
        profile,
      },
    )
    breaks("export default { redirects: { '/x': '«/none.png»' } }", ['redirect/dangling'], {
      document: 'astro.config.mjs',
      profile,
    })
  })
})
