import { describe } from 'vitest'
import { breaks, leadsTo } from '../tiny-site.ts'

// What makes people turn a checker of links off: each class of false alarms that was reported of one, with what is
// right beside it.

describe('a folder, its index and the slash at its end', () => {
  const files = ['guide/index.html', 'guide/start.html']
  leadsTo('<a href="guide/">', ['guide/index.html'], { files })
  leadsTo('<a href="./guide/#">', ['guide/index.html'], { files })
  leadsTo('<a href="./">', ['index.html'], { files })
  leadsTo('<a href="../">', ['index.html'], { document: 'guide/start.html', files: ['index.html'] })
  leadsTo('<a href=".">', ['guide/index.html'], { document: 'guide/start.html', files })
  leadsTo('<a href="">', ['guide/start.html'], { document: 'guide/start.html', files })
  leadsTo('[Guide](guide/) [Guide](guide)', ['guide', 'guide'], {
    document: 'README.md',
    files,
    profile: 'github',
  })
  leadsTo('<a href="cgi/">', ['? depends on the server'], { files: ['cgi/index.php'] })
  // Servers redirect, and generators write such links on every page: one setting, not hundreds of findings.
  leadsTo('<a href="guide">', ['guide/index.html'], { files })
  breaks('<a href="«guide/start.html/»">', ['missing-file'], { files })
})

describe('a placeholder that a script fills in', () => {
  leadsTo('[A](%%GITHUB-REPO%%/issues)', ['? placeholder'], {
    document: 'README.md',
    profile: 'github',
  })
})

describe('the path below which a site is served', () => {
  const files = ['a.html', 'sub/index.html']
  leadsTo('<a href="/base/a.html">', ['a.html'], { files, siteUrl: 'https://example.com/base/' })
  leadsTo('<a href="/base/"><a href="/base">', ['index.html', 'index.html'], {
    files,
    siteUrl: 'https://example.com/base',
  })
  leadsTo('<a href="https://example.com/base/a.html">', ['a.html'], {
    files,
    siteUrl: 'https://example.com/base/',
  })
  leadsTo(
    '<a href="/a.html"><a href="/"><a href="../b.html">',
    ['? outside the site', '? outside the site', '? outside the site'],
    { files, siteUrl: 'https://example.com/base/' },
  )
  leadsTo('<a href="/base/a.html"><a href="/base">', ['? outside the site', '? outside the site'], {
    files,
  })
  leadsTo('[A](/guide/a)', ['guide/a.md'], {
    document: 'index.md',
    files: ['guide/a.md'],
    profile: 'vitepress',
  })
  breaks('<a href="«/base/nothing.html»">', ['missing-file'], {
    files,
    siteUrl: 'https://example.com/base/',
  })
})

describe('a folder that is not the root of a server', () => {
  const site = { document: 'manual/a.html', files: ['manual/b.html'] }
  leadsTo(
    '<a href="/license.html"><a href="/manual/c.html">',
    Array(2).fill('? outside the site'),
    site,
  )
  breaks('<a href="«c.html»">', ['missing-file'], site)
  breaks('<a href="«/license.html»">', ['missing-file'], { files: ['manual/b.html'] })
})

describe('templates in languages that have none', () => {
  const site = { document: 'a.css', files: ['b.png'] }
  leadsTo(`a { background: url("{{ pathto('_static/b.css', 1) }}") }`, ['? placeholder'], site)
  leadsTo('a { background: url("{% static %}/b.png") }', ['? placeholder'], site)
  leadsTo('a { background: url("<%= root %>/b.png") }', ['? placeholder'], site)
})

describe('clean URLs', () => {
  const files = ['about.html', 'guide/index.html', 'guide/start.html']
  leadsTo(
    '<a href="/about"><a href="about.html"><a href="guide/start">',
    ['about.html', 'about.html', 'guide/start.html'],
    { files, profile: 'pages' },
  )
  leadsTo('<a href="about/">', ['? depends on the server'], { files, profile: 'pages' })
  breaks('<a href="«about»">', ['missing-file'], { files })
  breaks('<a href="«abuot»">', ['missing-file'], { files, profile: 'pages' })
})

describe('the form of an address', () => {
  const mkdocs = { document: 'docs/a.md', files: ['docs/b.md', 'docs/c/d.md'], profile: 'mkdocs' }
  leadsTo('[B](b.md) [B](../b/) [D](c/d.md)', ['docs/b.md', 'docs/b.md', 'docs/c/d.md'], mkdocs)
  // MkDocs makes `b/`, and rewrites sources from where the source is alone.
  breaks('[B](«../b.html»)', ['wrong-form'], mkdocs)
  breaks('[B](«../b.md»)', ['outside-root'], mkdocs)
  breaks('[D](«../d.md»)', ['missing-file'], { ...mkdocs, document: 'docs/c/e.md' })
  const vitepress = { document: 'a.md', files: ['b/index.md'], profile: 'vitepress' }
  leadsTo('[B](/b/) [B](/b/index) [B](/b/index.html)', Array(3).fill('b/index.md'), vitepress)
  breaks('[B](«/b»)', ['missing-file'], vitepress)
  // Astro leaves links to sources as they are, also those to the page itself; it may make `b.html` or `b/`.
  const astro = { document: 'src/pages/a.md', files: ['src/pages/b.md'], profile: 'astro' }
  breaks('[A](«./a.md») [B](«./b.md»)', ['wrong-form', 'wrong-form'], astro)
  leadsTo('[A](?q) [B](../b.html)', ['src/pages/a.md', '? generated'], astro)
})

describe('slugs', () => {
  const github = { document: 'README.md', profile: 'github' }
  leadsTo(
    '# Ünï `code` & more!\n[A](#ünï-code--more) [B](#%C3%BCn%C3%AF-code--more)',
    ['README.md', 'README.md'],
    github,
  )
  leadsTo('# A\n# A\n# A-1\n[1](#a) [2](#a-1) [3](#a-1-1)', Array(3).fill('README.md'), github)
  leadsTo('# :tada: News\n[N](#tada-news)', ['README.md'], github)
  leadsTo('# [Link](x.md) *and* ~~more~~\n[N](#link-and-more)', ['x.md', 'README.md'], {
    ...github,
    files: ['x.md'],
  })
  leadsTo('Set\nText\n===\n[N](#set-text)', ['README.md'], github)
  leadsTo('# A\n[N](#A)', ['README.md'], github)
  leadsTo('# Text {#own}\n[N](#own)', ['index.md'], { document: 'index.md', profile: 'vitepress' })
  leadsTo('# What’s new?\n[N](#what-s-new)', ['index.md'], {
    document: 'index.md',
    profile: 'vitepress',
  })
  leadsTo('# Same\n# Same\n[N](#same_1)', ['docs/index.md'], {
    document: 'docs/index.md',
    profile: 'mkdocs',
  })
  leadsTo('# 1. Same\n[N](#1-same) [N](#same)', ['index.md', 'index.md'], {
    document: 'index.md',
    profile: 'jekyll',
  })
  breaks('# One\n[N](#«two»)', ['missing-fragment'], github)
})

describe('ids of HTML in Markdown', () => {
  const github = { document: 'README.md', profile: 'github' }
  leadsTo(
    '<a name="x"></a>\n\ntext <b id="y">b</b>\n\n[X](#x) [Y](#y)',
    Array(2).fill('README.md'),
    github,
  )
  leadsTo('<h1 align="center">My project</h1>\n\n[X](#my-project)', ['README.md'], github)
  leadsTo(
    'Text[^1]\n\n[^1]: Note.\n\n[X](#user-content-fn-1) [Y](#fnref-1)',
    ['? fragment', '? fragment'],
    github,
  )
})

describe('fragments that are no ids', () => {
  leadsTo(
    '[L](src/a.ts#L20) [L](src/a.ts#L20-L30) [L](src/a.ts#L1C2-L3C4)',
    Array(3).fill('src/a.ts'),
    {
      document: 'README.md',
      files: ['src/a.ts'],
      profile: 'github',
    },
  )
  leadsTo(
    '<a href="#/route"><a href="#!/route"><a href="#a=b&c=d"><a href="#?q">',
    Array(4).fill('? fragment'),
  )
  leadsTo(
    '<a href="#"><a href="#top"><a href="#TOP"><a href="#:~:text=some%20text">',
    Array(4).fill('index.html'),
  )
  leadsTo('<p id="a"><a href="#a:~:text=b">', ['index.html'])
  leadsTo(
    '<a href="a.pdf#page=2"><a href="a.pdf#chapter"><video src="a.mp4#t=10">',
    Array(3).fill('? fragment'),
    {
      files: ['a.pdf', 'a.mp4'],
    },
  )
  leadsTo('<style>a { filter: url(#shadow) }</style>', ['? fragment'])
  // JSDoc gives lines their ids in the browser; galleries have routes.
  leadsTo(
    '<a href="a.js.html#line575"><a href="a.js.html#L20"><a href="a.js.html#L20-L30"><a href="a.js.html#g/view">',
    Array(4).fill('? fragment'),
    { files: { 'a.js.html': '<ol class="lines"><script src="lines.js"></script>' } },
  )
  // A script numbers the slides of a presentation. A page that numbers some of them has all.
  leadsTo('<a href="#step-1"><script src="impress.js"></script>', ['? fragment', 'impress.js'], {
    files: ['impress.js'],
  })
  leadsTo('<a href="a.html#slide3">', ['? fragment'], { files: { 'a.html': '<p id="a">' } })
  breaks('<h2 id="step-1"></h2><a href="#«step-2»">', ['missing-fragment'])
  breaks('<a href="#«step-one»"><a href="#«steps-1»">', Array(2).fill('missing-fragment'))
  breaks(
    '<a href="a.html#«line»"><a href="a.html#«outline-2»">',
    Array(2).fill('missing-fragment'),
    {
      files: { 'a.html': '' },
    },
  )
})

describe('Markdown beside the files of a server', () => {
  // A forge or a package page shows it, with folders as targets.
  const site = { document: 'README.md', files: ['index.html', 'src/a.js', 'docs/index.html'] }
  leadsTo('[S](src/) [S](src) [D](docs/)', ['? generated', '? generated', 'docs/index.html'], site)
  breaks('<a href="«src/»">', ['missing-index'], { files: site.files.slice(1) })
  breaks('[S](«src/b.js»)', ['missing-file'], site)
})

describe('an id that occurs twice', () => {
  // Browsers go to the first one. Generators repeat ids in tables and lists, and nobody changes the links.
  leadsTo('<p id="x">a</p><p>Some text between the two.</p><p id="x">b</p><a href="#x">', [
    'index.html',
  ])
})

describe('queries', () => {
  leadsTo(
    '<a href="a.html?x=1"><a href="?x"><a href="a.html?x=1#y">',
    ['a.html', 'index.html', 'a.html'],
    {
      files: { 'a.html': '<p id="y">' },
    },
  )
})

describe('redirects of generators', () => {
  const redirects = '{ redirects: [{ from: "/old", to: "/new" }] }'
  leadsTo('[O](/old)', ['? generated'], { document: 'docs/a.md', profile: 'docusaurus' })
  leadsTo('[O](/none)', ['? generated'], {
    document: 'docs/a.md',
    files: { 'docusaurus.config.js': `x = ['client-redirects', ${redirects}]` },
    profile: 'docusaurus',
  })
  leadsTo('[O](/old/) [N](../new/)', ['? redirected', '? generated'], {
    document: 'src/content/docs/a.md',
    files: { 'astro.config.mjs': "export default { redirects: { '/old': '/tags/' } }" },
    profile: 'starlight',
  })
  // `redirect_from` of jekyll-redirect-from, and `permalink`, give a page more addresses.
  leadsTo('[O](/old/) [O](../about/) [O](/old.html)', ['b.md', 'c.md', '? generated'], {
    document: 'docs/a.md',
    files: {
      'b.md': '---\nredirect_from:\n  - /old/\n  - /old.html\n---\n',
      'c.md': '---\npermalink: /about/\n---\n',
    },
    profile: 'jekyll',
  })
})

describe('what a build makes', () => {
  const isGenerated = (path: string) => path.startsWith('api/')
  leadsTo(
    '<a href="api/index.html"><a href="api/x/"><a href="api/y.html#z">',
    Array(3).fill('? generated'),
    {
      isGenerated,
    },
  )
  leadsTo('<script src="node_modules/qunit/qunit.js"></script>', ['? not listed'])
  leadsTo('[API](/packages/core)', ['? generated'], {
    document: 'index.md',
    files: ['packages/[name].md'],
    profile: 'vitepress',
  })
  leadsTo('[Tag](/tags/new) [Alias](@site/docs/x.md)', ['? generated', '? generated'], {
    document: 'docs/index.md',
    profile: 'docusaurus',
  })
  leadsTo(
    '<a href="{{ url }}"><a href="{{ base }}/x.html"><a href="a-{{ n }}.html">',
    Array(3).fill('? placeholder'),
  )
})

describe('escaped names, and names with spaces', () => {
  leadsTo('<a href="a b.html"><a href="a%20b.html">', ['a b.html', 'a b.html'], {
    files: ['a b.html'],
  })
  leadsTo(
    '<a href="100%25.html"><a href="caf%C3%A9.html"><a href="café.html"><a href="a%23b.html">',
    ['100%.html', 'café.html', 'café.html', 'a#b.html'],
    { files: ['100%.html', 'café.html', 'a#b.html'] },
  )
  leadsTo('[A](<a b.md>) [B](a%20b.md)', ['a b.md', 'a b.md'], {
    document: 'README.md',
    files: ['a b.md'],
    profile: 'github',
  })
  leadsTo(
    '<a href="a%2Fb.html"><a href="a//b.html">',
    ['? depends on the server', '? depends on the server'],
    {
      files: ['a/b.html'],
    },
  )
})

describe('ids and parts that generators add', () => {
  leadsTo('[L](#_top)', ['src/content/docs/a.md'], {
    document: 'src/content/docs/a.md',
    profile: 'starlight',
  })
  leadsTo('[L](/b#VPContent)', ['b.md'], {
    document: 'a.md',
    files: { 'b.md': '' },
    profile: 'vitepress',
  })
  leadsTo('[L](#__docusaurus_skipToContent_fallback)', ['docs/a.md'], {
    document: 'docs/a.md',
    profile: 'docusaurus',
  })
  breaks('[L](#«_top»)', ['missing-fragment'], { document: 'README.md', profile: 'github' })
  leadsTo('### 9.7.0 <small>x</small> { id="9.7.0" }\n\n[L](#9.7.0)', ['docs/a.md'], {
    document: 'docs/a.md',
    profile: 'mkdocs',
  })
  leadsTo('__`locale`__{ #theme-locale }\n\n[L](#theme-locale)', ['docs/a.md'], {
    document: 'docs/a.md',
    profile: 'mkdocs',
  })
  leadsTo('--8<-- "CONTRIBUTING.md"\n\n[L](#installing)', ['? fragment'], {
    document: 'docs/a.md',
    profile: 'mkdocs',
  })
  leadsTo('## <!-- md:setting config.a -->\n\n[L](#config.a)', ['? fragment'], {
    document: 'docs/a.md',
    profile: 'mkdocs',
  })
  leadsTo('::: mkdocs-click\n    :module: a\n\n[L](#a)', ['? fragment'], {
    document: 'docs/a.md',
    profile: 'mkdocs',
  })
  leadsTo('<!--@include: ./b.md-->\n\n[L](#installing)', ['? fragment'], {
    document: 'a.md',
    profile: 'vitepress',
  })
  // Hugo gives terms ids if `autoDefinitionTermID` is on.
  leadsTo('Term\n: What it means.\n\n[L](#term)', ['? fragment'], {
    document: 'content/a.md',
    profile: 'hugo',
  })
  leadsTo('<svg xmlns="http://www.w3.org/2000/svg"><a href="#on-page"/></svg>', ['? fragment'], {
    document: 'a.svg',
  })
  // The page is published by a generator as well, which reads the id.
  leadsTo('# Text {#own}\n[N](#own)', ['? fragment'], {
    document: 'README.md',
    profile: 'gitlab',
  })
  breaks('text {#there}\n\n[L](#«there»)', ['missing-fragment'], {
    document: 'README.md',
    profile: 'github',
  })
})

describe('proposals', () => {
  // Each is resolved before it is offered, and may not be there from where the link is.
  breaks('[A](«c/a.md»)', ['missing-file'], {
    document: 'docs/x/y.md',
    files: ['docs/x/b/a.md', 'docs/x/d/a.md', 'docs/a.md'],
    profile: 'mkdocs',
  })
  breaks('![A](«a.PNG»)', ['wrong-case'], {
    document: 'src/content/docs/x/y.md',
    files: ['src/content/docs/x/a.png'],
    profile: 'starlight',
  })
})

describe('case, and other forms of the same letters', () => {
  breaks('<img src="«Logo.png»">', ['wrong-case'], { files: ['logo.png'] })
  breaks('<a href="«Guide/A.html»">', ['wrong-case'], { files: ['guide/a.html'] })
  leadsTo('<img src="Logo.png"><img src="logo.png">', ['Logo.png', 'logo.png'], {
    files: ['Logo.png', 'logo.png'],
  })
  breaks('<a href="«cafe\u0301.html»">', ['wrong-case'], { files: ['caf\u00E9.html'] })
})

describe('what is no link to a file', () => {
  leadsTo('<form action="/search"><a ping="/p" href="https://example.com/"><div itemid="urn:x">', [
    '? no link',
    '? no link',
    '? outside the site',
    '? no link',
  ])
  leadsTo(
    '<a href="mailto:a@example.com"><a href="javascript:void(0)"><a href="//example.com/x">',
    ['? no page', '? no page', '? outside the site'],
  )
})
