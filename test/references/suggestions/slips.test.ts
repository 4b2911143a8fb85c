import { describe, expect, test } from 'vitest'
import { breaks, leadsTo, lintOnSite, type TinySite } from '../tiny-site.ts'

/** A site of a generator that may make other pages than those of its sources. */
const withPages = (...names: readonly string[]): TinySite => ({
  document: 'src/pages/index.md',
  files: names.map(name => `src/pages/${name}`),
  profile: 'astro',
})

describe('a link that may lead to a page of the generator, one slip away from a known one', () => {
  describe.each([
    ['instlal', 'install'],
    ['instal-guide', 'install-guide'],
    ['insttall', 'install'],
    ['confguration', 'configuration'],
    ['größe', 'grßöe'],
    // The first and last letters of a word among others.
    ['non-promotio-reasons', 'non-promotion-reasons'],
    ['on-promotion-reasons', 'non-promotion-reasons'],
    ['lif-cycle_hooks', 'life-cycle_hooks'],
    ['set-up-the-acces', 'set-up-the-access'],
  ])('%s for %s', (name, meant) => {
    breaks(`[A](«/guide/${name}/»)`, ['missing-file'], withPages(`guide/${meant}.md`))
    breaks(`[A](«/${name}/a/»)`, ['missing-file'], withPages(`${meant}/a.md`))
  })

  describe.each([
    // Other words.
    ['plugins', 'plugin'],
    ['plugins-api', 'plugin-api'],
    ['deleted-file', 'delete-file'],
    ['load-the-user', 'load-the-use'],
    ['healthy-check', 'health-check'],
    ['email-domains', 'mail-domains'],
    ['atypical-uses', 'typical-uses'],
    ['set-u-a-b-c-d', 'set-up-a-b-c-d'],
    ['list-map2', 'list-ma2'],
    ['s-trength', 'strength'],
    ['vs-controls', 'v-controls'],
    ['changes-t-the-dom', 'changes-to-the-dom'],
    ['общие-настройка', 'общие-настройк'],
    ['email', 'mail'],
    ['use', 'user'],
    ['closed', 'close'],
    ['abc', 'acb'],
    ['from', 'form'],
    ['cart', 'chart'],
    // Other numbers and separators.
    ['chapter-12', 'chapter-21'],
    ['chapter-1', 'chapter-11'],
    ['whats-new', 'what-s-new'],
    // More than one slip.
    ['insatlll', 'install'],
  ])('%s is none for %s', (name, other) => {
    leadsTo(`[A](/guide/${name}/)`, ['? generated'], withPages(`guide/${other}.md`))
    leadsTo(`[A](/guide/${other}/)`, ['? generated'], withPages(`guide/${name}.md`))
  })

  // What is in a folder has to be there as well.
  describe.each([
    ['lern', 'learn'],
    ['imges', 'images'],
    ['onts', 'fonts'],
    ['hw-to', 'how-to'],
  ])('the folder %s for %s', (name, meant) => {
    breaks(`[A](«/${name}/start/»)`, ['missing-file'], withPages(`${meant}/start.md`))
    leadsTo(`[A](/${name}/other/)`, ['? generated'], withPages(`${meant}/start.md`))
    leadsTo(`[A](/guide/${name}/)`, ['? generated'], withPages(`guide/${meant}x.md`))
  })

  describe.each([
    ['image', 'images'],
    ['font', 'fonts'],
    ['v1', 'v2'],
    ['en', 'es'],
    ['go', 'ago'],
  ])('the folder %s is none for %s', (name, other) => {
    leadsTo(`[A](/${name}/start/)`, ['? generated'], withPages(`${other}/start.md`))
  })

  // A file that is no page has the same ending.
  describe.each([
    ['vrs.css', 'vars.css'],
    ['ion.ico', 'icon.ico'],
    ['hvdl.js', 'vhdl.js'],
  ])('the file %s for %s', (name, meant) => {
    breaks(`[A](«/guide/${name}»)`, ['missing-file'], withPages(`guide/${meant}`))
    leadsTo(`[A](/guide/${name})`, ['? generated'], withPages(`guide/${meant}.other`))
  })
  describe.each([
    ['uds.csv', 'usd.csv'],
    ['icons.ico', 'icon.ico'],
    ['ap.js', 'app.js'],
    ['from.html', 'form.html'],
  ])('the file %s is none for %s', (name, other) => {
    leadsTo(`[A](/guide/${name})`, ['? generated'], withPages(`guide/${other}`))
  })

  // Generators make small letters of the names of files, and builds may write those of folders in another way.
  breaks('[A](«/guide/Install/»)', ['wrong-case'], withPages('guide/install.md'))
  leadsTo('[A](/guide/install/)', ['? generated'], withPages('guide/Install.md'))
  leadsTo('[A](/Guide/install/)', ['? generated'], withPages('guide/install.md'))

  // A user says that a build makes it.
  leadsTo('[A](/guide/instlal/)', ['? generated'], {
    ...withPages('guide/install.md'),
    isGenerated: path => path.startsWith('src/pages/guide/instlal'),
  })

  // What git ignores of both tells nothing of one.
  breaks('[A](«instlal.html»)', ['missing-file'], {
    document: 'src/a.md',
    files: ['src/install.md'],
    profile: 'mdbook',
    isGenerated: path => path.endsWith('.html'),
  })

  // Nobody knows which one is meant.
  leadsTo('[A](/setings/)', ['? generated'], withPages('settings.md', 'setigns.md'))
  leadsTo('[A](/guide/{install}/)', ['? generated'], withPages('guide/install.md'))

  test('offers the known one', () => {
    const { findings } = lintOnSite('[A](/guide/instlal/#a)', withPages('guide/install.md'))
    const titles = findings.flatMap(({ fixes }) => fixes.map(({ title }) => title))
    expect(titles).toEqual(['Change to /guide/install/#a'])
  })
})

describe('a fragment that the page may have beside those that are known', () => {
  const drawing = (id: string) =>
    `<svg><linearGradient id="${id}"/><path fill="url(#gradient)"/></svg>`
  const site = { document: 'a.svg' }
  leadsTo(drawing('gradeint').replace('#gradient', '#other'), ['? fragment'], site)
  breaks(drawing('gradeint').replace('#gradient', '#«gradient»'), ['missing-fragment'], site)
  leadsTo(drawing('gradient2'), ['? fragment'], site)
  // A program has made the ids, so that a word at the end of which a letter is missing is no other word.
  const ids = (id: string) => drawing(id).replace('#gradient', '#«paint0_linea»')
  breaks(ids('paint0_linear'), ['missing-fragment'], site)
  breaks(ids('spaint0_linea'), ['missing-fragment'], site)
  leadsTo(ids('paint1_linea').replace(/[«»]/g, ''), ['? fragment'], site)
  leadsTo(ids('bug').replace('«paint0_linea»', 'bu'), ['? fragment'], site)
  // Programs number the parts, and what a number is of has other letters as well.
  const parts = (id: string, ...others: readonly string[]) =>
    `<svg>${others.map(other => `<path id="${other}"/>`).join('')}<path fill="url(#${id})"/></svg>`
  describe.each([
    ['paint3_linear_136_8148', ['paint3_linear_1356_8148', 'paint4_linear_1356_8148']],
    ['paint_linear_1356', ['paint0_linear_1356', 'paint1_linear_1356']],
    ['SVGID__', ['SVGID_1_', 'SVGID_5_']],
    ['filter_d', ['filter0_d']],
    ['cli5', ['clip5']],
    ['radial123567', ['radial1234567']],
  ])('%s for one of %s', (name, others) => {
    breaks(parts(`«${name}»`, ...others), ['missing-fragment'], site)
  })
  describe.each([
    ['path10', ['path100']],
    ['paint4_linear', ['paint0_linear', 'paint1_linear']],
    ['clip0_9_12', ['clip0_9_1']],
    ['paint_linear', ['paint0_linear', 'other_linear', 'paint_linears']],
    ['a_b', ['a0_b']],
  ])('%s for none of %s', (name, others) => {
    leadsTo(parts(name, ...others), ['? fragment'], site)
  })

  // A browser finds a font in a drawing by any name, but nobody gives it another one like this.
  const font = { document: 'a.css', files: { 'f.svg': '<svg><font id="lato-regular"/></svg>' } }
  const src = (name: string) => `@font-face { src: url(f.svg#${name}) }`
  breaks(src('«lato-reuglar»'), ['missing-fragment'], font)
  leadsTo(src('lato'), ['f.svg'], font)
  leadsTo(src('lato-regular'), ['f.svg'], font)
  // Where the program is not known, a heading has one id by each way to make them.
  const guess = { document: 'a.md', profile: 'website' }
  const headings = '# config.active_storage\n\n# Other\n\n'
  leadsTo(`${headings}[A](#config-active-storage)`, ['a.md'], guess)
  breaks(`${headings}[A](#«config-active-stroage»)`, ['missing-fragment'], guess)
  leadsTo(`${headings}[A](#config-active-thing)`, ['? in no site'], guess)
  const hugo = { document: 'content/a.md', profile: 'hugo' }
  leadsTo('{{% parts %}}\n\n# Set up\n\n[A](#other)', ['? fragment'], hugo)
  leadsTo('{{% parts %}}\n\n# Set up\n\n[A](#setup)', ['? fragment'], hugo)
  breaks('{{% parts %}}\n\n# Set up\n\n[A](#«ste-up»)', ['missing-fragment'], hugo)
})
