import { describe } from 'vitest'
import { breaks, leadsTo, type TinySite } from '../tiny-site.ts'

// What Jekyll makes of the tags and filters that write addresses.

const files = {
  'index.md': '# Home\n',
  'docs/start.md': '# Start\n\n## First steps\n',
  'assets/guide.pdf': '',
  '_guides/deep/one.md': '# One\n',
  '_posts/2026-01-02-new-1.2.md': '# New\n',
  '_posts/old/2025-01-02-old.markdown': '',
  'news/_posts/2024-01-02-older.md': '',
}
const site: TinySite = { document: 'docs/a.md', files, profile: 'jekyll' }
const start = 'docs/start.md'

describe('the tag `link` finds a source', () => {
  leadsTo('[S]({% link docs/start.md %}) [S]({%- link /docs/start.md -%})', [start, start], site)
  leadsTo('[S]({{ site.baseurl }}{% link docs/start.md %}#first-steps)', [start], site)
  leadsTo('<a href="{% link docs/start.md %}">S</a>', [start], site)
  leadsTo(
    '[P]({% link assets/guide.pdf %}) [O]({% link _guides/deep/one.md %})',
    ['assets/guide.pdf', '_guides/deep/one.md'],
    site,
  )
  breaks('[S]({% link «docs/strat.md» %})', ['missing-file'], site)
  breaks('[S]({% link «docs/Start.md» %}#x)', ['missing-file'], site)
  breaks('[S]({% link docs/start.md %}#«first-step»)', ['missing-fragment'], site)
  breaks('[O]({% link «_guides/one.md» %})', ['missing-file'], site)
})

describe('the tag `post_url` finds a post', () => {
  leadsTo(
    '[N]({% post_url 2026-01-02-new-1.2 %}) [N]({{ site.baseurl }}{% post_url 2026-01-02-new-1.2.md %})',
    Array(2).fill('_posts/2026-01-02-new-1.2.md'),
    site,
  )
  leadsTo(
    '[O]({% post_url /old/2025-01-02-old %}) [O]({% post_url news/2024-01-02-older %})',
    ['_posts/old/2025-01-02-old.markdown', 'news/_posts/2024-01-02-older.md'],
    site,
  )
})

describe('an address below the base of the site', () => {
  leadsTo(
    '[S]({{ site.baseurl }}/docs/start.html#first-steps) [S]({{ site.url }}{{ site.baseurl }}/docs/start.html)',
    [start, start],
    site,
  )
  leadsTo(
    `[S]({{ '/docs/start.html' | relative_url }}) [S]({{ "docs/start.html#first-steps" | absolute_url }})`,
    [start, start],
    site,
  )
  leadsTo(
    `[S]({{ "/docs/start.html" | prepend: site.baseurl }}#first-steps) <img src="{{ '/assets/guide.pdf' | relative_url }}">`,
    [start, 'assets/guide.pdf'],
    site,
  )
  leadsTo(`[S]({{ '/docs/start.html' | relative_url }})`, [start], {
    ...site,
    siteUrl: 'https://example.org/app/',
  })
  breaks(
    `[S]({{ '/docs/start.html' | relative_url }}#«first-step») [S]({{ site.baseurl }}/docs/start.html#«first-step»)`,
    ['missing-fragment', 'missing-fragment'],
    { ...site, siteUrl: 'https://example.org/app/' },
  )
  breaks(`[S]({{ '/docs/start.html#«first-step»' | relative_url }})`, ['missing-fragment'], {
    ...site,
    siteUrl: 'https://example.org/app/',
  })
})

describe('what only the build knows', () => {
  leadsTo(
    '[V]({% link {{ page.file }} %}) [V]({{ site.baseurl }}{{ page.url }}) [V]({{ site.baseurl }}/docs/{{ x }})',
    ['? placeholder', '? placeholder', '? placeholder'],
    site,
  )
  leadsTo(
    `[P]({% post_url 2020-01-01-none %}) [C]({% link _others/one.md %}) [T]({% link assets/theme.css %}) [R]({{ '/nope.html' | relative_url }})`,
    Array(4).fill('? generated'),
    site,
  )
  leadsTo(
    `[F]({{ 'https://example.com/' | relative_url }}) [U]({{ '/x' | upcase }})`,
    ['? placeholder', '? placeholder'],
    site,
  )
})

describe('in a document of a collection, which has an address that is not known', () => {
  const collection: TinySite = { ...site, document: '_guides/two.md', profile: 'website' }
  leadsTo(
    `[S]({% link docs/start.md %}) [N]({% post_url 2026-01-02-new-1.2 %}) [S]({{ '/docs/start/' | relative_url }})`,
    [start, '_posts/2026-01-02-new-1.2.md', start],
    collection,
  )
  leadsTo('[S]({% link docs/strat.md %})', ['? in no site'], collection)
})
