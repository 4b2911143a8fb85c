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
  ])('%s for %s', (name, meant) => {
    breaks(`[A](«/guide/${name}/»)`, ['missing-file'], withPages(`guide/${meant}.md`))
    breaks(`[A](«/${name}/a/»)`, ['missing-file'], withPages(`${meant}/a.md`))
  })

  describe.each([
    // Other words.
    ['plugins', 'plugin'],
    ['plugins-api', 'plugin-api'],
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

  // Generators make small letters of the names of files, and builds may write those of folders in another way.
  breaks('[A](«/guide/Install/»)', ['wrong-case'], withPages('guide/install.md'))
  leadsTo('[A](/guide/install/)', ['? generated'], withPages('guide/Install.md'))
  leadsTo('[A](/Guide/install/)', ['? generated'], withPages('guide/install.md'))

  // A user says that a build makes it.
  leadsTo('[A](/guide/instlal/)', ['? generated'], {
    ...withPages('guide/install.md'),
    isGenerated: path => path.startsWith('src/pages/guide/instlal'),
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
  const hugo = { document: 'content/a.md', profile: 'hugo' }
  leadsTo('{{% parts %}}\n\n# Set up\n\n[A](#other)', ['? fragment'], hugo)
  leadsTo('{{% parts %}}\n\n# Set up\n\n[A](#setup)', ['? fragment'], hugo)
  breaks('{{% parts %}}\n\n# Set up\n\n[A](#«ste-up»)', ['missing-fragment'], hugo)
})
