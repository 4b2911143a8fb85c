import { describe, expect, test } from 'vitest'
import { breaks, fixedOnSite, leadsTo, type TinySite } from '../tiny-site.ts'

// What Obsidian and Foam open for the links of a note.

const files = {
  'Home.md': '# Home\n',
  'Guides/Set up.md':
    '# Set up\n\n## First *steps*: now!\n\n### Details\n\nA paragraph. ^intro\n\n- item\n\n^list\n',
  'Guides/Deep/Notes.md': '# Notes\n',
  'Other/Notes.md': '# Notes\n',
  'Other/v1.2 notes.md': '',
  'Attachments/Diagram.png': '',
  'Plans/Ideas.canvas': '',
}
const site: TinySite = { document: 'Guides/a.md', files, profile: 'vault' }
const setUp = 'Guides/Set up.md'

describe('a wikilink finds a note', () => {
  leadsTo('[[Set up]] [[set UP]] [[Set up.md]]', [setUp, setUp, setUp], site)
  leadsTo('[[Guides/Set up]] [[/Guides/Set up]] [[./Set up]]', [setUp, setUp, setUp], site)
  leadsTo('[[../Home]] [[Home|the start]] ![[Home]]', Array(3).fill('Home.md'), site)
  leadsTo('[[Deep/Notes]] [[Other/Notes]]', ['Guides/Deep/Notes.md', 'Other/Notes.md'], site)
  leadsTo(
    '![[diagram.png|300]] [[Ideas.canvas]]',
    ['Attachments/Diagram.png', 'Plans/Ideas.canvas'],
    site,
  )
  leadsTo('[[v1.2 notes]]', ['Other/v1.2 notes.md'], site)
  leadsTo('| a |\n| --- |\n| [[Set up\\|here]] |\n', [setUp], site)
  leadsTo('> - [[Set up]]\n>   and [[Home]]', [setUp, 'Home.md'], site)
  leadsTo('# See [[Home]]\n', ['Home.md'], site)
  leadsTo(
    '---\nup: "[[Home]]"\nrelated:\n  - \'[[Set up|x]]\'\nother: [[Home]]\n---\n',
    ['Home.md', setUp],
    site,
  )
})

describe('a wikilink finds a heading or a block', () => {
  leadsTo('[[Set up#First steps now]] [[Set up#first STEPS: now!]]', [setUp, setUp], site)
  leadsTo('[[Set up#^intro]] [[Set up#^list|list]]', [setUp, setUp], site)
  leadsTo('# Own\n\n[[#Own]] [[#own|above]]', ['Guides/a.md', 'Guides/a.md'], site)
  // Of headings below headings, the last one may occur again elsewhere.
  leadsTo('[[Set up#First steps now#Details]]', [setUp], site)
  breaks(
    '[[Set up#«Frist steps now»]] [[Set up#«Gone»|x]]',
    ['missing-fragment', 'missing-fragment'],
    site,
  )
  breaks('[[Set up#«^outro»]] [[#«None»]]', ['missing-fragment', 'missing-fragment'], site)
})

describe('a wikilink finds nothing', () => {
  breaks('[[«Set pu notes»]]', ['missing-file'], {
    ...site,
    files: { ...files, 'Set up notes.md': '' },
  })
  breaks('![[«diagrm.png»]] ![[«photo.png»|100]]', ['missing-file', 'missing-file'], site)
})

describe('a suggestion is what is written between the brackets', () => {
  const fixed = (text: string, code: string, after: string) =>
    test(text, () =>
      expect(fixedOnSite(text, { ...site, files: { ...files, 'Set up notes.md': '' } }, code)).toBe(
        after,
      ),
    )
  fixed('[[Set pu notes|x]]', 'reference/missing-file', '[[Set up notes|x]]')
  fixed(
    '[[Set up#Frist steps now|x]]',
    'reference/missing-fragment',
    '[[Set up#First steps now!|x]]',
  )
  fixed(
    '| a |\n| --- |\n| [[Set pu notes\\|x]] |\n',
    'reference/missing-file',
    '| a |\n| --- |\n| [[Set up notes\\|x]] |\n',
  )
})

describe('what may still be written, or be one of several', () => {
  const unsure = '? generated'
  // The note that is almost so called is in no such folder.
  leadsTo('[[Elsewhere/Set pu notes]]', [unsure], {
    ...site,
    files: { ...files, 'Set up notes.md': '' },
  })
  leadsTo('[[A new note]] [[Notes]] [[New.canvas]]', [unsure, unsure, unsure], site)
  // Nothing is attached to the notes of a vault without any recordings.
  leadsTo('![[talk.mp4]]', [unsure], site)
  leadsTo('[[{{title}}]] [[<% tp.file.title %>]]', ['? no link', '? no link'], site)
})

describe('links in Markdown are found as wikilinks are', () => {
  leadsTo('[s](Set%20up.md) [s](Set%20up) [s](<set up>)', [setUp, setUp, setUp], site)
  leadsTo(
    '[h](Home) ![d](Diagram.png) [h](Home.md#home)',
    ['Home.md', 'Attachments/Diagram.png', 'Home.md'],
    site,
  )
  leadsTo(
    '[s](Set%20up.md#First%20steps%20now) [s](Set%20up.md#first-steps-now)',
    [setUp, setUp],
    site,
  )
  leadsTo('[s](Set%20up.md#First%20steps%20now#Details)', ['? fragment'], {
    ...site,
    asked: [],
  })
  breaks('[s](«Set%20pu.md») [s](Set%20up.md#«Gone»)', ['missing-file', 'missing-fragment'], site)
})

describe('elsewhere it is text', () => {
  const other = { ...site, profile: 'github' }
  leadsTo('[[Nothing]] [[ -f x ]] `[[Home]]` \\[[Home]]', ['? no link'], other)
  leadsTo('[[Home]](Set%20up.md)', ['? no link', setUp], other)
})
