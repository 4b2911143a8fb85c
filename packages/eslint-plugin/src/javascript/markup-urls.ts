import type { FoundUrl } from '../found-url.ts'
import { plainUrl, urlsOfHtmlValue } from './literal-url.ts'
import type { MarkupAttribute } from './markup-attribute.ts'
import type { Program } from './program.ts'
import type { StaticText } from './static-text.ts'

/** Props of components of libraries that are URLs, by the preset that knows them. */
const libraryComponents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  next: { Link: ['href', 'as'], Image: ['src'], Script: ['src'] },
  'react-router': { Link: ['to'], NavLink: ['to'], Navigate: ['to'], Form: ['action'] },
}

/** The URLs of an attribute: of an element by the HTML table, of a component by settings. */
export function urlsOfMarkupAttribute(
  attribute: MarkupAttribute,
  text: StaticText,
  program: Program,
): readonly FoundUrl[] {
  const { tag, isComponent, htmlName, type } = attribute
  if (!isComponent) {
    return urlsOfHtmlValue(tag, htmlName, text, program, type === null ? {} : { type })
  }
  return isUrlProp(attribute, program) ? [plainUrl(text, [program.settings.documentUrl])] : []
}

function isUrlProp({ tag, name }: MarkupAttribute, { settings }: Program): boolean {
  if (settings.components[tag]?.includes(name) === true) return true
  return settings.presets.some(preset => libraryComponents[preset]?.[tag]?.includes(name) === true)
}
