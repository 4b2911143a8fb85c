import type { FoundUrl } from '../../files/found-url.ts'
import { presets as knownPresets } from '../../libraries/presets.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Program } from '../program.ts'
import { plainUrl, urlsOfHtmlValue } from '../texts/literal-url.ts'
import type { StaticText } from '../texts/static-text.ts'
import type { MarkupAttribute } from './markup-attribute.ts'

/**
 * Returns the URLs of an attribute: by the HTML table for an element, and by the settings for a
 * component.
 */
export function urlsOfMarkupAttribute(
  attribute: MarkupAttribute,
  text: StaticText,
  program: Program,
): readonly FoundUrl[] {
  const { tag, isComponent, htmlName, type } = attribute
  if (!isComponent) {
    return urlsOfHtmlValue(tag, htmlName, text, program, type === null ? {} : { type })
  }
  return isUrlProp(attribute, program.settings)
    ? [plainUrl(text, program.settings.documentBases, program)]
    : []
}

/**
 * Returns whether the settings say that an attribute is a URL. Components may be written in
 * kebab-case.
 */
export function isUrlProp(
  { tag, name }: Pick<MarkupAttribute, 'tag' | 'name'>,
  { components, presets }: Settings,
): boolean {
  return [tag, pascalCase(tag)].some(
    component =>
      components[component]?.includes(name) === true ||
      presets.some(preset => knownPresets[preset].components?.[component]?.includes(name) === true),
  )
}

/** Converts `nuxt-link` to `NuxtLink`. */
function pascalCase(tag: string): string {
  if (!tag.includes('-')) return tag
  return tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
