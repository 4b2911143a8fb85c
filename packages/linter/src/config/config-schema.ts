import { site } from '@hreflint/core/internal'
import { specs } from '@hreflint/core/specs'
import { profileIds } from '@hreflint/references/profiles'
import { findingCatalogue } from '../findings/finding-catalogue.ts'
import { readerIds } from '../judge/readers.ts'
import { defaultConfig } from './config.ts'
import { forbidSchema } from './forbid-schema.ts'
import type { Schema } from './schema.ts'

const level: Schema = { type: 'string', enum: ['off', 'info', 'warning', 'error'] }
const text: Schema = { type: 'string', minLength: 1 }
const texts: Schema = { type: 'array', items: text }

const settings: Readonly<Record<string, Schema>> = {
  spec: {
    type: 'string',
    enum: specs.map(spec => spec.id),
    description: 'Id of the specification that URLs are checked against.',
    default: defaultConfig.spec,
  },
  preset: {
    type: 'string',
    enum: ['default', 'standard'],
    description:
      'What is reported. "default": what people act on. "standard": every parse exception and conformance error of the specification, and nothing else. Severities that are set take precedence.',
    default: defaultConfig.preset,
  },
  documentUrl: {
    type: ['string', 'null'],
    description: 'Address of the document. Relative URLs are resolved against it.',
    default: defaultConfig.documentUrl,
  },
  severities: {
    type: 'object',
    description:
      'Severity of findings, by code or glob of codes ("whatwg/ipv4-*"). The last match wins. By default, parse exceptions are errors, conformance errors are warnings, a few harmless ones are info, and divergences ("divergence/*") are off.',
    // A getter, because it loads the definitions of every specification. It is only needed if
    // severities are set.
    get properties() {
      return Object.fromEntries(
        [...findingCatalogue.values()].map(definition => [
          definition.code,
          { ...level, description: definition.message.replaceAll(/\{\{\w+\}\}/g, '…') },
        ]),
      )
    },
    additionalProperties: level,
    default: defaultConfig.severities,
  },
  allow: {
    type: 'object',
    description: 'URLs that are not checked.',
    properties: {
      hosts: { ...texts, description: 'Hosts as they are written. "*" matches any characters.' },
      schemes: { ...texts, description: 'Schemes, without the colon.' },
      urls: { ...texts, description: 'URLs as they are written. "*" matches any characters.' },
    },
    additionalProperties: false,
    default: defaultConfig.allow,
  },
  forbid: { ...forbidSchema, default: defaultConfig.forbid },
  templateDelimiters: {
    type: ['array', 'null'],
    description:
      'Pairs of delimiters around the placeholders of a template engine. Null: the usual ones.',
    items: { type: 'array', items: text, minItems: 2, maxItems: 2 },
    default: defaultConfig.templateDelimiters,
  },
  javascript: {
    type: 'string',
    enum: ['auto', 'off', 'errors', 'known-schemes'],
    description:
      'What to report in JavaScript and TypeScript, in files and in the scripts of pages. "errors": URLs that cannot be parsed, and connection strings, as in other programming languages. "known-schemes": also conformance errors. "auto": "off" if the project has eslint-plugin-hreflint, otherwise "errors".',
    default: defaultConfig.javascript,
  },
  reportUnusedSuppressions: {
    ...level,
    description: 'Severity of unused suppression comments.',
    default: defaultConfig.reportUnusedSuppressions,
  },
  divergenceSpecs: {
    type: 'array',
    items: { type: 'string', enum: readerIds },
    minItems: 2,
    description:
      'Ids of the specifications and programs ("program/curl") to compare for "divergence/*", if "severities" turns them on.',
    default: defaultConfig.divergenceSpecs,
  },
  references: {
    type: ['string', 'null'],
    enum: ['off', 'files', 'fragments', null],
    description:
      'Whether to check that the targets of links exist: not at all, files only, or files and fragments. Null: files and fragments where a site is recognized.',
    default: defaultConfig.references,
  },
}

/** The JSON Schema of the configuration, for validation and for completion in editors. */
export const configSchema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...(site === null ? {} : { $id: `${site}/config.schema.json` }),
  title: 'hreflint configuration',
  type: 'object',
  properties: {
    $schema: { type: 'string', description: 'Address of this schema, for editors.' },
    extends: {
      ...texts,
      description: 'Configuration files or packages to extend. Later ones win.',
    },
    ...settings,
    siteUrl: {
      type: ['string', 'null'],
      description: 'Address of the folder `root`. The address of each document is derived from it.',
      default: defaultConfig.siteUrl,
    },
    root: {
      ...text,
      type: ['string', 'null'],
      description:
        'Folder whose address is `siteUrl`. Links that begin with a slash start there. Null: the folder of this file, which may be served below a path.',
      default: defaultConfig.root,
    },
    profile: {
      type: ['string', 'null'],
      enum: [...profileIds, null],
      description:
        'What serves or builds the site in `root`. Null: what its configuration files show.',
      default: defaultConfig.profile,
    },
    generated: {
      ...texts,
      description:
        'Globs of files that a build creates, relative to the root of the site: links to them are not checked.',
      default: defaultConfig.generated,
    },
    indexFiles: {
      ...texts,
      type: ['array', 'null'],
      description:
        'Names of the files that the server shows for a folder, such as `index.html`. Null: those of the profile.',
      default: defaultConfig.indexFiles,
    },
    fallbackExtensions: {
      ...texts,
      type: ['array', 'null'],
      description:
        'Endings with which the server looks for a path that is no file: `["html"]` finds `/a` in `a.html`. Null: those of the profile.',
      default: defaultConfig.fallbackExtensions,
    },
    languages: {
      type: 'object',
      description: 'Language ids by file extension: { ".tmpl": "html" }.',
      additionalProperties: text,
      default: defaultConfig.languages,
    },
    ignore: {
      ...texts,
      description: 'Files to ignore, in the syntax of .gitignore.',
      default: defaultConfig.ignore,
    },
    overrides: {
      type: 'array',
      description: 'Settings for files that match a glob. Later ones win.',
      items: {
        type: 'object',
        properties: {
          files: {
            ...texts,
            minItems: 1,
            description: 'Globs, relative to the folder of this file.',
          },
          excludedFiles: { ...texts, description: 'Globs of files to exclude.' },
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
