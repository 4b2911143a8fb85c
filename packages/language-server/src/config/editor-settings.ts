import type { CommentStyle } from '@hreflint/linter'
import { configSchema, type PartialConfig } from '@hreflint/linter'

/** Settings of the section `hreflint` that concern the editor, not the findings. */
export interface EditorSettings {
  readonly enable: boolean
  readonly hover: boolean
  readonly completion: boolean
  readonly documentLinks: 'auto' | 'on' | 'off'
  /** Whether a hover says which programs read a URL differently. */
  readonly compare: boolean
  readonly suppressStyle: CommentStyle
}

const defaultEditorSettings: EditorSettings = {
  enable: true,
  hover: true,
  completion: true,
  documentLinks: 'auto',
  compare: false,
  suppressStyle: 'next-line',
}

/** Returns every setting whose value is of the right kind. The others keep their defaults. */
export function editorSettingsOf(section: Readonly<Record<string, unknown>>): EditorSettings {
  const pick = <Key extends keyof EditorSettings>(
    key: Key,
    ...allowed: EditorSettings[Key][]
  ): EditorSettings[Key] =>
    allowed.find(value => value === section[key]) ?? defaultEditorSettings[key]
  return {
    enable: pick('enable', true, false),
    hover: pick('hover', true, false),
    completion: pick('completion', true, false),
    documentLinks: pick('documentLinks', 'auto', 'on', 'off'),
    compare: pick('compare', true, false),
    suppressStyle: pick('suppressStyle', 'next-line', 'line'),
  }
}

/** Returns the settings that the linter takes too. In editors, null means "not set". */
export function lintSettingsOf(section: Readonly<Record<string, unknown>>): PartialConfig {
  const known = Object.keys(configSchema.properties ?? {})
  return Object.fromEntries(
    known.flatMap(key => {
      const value = section[key]
      return value === undefined || value === null || value === '' ? [] : [[key, value]]
    }),
  )
}
