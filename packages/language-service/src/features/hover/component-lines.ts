import { type ComponentName, componentNames, type ParsedUrl } from '@hreflint/core'
import { mask, replaceControls, unicodeNotation } from '@hreflint/core/internal'
import { maskedReading, shownUrl } from '@hreflint/core/shown'
import type { ReadUrl } from '../url-at.ts'
import { unicodeHost } from './unicode-host.ts'

const width = Math.max(...componentNames.map(name => name.length)) + 2

/**
 * Returns the components of a URL, one per line. A remark says what a component means if that
 * differs from its text.
 */
export function componentLines({
  result,
  embedded,
  written: whole,
  baseFrom,
  options,
}: ReadUrl): readonly string[] {
  const { url, components } = result
  const { text: input } = embedded
  const masked = maskedReading(input, components, whole)
  const shown = url === null ? null : shownUrl({ url, components, input, base: options.base })
  return componentNames.flatMap(name => {
    const span = components[name]
    const written = span === null ? null : masked.slice(span)
    // A component that depends on an unknown base is shown as written.
    const value =
      shown === null ? written : (shown[name] ?? (baseFrom === 'unknown' ? written : null))
    if (value === null || (value === '' && written === null)) return []
    const remarks = remarksOn(name, value, shown)
    if (written === null && url !== null) remarks.push('from the base')
    const isUserinfo = name === 'username' || name === 'password'
    const isSecret = (isUserinfo || value.includes(mask)) && value !== ''
    const lines = [
      isUserinfo && isSecret ? mask : visible(value),
      ...(isSecret ? [] : remarks.map(remark => `(${remark})`)),
    ]
    return lines.map((line, index) => (index === 0 ? name : '').padEnd(width) + line)
  })
}

function remarksOn(name: ComponentName, value: string, url: ParsedUrl | null): string[] {
  if (name === 'host') {
    const unicode = unicodeHost(url?.host ?? null)
    return unicode === null ? [] : [`${unicode} in Unicode`]
  }
  const decoded = decodedPercents(value)
  return decoded === null ? [] : [`${visible(decoded)} decoded`]
}

/** Decodes percent-encoded sequences. Null if there are none, or if they are not UTF-8. */
function decodedPercents(value: string): string | null {
  if (!/%[\dA-F]{2}/i.test(value)) return null
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Replaces invisible characters, which could break the drawing. */
function visible(text: string): string {
  return replaceControls(text, character => {
    const code = character.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : `<${unicodeNotation(character)}>`
  })
}
