import { specs } from '@hreflint/core/specs'
import { configSchema, type Schema } from '@hreflint/linter'

/** What only a file can say: what it builds on, and what holds for some of its files. */
const onlyInFiles = new Set(['$schema', 'extends', 'overrides'])

/** The settings of the editor itself, in the order in which they are shown. */
const editorSettings = {
  enable: {
    type: 'boolean',
    default: true,
    scope: 'resource',
    description: 'Controls whether URLs are checked.',
  },
  hover: {
    type: 'boolean',
    default: true,
    scope: 'resource',
    description:
      'Controls whether hovering over a URL shows its components, where it goes and what is wrong.',
  },
  completion: {
    type: 'boolean',
    default: true,
    scope: 'resource',
    description:
      'Controls whether completion suggests schemes and the percent-encoding of the character before the cursor.',
  },
  documentLinks: {
    type: 'string',
    enum: ['auto', 'on', 'off'],
    enumDescriptions: [
      'Turn URLs into links in languages where the editor does not.',
      'Turn URLs into links in all languages.',
      'Do not turn URLs into links.',
    ],
    default: 'auto',
    scope: 'resource',
    description:
      'Controls whether URLs become links. Links take the base URL into account and leave out URLs that cannot be parsed.',
  },
  compare: {
    type: 'boolean',
    default: false,
    scope: 'resource',
    description:
      'Controls whether hovering over a URL shows which programs read a different host or URL.',
  },
  suppressStyle: {
    type: 'string',
    enum: ['next-line', 'line'],
    enumDescriptions: [
      'Put the comment on its own line above.',
      'Put the comment at the end of the line.',
    ],
    default: 'next-line',
    scope: 'resource',
    description:
      'Controls where the quick fix that silences a finding puts its comment, if both places are possible.',
  },
  workspaceDiagnostics: {
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Controls whether files of the workspace are checked even if they are not open.',
  },
  'trace.server': {
    type: 'string',
    enum: ['off', 'messages', 'verbose'],
    enumDescriptions: [
      'Log no messages.',
      'Log the names of messages between editor and server.',
      'Log complete messages between editor and server.',
    ],
    default: 'off',
    scope: 'window',
    description: 'Controls whether messages between editor and server are logged.',
  },
}

/** The groups of the settings page, and what is in each, the most used first. */
const groups = {
  hreflint: ['enable', 'preset', 'severities', 'allow', 'ignore', 'spec'],
  Addresses: ['siteUrl', 'root', 'documentUrl'],
  Links: ['references', 'profile', 'generated', 'indexFiles', 'fallbackExtensions', 'forbid'],
  Files: ['workspaceDiagnostics', 'javascript', 'languages', 'templateDelimiters'],
  Editor: ['hover', 'compare', 'completion', 'documentLinks', 'suppressStyle'],
  Advanced: ['reportUnusedSuppressions', 'divergenceSpecs', 'trace.server'],
}

/** `contributes.configuration` of the manifest: the schema of the linter and the editor's settings. */
export function configuration(): object {
  const shared = Object.entries(configSchema.properties ?? {})
    .filter(([key]) => !onlyInFiles.has(key))
    .map(([key, schema]) => [key, { ...settingOf(key, schema), scope: 'resource' }] as const)
  const settings = new Map<string, Described>([...shared, ...Object.entries(editorSettings)])
  const pages = Object.entries(groups).map(([title, keys], order) => ({
    title,
    order,
    properties: Object.fromEntries(keys.flatMap((key, at) => settingIn(settings, key, at))),
  }))
  if (settings.size > 0) throw new Error(`In no group: ${[...settings.keys()].join(', ')}`)
  return pages
}

function settingIn(
  settings: Map<string, Described>,
  key: string,
  order: number,
): [string, object][] {
  const setting = settings.get(key)
  if (setting === undefined) throw new Error(`Unknown setting ${key}`)
  settings.delete(key)
  return [[`hreflint.${key}`, { ...withCode(setting), order }]]
}

/** VS Code shows a plain description as it is written, with the backticks around code. */
function withCode(setting: Described): object {
  const { description, enumDescriptions, ...rest } = setting
  const isMarkdown = `${description}${enumDescriptions}`.includes('`')
  return isMarkdown
    ? { markdownDescription: description, markdownEnumDescriptions: enumDescriptions, ...rest }
    : setting
}

interface Described {
  readonly description?: string
  readonly enumDescriptions?: readonly string[]
}

function settingOf(key: string, schema: Schema): object {
  if (key === 'spec') return { ...schema, enumDescriptions: specs.map(spec => `${spec.title}.`) }
  if (key === 'references') return { ...schema, markdownDescription: ofReferences(schema) }
  if (key === 'severities') return severitiesSetting(schema)
  return isOptionalText(schema) ? { ...schema, type: 'string', default: '' } : schema
}

/** VS Code shows a text that may be null as a link to settings.json, but a text as a box. An empty one is not set. */
function isOptionalText({ type, enum: choices }: Schema): boolean {
  return Array.isArray(type) && type.join() === 'string,null' && choices === undefined
}

/** What only an editor has to say of it. */
function ofReferences({ description = '' }: Schema): string {
  return `${description} In Markdown, hreflint says nothing of broken links while VS Code does: \`#markdown.validate.enabled#\`.`
}

/**
 * Codes by pattern: listed one by one they would be most of the manifest, and of the settings page. In a
 * configuration file each is known by name.
 */
function severitiesSetting({ properties, additionalProperties, ...schema }: Schema): object {
  const namespaces = [
    ...new Set(Object.keys(properties ?? {}).map(code => code.split('/')[0] ?? '')),
  ]
  const pattern = `^(\\*|(\\*|${namespaces.join('|')})/[\\w*-]+)$`
  return {
    ...schema,
    patternProperties: { [pattern]: additionalProperties },
    additionalProperties: false,
  }
}
