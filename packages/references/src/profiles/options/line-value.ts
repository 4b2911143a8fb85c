import { folderOf, type GeneratorOptions } from './generator-options.ts'
import type { OptionValue } from './program-options.ts'

/** Returns the configured folder, or the usual one if none is configured; null if it is unknown. */
export function folderIn(value: OptionValue, usual: string): string | null {
  if (value.kind === 'absent') return usual
  return value.kind === 'strings' && value.values.length === 1
    ? folderOf(value.values[0] ?? '')
    : null
}

/** Returns the folder that a configuration has pages written to; empty if it does not name one. */
export function outputIn(value: OptionValue): Pick<GeneratorOptions, 'built'> {
  return value.kind === 'absent' ? {} : { built: folderIn(value, '') }
}

/**
 * Returns the plain value of a key at the start of a line. `computed` if the value is not plain,
 * for example has a tag or a variable.
 */
export function lineValue(text: string, key: string, flags = 'm'): OptionValue {
  const line = new RegExp(`^${key}[ \\t]*[:=][ \\t]*(.*)$`, flags).exec(text)?.[1]
  if (line === undefined) return { kind: 'absent' }
  const value = /^(?:"([^"]*)"|'([^']*)'|([^\s#"'!&*[{|>][^#]*?))[ \t]*,?(?:[ \t]#.*)?$/.exec(
    line.trim(),
  )
  const written = value?.[1] ?? value?.[2] ?? value?.[3]
  if (written === undefined || /\$\{|\{\{/.test(written)) return { kind: 'computed' }
  return { kind: 'strings', values: [written.trim()] }
}

export function textOf(value: OptionValue): string | null {
  return value.kind === 'strings' ? (value.values[0] ?? null) : null
}
