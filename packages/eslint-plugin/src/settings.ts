import { defaultSpecId, findSpec } from '@hreflint/core'
import { type DeliberateKind, deliberateKinds } from './deliberate/allowed.ts'
import { type PresetName, presetNames } from './libraries/presets.ts'
import { parseSignature } from './sink-signature.ts'

/** What every rule takes as its option, and `settings.hreflint` gives to all of them. */
export interface SharedOptions {
  /** Id of the specification to judge by. */
  readonly spec?: string
  /** The base URL of relative URLs, where the program names none. */
  readonly base?: string
  /** Address at which the document, or the page that runs the program, is found. */
  readonly documentUrl?: string
  /** Further functions and properties that take URLs, by signature: `"api.get(url)"`. */
  readonly sinks?: readonly string[]
  /** Components with props that are URLs: `{ "Link": ["to"] }`. */
  readonly components?: Readonly<Record<string, readonly string[]>>
  /** Libraries whose functions take URLs. */
  readonly presets?: readonly string[]
  /** Tags of template literals that give their text as it is, besides `String.raw`. */
  readonly tags?: readonly string[]
  /** `known-schemes`: also every string that begins with a known special scheme. */
  readonly literals?: 'off' | 'known-schemes'
  /** Pairs of delimiters between which a template engine fills in text. */
  readonly templateDelimiters?: readonly (readonly [open: string, close: string])[]
  /** Keys of JSON files whose values are URLs, besides those that are known. */
  readonly jsonKeys?: readonly string[]
  /** Where URLs may be wrong on purpose: then nothing is reported of them. */
  readonly allowDeliberate?: readonly DeliberateKind[]
}

/** `SharedOptions` with every default filled in. */
export interface Settings {
  readonly spec: string
  readonly documentUrl: string
  /** Whether `documentUrl` was given, or is only assumed. */
  readonly isDocumentKnown: boolean
  readonly sinks: readonly string[]
  readonly components: Readonly<Record<string, readonly string[]>>
  readonly presets: readonly PresetName[]
  readonly tags: readonly string[]
  readonly literals: 'off' | 'known-schemes'
  readonly templateDelimiters: readonly (readonly [open: string, close: string])[] | undefined
  readonly jsonKeys: readonly string[]
  readonly allowDeliberate: readonly DeliberateKind[]
}

/** Without a known address, relative URLs are judged as in some `https:` document. */
const fallbackDocumentUrl = 'https://example.com/'

/** The schema of `SharedOptions`, for the options of a rule. */
export const sharedSchema = {
  spec: { type: 'string' },
  base: { type: 'string' },
  documentUrl: { type: 'string' },
  sinks: { type: 'array', items: { type: 'string' } },
  components: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
  },
  presets: { type: 'array', items: { type: 'string' } },
  tags: { type: 'array', items: { type: 'string' } },
  literals: { enum: ['off', 'known-schemes'] },
  templateDelimiters: {
    type: 'array',
    items: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 2, maxItems: 2 },
  },
  jsonKeys: { type: 'array', items: { type: 'string' } },
  allowDeliberate: { type: 'array', items: { enum: deliberateKinds } },
} as const

const defaults = readSettings({})

/**
 * The settings that a rule runs with: its own option before `settings.hreflint`.
 *
 * @throws RangeError for a value that names nothing known, in a message that lists what there is.
 */
export function settingsOf(option: SharedOptions | undefined, shared: unknown): Settings {
  if (option === undefined && shared === undefined) return defaults
  return readSettings({ ...checkedShared(shared), ...option })
}

function readSettings(options: SharedOptions): Settings {
  const spec = options.spec ?? defaultSpecId
  findSpec(spec)
  for (const sink of options.sinks ?? []) parseSignature(sink)
  for (const kind of options.allowDeliberate ?? []) {
    if (deliberateKinds.includes(kind)) continue
    const known = deliberateKinds.join(', ')
    throw new RangeError(
      `Unknown kind ${JSON.stringify(kind)} in "allowDeliberate". Known: ${known}.`,
    )
  }
  const presets = (options.presets ?? []).map(name => {
    const preset = presetNames.find(known => known === name)
    if (preset !== undefined) return preset
    const known = presetNames.join(', ')
    throw new RangeError(`Unknown preset ${JSON.stringify(name)}. Known: ${known}.`)
  })
  return {
    spec,
    documentUrl: options.base ?? options.documentUrl ?? fallbackDocumentUrl,
    isDocumentKnown: (options.base ?? options.documentUrl) !== undefined,
    sinks: options.sinks ?? [],
    components: options.components ?? {},
    presets,
    tags: options.tags ?? [],
    literals: options.literals ?? 'off',
    templateDelimiters: options.templateDelimiters,
    jsonKeys: options.jsonKeys ?? [],
    allowDeliberate: options.allowDeliberate ?? [],
  }
}

/** ESLint validates the options of rules, but not its settings. */
function checkedShared(shared: unknown): SharedOptions {
  if (shared === undefined) return {}
  if (typeof shared !== 'object' || shared === null) {
    throw new TypeError('settings.hreflint must be an object.')
  }
  for (const key of Object.keys(shared)) {
    if (Object.hasOwn(sharedSchema, key)) continue
    const known = Object.keys(sharedSchema).join(', ')
    throw new RangeError(
      `Unknown key ${JSON.stringify(key)} in settings.hreflint. Known: ${known}.`,
    )
  }
  return shared
}
