import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// False alarms about links that are not meant to lead anywhere in their own place.

const at = (document: string, profile: string, ...files: readonly string[]): TinySite => ({
  document,
  profile,
  files,
})

describe.each([
  ['skills/writing.md', 'github'],
  ['docs/writing.md', 'mkdocs'],
  ['writing.md', 'vitepress'],
  ['src/writing.md', 'mdbook'],
])('%s of %s: what an author fills in', (document, profile) => {
  const site = at(document, profile)
  leadsTo('[A](url) [B](URL) [C](link)', Array(3).fill('? placeholder'), site)
  leadsTo('[A](../NNNN-title.md) [B](XXXX-a.md)', Array(2).fill('? placeholder'), {
    ...site,
    document: `${document.slice(0, -3)}/a.md`,
  })
  breaks('[A](«urls.md») [B](«nnn-title.md»)', ['missing-file', 'missing-file'], site)
})

describe('a template of documents', () => {
  const example = '[0005](0005-example.md) ![A](«a.png») [B](#«none»)'
  const issues = ['missing-file', 'missing-fragment']
  breaks(example, issues, at('decisions/template.md', 'github'))
  breaks(example, issues, at('.skills/OVERVIEW.template.md', 'github'))
  breaks(example, issues, at('a/brief-template.md', 'github'))
  breaks('[0005](«0005-example.md»)', ['missing-file'], at('templates/brief.md', 'github'))
})

describe('a picture for light or dark pages', () => {
  const marks = ['#only-light', '#only-dark', '#gh-light-mode-only', '#gh-dark-mode-only']
  for (const profile of ['github', 'mkdocs'])
    leadsTo(
      marks.map(mark => `![A](a.svg${mark})`).join(' '),
      Array(4).fill('? fragment'),
      at('docs/a.md', profile, 'docs/a.svg'),
    )
  breaks('![A](a.svg#«only»)', ['missing-fragment'], at('docs/a.md', 'mkdocs', 'docs/a.svg'))
})

describe('what a program posts on the page of an issue', () => {
  leadsTo(
    '[A](../tree/HEAD/README.md)',
    ['? outside the site'],
    at('.github/a/advice.md', 'github'),
  )
  breaks('[A](«../tree/HEAD/README.md»)', ['missing-file'], at('b/a/advice.md', 'github'))
})
