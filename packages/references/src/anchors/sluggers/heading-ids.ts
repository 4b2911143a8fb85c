import { slugify as vitepressSlug } from '@mdit-vue/shared'
import { slug as githubSlug } from 'github-slugger'
import type { SluggerName } from '../../generators/contract/profile.ts'
import type { HeadingText } from './heading-text.ts'

/** One way to make ids from the headings of a document. */
export interface HeadingIds {
  readonly text: (heading: HeadingText) => string
  readonly slug: (text: string) => string
  /** Makes and remembers the id of a heading from its slug. Other headings may have the same slug. */
  readonly unique: (slug: string, taken: TakenIds) => string
  /** Whether an explicit id is part of the text. */
  readonly hasOnlyText?: boolean
  /** Whether explicit ids are used as they are written, and do not count as taken. */
  readonly keepsExplicitIds?: boolean
}

/**
 * The ids of earlier headings, each with the number that the next heading with that slug tries
 * first.
 */
export type TakenIds = Map<string, number>

/** `text`, `text-1`, `text-2` … */
function withNumber(slug: string, taken: TakenIds): string {
  const first = taken.get(slug)
  if (first === undefined) {
    taken.set(slug, 1)
    return slug
  }
  let count = first
  while (taken.has(`${slug}-${count}`)) count += 1
  taken.set(slug, count + 1)
  taken.set(`${slug}-${count}`, 1)
  return `${slug}-${count}`
}

/** `text`, `text_1`, `text_2` … */
function withUnderscore(slug: string, taken: TakenIds): string {
  let id = slug
  while (id === '' || taken.has(id)) {
    const numbered = /^(.*)_(\d+)$/.exec(id)
    id = numbered === null ? `${id}_1` : `${numbered[1]}_${Number(numbered[2]) + 1}`
  }
  taken.set(id, 1)
  return id
}

const text = (heading: HeadingText): string => heading.text
const withPictures = (heading: HeadingText): string => heading.withPictures

function ids(
  slug: HeadingIds['slug'],
  from: HeadingIds['text'] = text,
  unique: HeadingIds['unique'] = withNumber,
): HeadingIds {
  return { text: from, slug, unique }
}

/** GitHub itself, and programs that use `github-slugger`: Docusaurus, Astro, remark, rehype. */
const githubIds: readonly HeadingIds[] = [
  ids(githubSlug),
  ids(githubSlug, withPictures),
  ids(value => githubSlug(value.trim())),
]

/** Astro cuts off a hyphen at the end. */
const astroSlug: HeadingIds['slug'] = value => githubSlug(value).replace(/-$/, '')

/** Astro itself has no explicit ids. Plugins add them. */
const astroIds: readonly HeadingIds[] = [
  { ...ids(astroSlug, ({ withId }) => withId), hasOnlyText: true },
  ids(astroSlug),
  ...githubIds,
]

/** VitePress, and VuePress, which leaves out emoji: `:tada:`. */
const vitepressIds: readonly HeadingIds[] = [
  ids(vitepressSlug),
  ids(vitepressSlug, withPictures),
  ids(vitepressSlug, heading => heading.without(/:[\w+-]+:|\p{Extended_Pictographic}\uFE0F?/gu)),
]

/** The table of contents filter of Banzai, GitLab's Markdown pipeline. */
const gitlabIds: readonly HeadingIds[] = [
  ids(value =>
    value
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replace(/ /g, '-')
      .replace(/-+/g, '-')
      .replace(/^(\d+)$/, 'anchor-$1'),
  ),
  ...githubIds,
]

/** The signs that GitBook names in ids. */
const gitbookSigns = { $: 'usd', '&': '-and-', '<': 'less-than-', '>': '-greater-than' }

/** GitHub, and GitBook, which publishes the pages of the repository. It keeps dots. */
const gitbookIds: readonly HeadingIds[] = [
  ...githubIds,
  ids(value =>
    value
      .toLowerCase()
      .replace(/[$&<>]/g, sign => gitbookSigns[sign as keyof typeof gitbookSigns])
      .replace(/[^\p{L}\p{M}\p{N}._~]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  ),
]

/**
 * `@sindresorhus/slugify` as Mintlify calls it: on percent-encoded text, and what is left of that is decoded again.
 */
function mintlifySlug(value: string): string {
  const words = value.toLowerCase().trim().replace(/\s+/g, '-')
  const slug = encodeURIComponent(words.replace(/\p{Surrogate}/gu, ''))
    .replace(/([a-z\d])'([ts])(?![a-z\d])/g, '$1$2')
    .replace(/[^\w%]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return decodeURIComponent(slug)
    .replace(/[?,;:!'"()[\]{}]/g, '')
    .replace(/\p{Extended_Pictographic}|\u200D|\uFE0F/gu, '')
}

/** `text`, `text-2`, `text-3` … */
const countedFromTwo: HeadingIds['unique'] = (slug, taken) => {
  const count = (taken.get(slug) ?? 0) + 1
  taken.set(slug, count)
  return count === 1 ? slug : `${slug}-${count}`
}

/** Mintlify, which had ids of nothing but letters and digits before. */
const mintlifyIds: readonly HeadingIds[] = [
  ids(mintlifySlug, text, countedFromTwo),
  ids(value => mintlifySlug(value.replace(/[^\p{L}\p{N}]+/gu, ' ')), text, countedFromTwo),
  ...githubIds,
]

/** `slugize` of hexo-util, which keeps the case of letters. */
const hexoIds: readonly HeadingIds[] = [
  ids(value =>
    value
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, '')
      .normalize('NFC')
      .replace(/[\0-\x1F]/g, '')
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  ),
]

/** `slugify` of the `toc` extension of Python-Markdown. */
function pythonSlug(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[^\0-\x7F]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** `pythonSlug` and its Unicode variant, which a setting selects. */
const mkdocsIds: readonly HeadingIds[] = [
  ids(pythonSlug, text, withUnderscore),
  ids(
    value =>
      value
        .normalize('NFKC')
        .replace(/[^\p{L}\p{N}\p{M}_\s-]/gu, '')
        .trim()
        .toLowerCase()
        .replace(/[-\s]+/g, '-'),
    text,
    withUnderscore,
  ),
]

/** `generate_id` of kramdown. */
function kramdownSlug(value: string): string {
  const slug = value
    .replace(/^[^a-zA-Z]+/, '')
    .replace(/[^a-zA-Z0-9 -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase()
  return slug === '' ? 'section' : slug
}

/** `generate_gfm_header_id` of kramdown's GFM parser. Ruby changes the case of each letter by itself. */
function kramdownGfmSlug(value: string): string {
  return [...value]
    .map(letter => letter.toLowerCase())
    .join('')
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- \t]/gu, '')
    .replace(/[ \t]/g, '-')
}

/**
 * `text`, `text-1`, `text-2` … Explicit ids and ids with a number are not counted, so an id may
 * occur twice.
 */
const counted: HeadingIds['unique'] = (slug, taken) => {
  const count = taken.get(slug) ?? 0
  taken.set(slug, count + 1)
  return count === 0 ? slug : `${slug}-${count}`
}

/** The ids of kramdown's GFM parser, which Jekyll uses by default, and of kramdown itself. */
const jekyllIds: readonly HeadingIds[] = [
  // Hyphens become a dash and `<<` a guillemet, with its space. Both are left out of the id.
  {
    ...ids(kramdownGfmSlug, heading => heading.without(/-{2,3}|<<[ ]|[ ]>>/g), counted),
    keepsExplicitIds: true,
  },
  ids(kramdownGfmSlug),
  ids(kramdownSlug),
  ids(kramdownSlug, heading => heading.source),
  ...githubIds,
]
/** The ids of mdBook up to 0.4: letters outside ASCII keep their case. */
function mdbookSlug(value: string): string {
  return value
    .replace(/[^\p{Alphabetic}\p{N}_\-\s]/gu, '')
    .replace(/[A-Z]/g, letter => letter.toLowerCase())
    .replace(/\s/g, '-')
}

/** The ids of later versions of mdBook. */
function mdbookNewSlug(value: string): string {
  const slug = mdbookSlug(value.trim().toLowerCase())
  return slug === '' ? 'section' : slug
}

/** Smart punctuation makes dashes of two or more hyphens. */
const withoutDashes = (heading: HeadingText): string => heading.without(/-{2,}/g)

/** The ids of mdBook, with smart punctuation and without it. */
const mdbookIds: readonly HeadingIds[] = [
  ids(mdbookNewSlug, withoutDashes),
  ids(mdbookNewSlug),
  ids(mdbookSlug, withoutDashes),
  ids(mdbookSlug),
]

/** Goldmark's GitHub style, which removes different characters than GitHub does. */
const hugoIds: readonly HeadingIds[] = [
  ids(value =>
    value
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
      .replace(/ /g, '-'),
  ),
  ...githubIds,
]

/** Returns a heading as a link of a vault names it. */
const headingName: HeadingIds['slug'] = value =>
  value
    .replace(/%%|\[\[|\]\]|[:#|^\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns what Obsidian compares of a heading and a link to it: no punctuation and no case. */
const foldedHeading: HeadingIds['slug'] = value =>
  value
    .replace(/[!"#$%&()*+,.:;<=>?@^`{|}~/[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Of several headings with one name, a link leads to the first. */
const unnumbered: HeadingIds['unique'] = name => name

/** Headings by their text, in a vault, and the ids that forges and publishing programs give them. */
const vaultIds: readonly HeadingIds[] = [
  ids(headingName, text, unnumbered),
  ids(foldedHeading, text, unnumbered),
  ids(foldedHeading, heading => heading.source, unnumbered),
  ...githubIds,
]

/**
 * The ways in which each slugger makes ids. They differ between versions and settings, so the ids
 * of all of them count as existing. Only those of the first way are offered.
 */
export const headingIds: Readonly<Record<SluggerName, readonly HeadingIds[]>> = {
  github: githubIds,
  gitlab: gitlabIds,
  astro: astroIds,
  vitepress: vitepressIds,
  mkdocs: mkdocsIds,
  gitbook: gitbookIds,
  hexo: hexoIds,
  hugo: hugoIds,
  jekyll: jekyllIds,
  mdbook: mdbookIds,
  mintlify: mintlifyIds,
  vault: vaultIds,
}
