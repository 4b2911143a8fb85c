import { visible } from './visible.ts'

/** Text as it can stand in an attribute or element of XML 1.0, which has no control characters. */
export function escapeXml(text: string): string {
  return visible(text).replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
