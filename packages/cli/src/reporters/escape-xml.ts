import { visible } from './visible.ts'

/** Text for an attribute or element of XML 1.0, which allows no control characters. */
export function escapeXml(text: string): string {
  return visible(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
