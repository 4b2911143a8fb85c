import { anyPage, parse, type UrlSpec, whatwg } from '@hreflint/core'
import { findSpec, specs } from '@hreflint/core/specs'
import type { ForbidRule } from '@hreflint/linter/judge'
import { forbidSchema, keyOf, type Schema, validate, wrongRules } from '@hreflint/linter/validate'
import { type DeliberateKind, deliberateKinds } from '../deliberate/allowed.ts'
import { type PresetName, presetNames } from '../libraries/presets.ts'
import { parseSignature } from '../sinks/sink-signature.ts'

/** The options that every rule takes, and that `settings.hreflint` sets for all rules. */
export interface SharedOptions {
  /** Id of the specification that URLs are checked against. */
  readonly spec?: string
  /** Base URL of relative URLs if the program names none. */
  readonly base?: string
  /** Address of the document, or of the page that runs the program. */
  readonly documentUrl?: string
  /** Further functions and properties that take URLs, by signature: `"api.get(url)"`. */
  readonly sinks?: readonly string[]
  /** Components with props that are URLs: `{ "Link": ["to"] }`. */
  readonly components?: Readonly<Record<string, readonly string[]>>
  /** Libraries whose functions take URLs. */
  readonly presets?: readonly PresetName[]
  /** Tags of template literals that return their text unchanged, in addition to `String.raw`. */
  readonly tags?: readonly string[]
  /** `known-schemes`: also check every string that starts with a known special scheme. */
  readonly literals?: 'off' | 'known-schemes'
  /** URLs that must not be written, as in the configuration of hreflint. */
  readonly forbid?: readonly ForbidRule[]
  /** Pairs of delimiters around the placeholders of a template engine. */
  readonly templateDelimiters?: readonly (readonly [open: string, close: string])[]
  /** Keys of JSON files whose values are URLs, in addition to the known ones. */
  readonly jsonKeys?: readonly string[]
  /** Places where URLs may be wrong on purpose. Nothing is reported there. */
  readonly allowDeliberate?: readonly DeliberateKind[]
  /**
   * `report`: also report what often does no harm: characters that are not allowed but that browsers
   * take as they are, and variables in the password of a connection string.
   */
  readonly tolerated?: 'off' | 'report'
  /** `standard`: only report issues of the specification, all of them. */
  readonly preset?: 'default' | 'standard'
}

/** `SharedOptions` with all defaults filled in. */
export interface Settings {
  readonly spec: UrlSpec
  /** Undefined if it is not known. */
  readonly documentUrl: string | undefined
  /** The possible base URLs of relative URLs: `documentUrl`, or those of any page. */
  readonly documentBases: readonly string[]
  readonly sinks: readonly string[]
  readonly components: Readonly<Record<string, readonly string[]>>
  readonly presets: readonly PresetName[]
  readonly tags: readonly string[]
  readonly literals: 'off' | 'known-schemes'
  readonly forbid: readonly ForbidRule[]
  readonly templateDelimiters: readonly (readonly [open: string, close: string])[] | undefined
  readonly jsonKeys: readonly string[]
  readonly allowDeliberate: readonly DeliberateKind[]
  readonly tolerated: 'off' | 'report'
  readonly preset: 'default' | 'standard'
}

const texts = (description: string) =>
  ({ type: 'array', items: { type: 'string', minLength: 1 }, description }) as const

/** The schema of `SharedOptions`, for the options of a rule. */
export const sharedSchema = {
  spec: {
    type: 'string',
    enum: specs.map(spec => spec.id),
    description: 'Id of the specification that URLs are checked against.',
  },
  base: {
    type: 'string',
    description: 'Base URL of relative URLs if the program names none.',
  },
  documentUrl: {
    type: 'string',
    description: 'Address of the document, or of the page that runs the program.',
  },
  sinks: texts('Further functions and properties that take URLs, by signature: "api.get(url)".'),
  components: {
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string', minLength: 1 } },
    description: 'Components with props that are URLs: { "Link": ["to"] }.',
  },
  presets: {
    type: 'array',
    items: { type: 'string', enum: presetNames },
    description: 'Libraries whose functions take URLs.',
  },
  tags: texts(
    'Tags of template literals that return their text unchanged, in addition to String.raw.',
  ),
  literals: {
    type: 'string',
    enum: ['off', 'known-schemes'],
    description:
      '"known-schemes": also check every string that is one URL with the scheme http:, https:, ws:, wss:, ftp: or file:.',
  },
  forbid: forbidSchema,
  templateDelimiters: {
    type: 'array',
    items: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 2, maxItems: 2 },
    description: 'Pairs of delimiters around the placeholders of a template engine.',
  },
  jsonKeys: texts('Keys of JSON files whose values are URLs, in addition to the known ones.'),
  allowDeliberate: {
    type: 'array',
    items: { type: 'string', enum: deliberateKinds },
    description: 'Places where URLs may be wrong on purpose. Nothing is reported there.',
  },
  tolerated: {
    type: 'string',
    enum: ['off', 'report'],
    description:
      '"report": also characters that are not allowed but that browsers take as they are, and variables in the password of a connection string.',
  },
  preset: {
    type: 'string',
    enum: ['default', 'standard'],
    description: '"standard": only report issues of the specification, all of them.',
  },
} as const satisfies Readonly<Record<string, Schema>>

const defaults = readSettings({})

/**
 * Returns the settings that a rule runs with. Its own option overrides `settings.hreflint`.
 *
 * @throws RangeError with one message that names all invalid values and similar valid ones.
 */
export function settingsOf(option: SharedOptions | undefined, shared: unknown): Settings {
  if (option === undefined && shared === undefined) return defaults
  // ESLint validates options against their schema, but not settings.
  const schema: Schema = {
    type: 'object',
    properties: sharedSchema,
    additionalProperties: false,
  }
  const where = ['settings', 'hreflint']
  const errors = shared === undefined ? [] : validate(shared, schema, where)
  const messages = errors.map(({ message }) => message)
  const valid = errors.length === 0 ? ((shared ?? {}) as SharedOptions) : {}
  messages.push(...wrongMeanings(valid, where), ...wrongMeanings(option ?? {}, []))
  if (messages.length > 0) throw new RangeError(messages.join(' '))
  return readSettings({ ...valid, ...option })
}

/**
 * Returns errors that a schema cannot find: addresses that are not absolute URLs, sinks that can
 * never match, and patterns that do not compile.
 */
function wrongMeanings(options: SharedOptions, path: readonly string[]): readonly string[] {
  const addresses = (['base', 'documentUrl'] as const).flatMap(key => {
    const address = options[key]
    if (address === undefined || parse(address, { spec: specOf(options) }).url?.scheme) return []
    return [`${keyOf([...path, key])} must be an absolute URL.`]
  })
  const sinks = (options.sinks ?? []).flatMap((sink, index) => {
    try {
      parseSignature(sink)
      return []
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return [`${keyOf([...path, 'sinks', index])}: ${error.message}`]
    }
  })
  const rules = wrongRules(options.forbid ?? [], [...path, 'forbid'])
  return [...addresses, ...sinks, ...rules.map(({ message }) => message)]
}

function specOf({ spec }: SharedOptions): UrlSpec {
  return spec === undefined ? whatwg : findSpec(spec)
}

function readSettings(options: SharedOptions): Settings {
  const documentUrl = options.base ?? options.documentUrl
  return {
    spec: specOf(options),
    documentUrl,
    documentBases: documentUrl === undefined ? anyPage : [documentUrl],
    sinks: options.sinks ?? [],
    components: options.components ?? {},
    presets: options.presets ?? [],
    tags: options.tags ?? [],
    literals: options.literals ?? 'off',
    forbid: options.forbid ?? [],
    templateDelimiters: options.templateDelimiters,
    jsonKeys: options.jsonKeys ?? [],
    allowDeliberate: options.allowDeliberate ?? [],
    tolerated: options.tolerated ?? 'off',
    preset: options.preset ?? 'default',
  }
}
