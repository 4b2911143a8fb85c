import { specs } from '@hreflint/core/specs'
import { findingCatalogue } from '../findings/finding-catalogue.ts'
import { defaultConfig } from './config.ts'

/** The part of JSON Schema (draft-07) in which the configuration is described. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly type?: SchemaType | readonly SchemaType[]
  readonly enum?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | false
  readonly required?: readonly string[]
}

export type SchemaType = 'string' | 'array' | 'object' | 'null'

const level: Schema = { type: 'string', enum: ['off', 'info', 'warning', 'error'] }
const text: Schema = { type: 'string', minLength: 1 }
const texts: Schema = { type: 'array', items: text }

const settings: Readonly<Record<string, Schema>> = {
  spec: {
    type: 'string',
    enum: specs.map(spec => spec.id),
    description: 'Id of the specification that URLs are judged by.',
    default: defaultConfig.spec,
  },
  documentUrl: {
    type: ['string', 'null'],
    description: 'Address of the document, against which relative URLs resolve.',
    default: defaultConfig.documentUrl,
  },
  severities: {
    type: 'object',
    description:
      'How much a finding weighs, by code or glob of codes ("whatwg/ipv4-*"); the last match counts. Parse exceptions are errors and conformance errors warnings unless set here, some that do no harm only info; divergences are off unless a key that begins with "divergence/" asks for them.',
    // Asked for only where severities are set: it takes the definitions of every specification.
    get properties() {
      return Object.fromEntries(
        [...findingCatalogue.values()].map(definition => [
          definition.code,
          { ...level, description: definition.message },
        ]),
      )
    },
    additionalProperties: level,
    default: defaultConfig.severities,
  },
  allow: {
    type: 'object',
    description: 'URLs that are not judged.',
    properties: {
      hosts: { ...texts, description: 'Hosts as they are written; "*" stands for any characters.' },
      schemes: { ...texts, description: 'Schemes, without the colon.' },
    },
    additionalProperties: false,
    default: defaultConfig.allow,
  },
  templateDelimiters: {
    type: ['array', 'null'],
    description:
      'Pairs of delimiters between which a template engine fills in text; null for those that are usual.',
    items: { type: 'array', items: text, minItems: 2, maxItems: 2 },
    default: defaultConfig.templateDelimiters,
  },
  javascript: {
    type: 'string',
    enum: ['off', 'known-schemes'],
    description:
      'Which URLs of JavaScript and TypeScript files are linted: none, or literals that begin with the scheme of a URL that is fetched, what `new URL` and `fetch` take, and attributes of JSX. Leave it off where ESLint lints them.',
    default: defaultConfig.javascript,
  },
  reportUnusedSuppressions: {
    ...level,
    description: 'How much a suppression comment weighs that suppresses nothing.',
    default: defaultConfig.reportUnusedSuppressions,
  },
  divergenceSpecs: {
    type: 'array',
    items: { type: 'string', enum: specs.map(spec => spec.id) },
    minItems: 2,
    description:
      'Ids of the specifications that are compared where "severities" asks for "divergence/host" or "divergence/url".',
    default: defaultConfig.divergenceSpecs,
  },
}

/** The configuration, as JSON Schema: what is validated, and what editors complete from. */
export const configSchema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'https://hreflint.dev/config.schema.json',
  title: 'hreflint configuration',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Address of this schema, for editors.' },
    extends: {
      ...texts,
      description: 'Configuration files or packages that this one builds on; later ones win.',
    },
    ...settings,
    siteUrl: {
      type: ['string', 'null'],
      description: 'Address of the folder `root`; from it follows the address of each document.',
      default: defaultConfig.siteUrl,
    },
    root: {
      ...text,
      description: 'The folder that `siteUrl` is the address of.',
      default: defaultConfig.root,
    },
    languages: {
      type: 'object',
      description: 'Language ids by file extension: { ".tmpl": "html" }.',
      additionalProperties: text,
      default: defaultConfig.languages,
    },
    ignore: {
      ...texts,
      description: 'Files that are not linted, in the syntax of .gitignore.',
      default: defaultConfig.ignore,
    },
    overrides: {
      type: 'array',
      description: 'Settings for the files that match a glob; later ones win.',
      items: {
        type: 'object',
        properties: {
          files: { ...texts, minItems: 1, description: 'Globs, from the folder of this file.' },
          excludedFiles: { ...texts, description: 'Globs of files to leave out.' },
          language: { ...text, description: 'Language id of the files.' },
          ...settings,
        },
        additionalProperties: false,
        required: ['files'],
      },
      default: defaultConfig.overrides,
    },
  },
  additionalProperties: false,
}
