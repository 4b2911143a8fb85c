import { specs } from '@hreflint/core'
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
      'Controls whether hovering over a URL shows its components, where it leads and why it is wrong.',
  },
  completion: {
    type: 'boolean',
    default: true,
    scope: 'resource',
    description:
      'Controls whether schemes, and the percent-encoding of a character that was just typed in a URL, are suggested.',
  },
  documentLinks: {
    type: 'string',
    enum: ['auto', 'on', 'off'],
    enumDescriptions: [
      'URLs are made links in languages where the editor makes none.',
      'URLs are made links everywhere.',
      'URLs are not made links.',
    ],
    default: 'auto',
    scope: 'resource',
    description:
      'Controls whether URLs are made links that honour the base and are left out where they lead nowhere.',
  },
  compare: {
    type: 'boolean',
    default: false,
    scope: 'resource',
    description:
      'Controls whether hovering over a URL tells which specifications read it as another host or URL.',
  },
  suppressStyle: {
    type: 'string',
    enum: ['next-line', 'line'],
    enumDescriptions: [
      'The comment goes on a line of its own, above.',
      'The comment goes to the end of the line.',
    ],
    default: 'next-line',
    scope: 'resource',
    description:
      'Where the quick fix that silences a finding puts its comment, if both places are possible.',
  },
  workspaceDiagnostics: {
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Controls whether the files of the workspace are checked that are not open.',
  },
  'trace.server': {
    type: 'string',
    enum: ['off', 'messages', 'verbose'],
    enumDescriptions: [
      'No messages are logged.',
      'Messages between editor and server are logged by name.',
      'Messages between editor and server are logged whole.',
    ],
    default: 'off',
    scope: 'window',
    description: 'Controls whether messages between editor and server are logged.',
  },
}

/** `contributes.configuration` of the manifest: the schema of the linter and the editor's settings. */
export function configuration(): object {
  const { enable, ...others } = editorSettings
  const shared = Object.entries(configSchema.properties ?? {})
    .filter(([key]) => !onlyInFiles.has(key))
    .map(([key, schema]) => [`hreflint.${key}`, { ...settingOf(key, schema), scope: 'resource' }])
  return {
    title: 'hreflint',
    properties: {
      'hreflint.enable': enable,
      ...Object.fromEntries(shared),
      ...Object.fromEntries(
        Object.entries(others).map(([key, setting]) => [`hreflint.${key}`, setting]),
      ),
    },
  }
}

function settingOf(key: string, schema: Schema): object {
  if (key === 'spec') return { ...schema, enumDescriptions: specs.map(spec => `${spec.title}.`) }
  if (schema.properties === undefined) return schema
  // What a message says of one URL has no text here.
  const properties = Object.entries(schema.properties).map(([name, property]) => [
    name,
    { ...property, description: property.description?.replace(/\{\{\w+\}\}/g, '…') },
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}
