import { type ConfigError, configSchema, resolveConfig, validateConfig } from '@hreflint/linter'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

describe('a configuration is held against its schema as Ajv does', () => {
  const accepts = new Ajv({ strict: false }).compile(configSchema)
  const texts = fc.constantFrom('', 'a', 'whatwg', 'rfc3986', 'off', 'info', 'html', 'https://a/')
  const { value } = fc.letrec<{ value: unknown; leaf: unknown }>(tie => ({
    leaf: fc.oneof(texts, fc.constantFrom<unknown>(null, 0, true, 1.5)),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(
        fc.constantFrom('hosts', 'schemes', 'files', 'language', '*', '.x'),
        tie('value'),
      ),
    ),
  }))
  const keys = Object.keys(configSchema.properties ?? {})
  const right: Readonly<Record<string, unknown>> = {
    spec: 'rfc3986',
    documentUrl: null,
    severities: { '*': 'off' },
    allow: { hosts: ['a'], schemes: [] },
    templateDelimiters: [['<', '>']],
    javascript: 'off',
    reportUnusedSuppressions: 'info',
    divergenceSpecs: ['whatwg', 'rfc3986'],
    extends: ['a'],
    siteUrl: null,
    root: 'a',
    languages: {},
    ignore: [],
    overrides: [{ files: ['a'] }],
    $schema: 'a',
  }
  const configs = fc.dictionary(
    fc.constantFrom(...keys, 'other'),
    fc.oneof(value, fc.constant(undefined)),
    { maxKeys: 3 },
  )

  test('generated values', () => {
    let accepted = 0
    let tried = 0
    fc.assert(
      fc.property(configs, config => {
        const filled = Object.fromEntries(
          Object.entries(config).map(([key, item]) => [
            key,
            item === undefined ? (right[key] ?? 'a') : item,
          ]),
        )
        const { errors } = validateConfig(filled)
        const ofSchema = errors.filter(
          ({ message }) =>
            !/an absolute URL, not|^Unknown code|^No code|unknown language/.test(message),
        )
        const isAccepted = accepts(filled)
        tried += 1
        if (isAccepted) accepted += 1
        expect([filled, ofSchema.length === 0]).toEqual([filled, isAccepted])
      }),
      { numRuns: 3000 },
    )
    expect(accepted).toBeGreaterThan(tried / 20)
    expect(accepted).toBeLessThan(tried)
  })
})

/** Each mistake in whole sentences. */
const sentences: readonly (readonly [value: unknown, ...messages: string[]])[] = [
  [5, 'The configuration must be an object, not 5.'],
  ['a', 'The configuration must be an object, not "a".'],
  [() => 1, 'The configuration must be an object, not function.'],
  [{ siteUrl: {} }, '"siteUrl" must be a string or null, not an object.'],
  [{ siteUrl: undefined }, '"siteUrl" must be a string or null, not undefined.'],
  [{ root: '' }, '"root" must not be empty.'],
  [{ ignore: ['a', ''] }, '"ignore[1]" must not be empty.'],
  [{ languages: { '.a b': 1 } }, '"languages[".a b"]" must be a string, not 1.'],
  [{ overrides: [{ files: [] }] }, '"overrides[0].files" must have at least 1 element.'],
  [{ divergenceSpecs: ['whatwg'] }, '"divergenceSpecs" must have at least 2 elements.'],
  [{ templateDelimiters: [['a', 'b', 'c']] }, '"templateDelimiters[0]" must have 2 elements.'],
  [
    { javascript: 'of' },
    '"javascript" cannot be "of". Did you mean "off"? Known: auto, off, errors, known-schemes.',
  ],
  [
    { javascript: 'zzzzzzzz' },
    '"javascript" cannot be "zzzzzzzz". Known: auto, off, errors, known-schemes.',
  ],
  [
    { allow: { host: [], 'a b': 1 } },
    'Unknown key "host" in "allow". Did you mean "hosts"? Known: hosts, schemes, urls.',
    'Unknown key "a b" in "allow". Known: hosts, schemes, urls.',
  ],
  [
    { overrides: [{ toString: 1 }] },
    'Unknown key "toString" in "overrides[0]". Known: files, excludedFiles, language, spec, preset, documentUrl, severities, allow, forbid, templateDelimiters, javascript, reportUnusedSuppressions, divergenceSpecs, references.',
    '"overrides[0]" must have the key "files".',
  ],
  [
    { languages: { '.x': 'klingon' }, overrides: [{ files: ['a'], language: 'htm' }] },
    '"languages[".x"]" names the unknown language "klingon".',
    '"overrides[0].language" names the unknown language "htm". Did you mean "html"?',
  ],
  [
    { severities: { 'whatwg/zzzzzzzzzzzzzzzzzzzzzzzzz': 'off' } },
    'Unknown code "whatwg/zzzzzzzzzzzzzzzzzzzzzzzzz".',
  ],
  [{ siteUrl: '/a' }, '"siteUrl" must be an absolute URL, not "/a".'],
  [
    { overrides: [null, { files: ['a'], documentUrl: 'b' }] },
    '"overrides[0]" must be an object, not null.',
    '"overrides[1].documentUrl" must be an absolute URL, not "b".',
  ],
]

test.each(sentences)('%j', (value, ...messages) => {
  const { errors } = resolveConfig(value)
  expect((errors as readonly ConfigError[]).map(({ message }) => message)).toEqual(messages)
})
