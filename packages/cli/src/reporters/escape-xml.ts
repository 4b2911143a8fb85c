import { visible } from './visible.ts'

/** Text for an attribute or element of XML 1.0, which allows neither control characters nor U+FFFE and U+FFFF. */
export function escapeXml(text: string): string {
  const allowed = visible(text).replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
  return allowed.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
