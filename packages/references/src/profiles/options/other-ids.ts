import type { GeneratorOptions } from './generator-options.ts'

/** By generator, whether its configuration may give headings other ids than the usual ones. */
const changesIds: Readonly<Record<string, (text: string) => boolean>> = {
  vitepress: text => /\b(?:slugify|getTokensText|attrs)\b/.test(text),
  mkdocs: text =>
    /(?:^|[\s{,"'])(?:slugify|separator)["']?[ \t]*:(?!.*slugify_unicode)/.test(toc(text)),
  hugo: text => /\bautoHeadingIDType["']?[ \t]*[:=](?![ \t]*["']?github(?!-))/i.test(text),
  jekyll: text =>
    /^[ \t]+(?:auto_id_prefix|auto_id_stripping|transliterated_header_ids)[ \t]*:/m.test(text) ||
    /^markdown[ \t]*:(?![ \t]*["']?kramdown\b)/im.test(text),
}

/**
 * Reads whether the headings of a site have ids that are not known. Lines of other settings may be
 * taken for such a setting: then a fragment that is not found is unknown instead of missing.
 */
export function otherIdsIn(profile: string, text: string): Pick<GeneratorOptions, 'hasOtherIds'> {
  return changesIds[profile]?.(text) === true ? { hasOtherIds: true } : {}
}

/** Returns the settings of the table of contents, which makes the ids in MkDocs. */
function toc(text: string): string {
  const blocks = text.matchAll(
    /^([ \t]*)(?:-[ \t]+)?["']?toc["']?[ \t]*:(.*(?:\r?\n(?:\1[ \t]+.*|[ \t]*(?=\r?\n)))*)/gm,
  )
  return [...blocks].map(([, , block]) => block).join('\n')
}
