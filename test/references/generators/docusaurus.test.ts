import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// What builds of Docusaurus 3.10 made of such links.

const files = [
  'docs/guide/deep.md',
  'docs/guide/_part.mdx',
  'docs/intro.mdx',
  'blog/2024-01-02-post.md',
  'src/pages/about.md',
  'versioned_docs/version-1.0/old.md',
  'README.md',
]
const docs = (document: string): TinySite => ({ document, files, profile: 'docusaurus' })

describe('a link to a source', () => {
  const deep = docs('docs/guide/other.md')
  leadsTo('[D](deep.md) [D](./deep.md)', Array(2).fill('docs/guide/deep.md'), deep)
  // Without a dot at the start, it is found from the folder of the docs and from the root as well.
  leadsTo('[I](intro.mdx) [I](docs/intro.mdx)', Array(2).fill('docs/intro.mdx'), deep)
  leadsTo('[I](/intro.mdx) [I](/docs/intro.mdx?a)', Array(2).fill('docs/intro.mdx'), deep)
  leadsTo('[I](../intro.mdx) [I](../../docs/intro.mdx)', Array(2).fill('docs/intro.mdx'), deep)
  leadsTo('[D](guide%2Fdeep.md)', ['docs/guide/deep.md'], docs('docs/a.md'))
  leadsTo('[A](about.md) [A](src/pages/about.md)', ['src/pages/about.md', 'src/pages/about.md'], {
    ...docs('src/pages/x/a.md'),
  })
  breaks('[I](«./intro.mdx») [D](«../deep.md»)', ['missing-file', 'missing-file'], deep)
  breaks('[I](«intro.md») [D](«Deep.md»)', ['missing-file', 'wrong-case'], deep)
  leadsTo('[P](_part.mdx)', ['? generated'], deep)
  // A folder of the docs may belong to a plugin of its own.
  leadsTo('[D](/deep.md) [D](deep.md)', Array(2).fill('? generated'), docs('docs/guide/x/a.md'))
})

describe('a link to a source of another plugin stays as it is written', () => {
  const intro = docs('docs/start.md')
  breaks('[P](«../blog/2024-01-02-post.md»)', ['wrong-form'], intro)
  breaks('[P](«/blog/2024-01-02-post.md»)', ['wrong-form'], intro)
  breaks('[P](«/2024-01-02-post.md») [A](«/about.md»)', ['wrong-form', 'wrong-form'], intro)
  breaks('[I](«../docs/intro.mdx»)', ['wrong-form'], docs('blog/2024-02-03-two.md'))
  breaks('[R](«../README.md»)', ['outside-root'], intro)
  breaks('[P](«../blog/none.md»)', ['outside-root'], intro)
  // The docs of all versions belong to one plugin.
  const old = 'versioned_docs/version-1.0/old.md'
  leadsTo(`[O](../${old}) [O](/${old})`, [old, old], intro)
  const inOld = docs('versioned_docs/version-1.0/start.md')
  leadsTo('[I](/docs/intro.mdx)', ['docs/intro.mdx'], inOld)
  breaks('[P](«/blog/2024-01-02-post.md»)', ['wrong-form'], inOld)
})

describe('a link in HTML stays as it is written', () => {
  const intro = docs('docs/start.mdx')
  breaks('<a href="«./guide/deep.md»">D</a>', ['wrong-form'], intro)
  leadsTo('<a href="./guide/deep">D</a>', ['docs/guide/deep.md'], intro)
})
