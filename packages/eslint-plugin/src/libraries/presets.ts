import { httpPresets } from './http-presets.ts'
import type { Preset } from './library.ts'
import { routerPresets } from './router-presets.ts'
import { testPresets } from './test-presets.ts'

const all = { ...httpPresets, ...routerPresets, ...testPresets }

/** A name that the option `presets` takes. */
export type PresetName = keyof typeof all

/** What each preset adds. */
export const presets: Readonly<Record<PresetName, Preset>> = all

/** The names of presets, for options and messages. */
export const presetNames = Object.keys(all).sort() as readonly PresetName[]
