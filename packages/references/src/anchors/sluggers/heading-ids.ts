import { slugify as vitepressSlug } from '@mdit-vue/shared'
import { slug as githubSlug } from 'github-slugger'
import type { SluggerName } from '../../profiles/profile.ts'
import type { HeadingText } from './heading-text.ts'

/** One way to make ids of the headings of a document. */
export interface HeadingIds {
  readonly text: (heading: HeadingText) => string
  readonly slug: (text: string) => string
  /** Makes the id of a heading with this slug, which others may have. */
  readonly unique: (slug: string, taken: TakenIds) => string
}

/** The ids before, each with the number that the next heading of its slug tries first. */
export type TakenIds = Map<string, number>

/** `text`, `text-1`, `text-2` … */
function withNumber(slug: string, taken: TakenIds): string {
  if (!taken.has(slug)) return slug
  let count = taken.get(slug) ?? 1
  while (taken.has(`${slug}-${count}`)) count += 1
  taken.set(slug, count + 1)
  return `${slug}-${count}`
}

/** `text`, `text_1`, `text_2` … */
function withUnderscore(slug: string, taken: TakenIds): string {
  let id = slug
  while (id === '' || taken.has(id)) {
    const numbered = /^(.*)_(\d+)$/.exec(id)
    id = numbered === null ? `${id}_1` : `${numbered[1]}_${Number(numbered[2]) + 1}`
  }
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

/** GitHub itself, and whatever uses `github-slugger`: Docusaurus, Astro, remark, rehype. */
const githubIds: readonly HeadingIds[] = [
  ids(githubSlug),
  ids(githubSlug, withPictures),
  ids(value => githubSlug(value.trim())),
]

/** Astro cuts off a hyphen at the end. */
const astroIds: readonly HeadingIds[] = [
  ...githubIds,
  ids(value => githubSlug(value).replace(/-$/, '')),
]

const vitepressIds: readonly HeadingIds[] = [ids(vitepressSlug), ids(vitepressSlug, withPictures)]

/** Banzai's filter of tables of contents. */
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

/** `slugify` of Python-Markdown's extension `toc`. */
export function pythonSlug(value: string): string {
  return value
    .normalize('NFKD')
    .replace(/[^\0-\x7F]/g, '')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-')
}

/** The same with its Unicode variant, which is chosen in the configuration. */
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
export function kramdownSlug(value: string): string {
  const slug = value
    .replace(/^[^a-zA-Z]+/, '')
    .replace(/[^a-zA-Z0-9 -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase()
  return slug === '' ? 'section' : slug
}

/** `generate_gfm_header_id` of kramdown's GFM. */
function kramdownGfmSlug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}\p{Pc}\- \t]/gu, '')
    .replace(/[ \t]/g, '-')
}

/** kramdown's own, and that of its GFM, which Jekyll uses. */
const jekyllIds: readonly HeadingIds[] = [
  ids(kramdownSlug),
  ids(kramdownSlug, heading => heading.source),
  ids(kramdownGfmSlug),
  // Two or three hyphens are a dash, which is no part of an id.
  ids(value => kramdownGfmSlug(value.replace(/-{2,3}/g, ''))),
  ...githubIds,
]

/** `normalize_id` of mdBook. */
export function mdbookSlug(value: string): string {
  return value
    .replace(/[^\p{Alphabetic}\p{N}_\-\s]/gu, '')
    .replace(/[A-Z]/g, letter => letter.toLowerCase())
    .replace(/\s/g, '-')
}

const mdbookIds: readonly HeadingIds[] = [
  ids(mdbookSlug),
  ids(value => mdbookSlug(value).toLowerCase()),
]

/** Goldmark's in the style of GitHub, which leaves out other characters than GitHub does. */
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

/**
 * The ways in which each makes ids. Versions and settings differ: what any of them makes is there, and the first
 * one is proposed.
 */
export const headingIds: Readonly<Record<SluggerName, readonly HeadingIds[]>> = {
  github: githubIds,
  gitlab: gitlabIds,
  astro: astroIds,
  vitepress: vitepressIds,
  mkdocs: mkdocsIds,
  hugo: hugoIds,
  jekyll: jekyllIds,
  mdbook: mdbookIds,
}
