import { replaceControls } from '@hreflint/core/internal'

/**
 * A value as JSON that controls nothing where it is shown: control and format characters, which a
 * terminal may act on, and the `##` by which build servers know their commands, are escaped.
 */
export function jsonText(value: unknown): string {
  return replaceControls(JSON.stringify(value), escaped).replace(/##+/g, escaped)
}

function escaped(text: string): string {
  let result = text.startsWith('#') ? '#' : ''
  for (let index = result.length; index < text.length; index += 1) {
    result += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return result
}
