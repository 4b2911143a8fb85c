import { specs } from '@hreflint/core/specs'
import { expect, test } from 'vitest'

/** The document that each specification means, and what the document calls the two kinds of errors. */
const documents = [
  [
    'whatwg',
    'URL Standard',
    '2026-07-02',
    '6ae84860d12800bcf563668e7cc821360dce6062',
    'https://url.spec.whatwg.org/commit-snapshots/6ae84860d12800bcf563668e7cc821360dce6062/',
    'validation error',
    'validation error with failure',
  ],
  [
    'rfc3986',
    'RFC 3986: Uniform Resource Identifier (URI): Generic Syntax',
    '2005-01-01',
    'RFC 3986',
    'https://www.rfc-editor.org/rfc/rfc3986',
    'character outside the grammar',
    'no match of URI-reference',
  ],
  [
    'rfc3987',
    'RFC 3987: Internationalized Resource Identifiers (IRIs)',
    '2005-01-01',
    'RFC 3987',
    'https://www.rfc-editor.org/rfc/rfc3987',
    'character outside the grammar',
    'no match of IRI-reference',
  ],
  [
    'html5-r6007',
    'HTML5, revision 6007',
    '2011-04-14',
    'r6007',
    'https://html5.org/tools/web-apps-tracker?from=6006&to=6007',
    'not a valid URL',
    'error',
  ],
  [
    'html5-wd-urls',
    'HTML5 working draft, section 2.6 URLs',
    '2011-05-25',
    'WD-html5-20110525',
    'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html',
    'not a valid URL',
    'error',
  ],
  [
    'connolly-href-00',
    'Web addresses in HTML 5 (draft-connolly-href-00)',
    '2009-05-21',
    'draft-connolly-href-00',
    'https://datatracker.ietf.org/doc/html/draft-connolly-href-00',
    'not a valid Web address',
    'error',
  ],
  [
    'webspecs-url',
    'URL (webspecs/url)',
    '2015-04-02',
    '81182ab9221d0e5a7b5318033fee6a6a8043e5d2',
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs',
    'conformance error',
    'parse exception',
  ],
  [
    'abarth-url-01',
    'Parsing URLs for Fun and Profit (draft-abarth-url-01)',
    '2011-04-23',
    'draft-abarth-url-01',
    'https://datatracker.ietf.org/doc/html/draft-abarth-url-01',
    'escaped character',
    'invalid',
  ],
  [
    'postgres',
    'PostgreSQL: Connection URIs',
    '2025-09-25',
    'PostgreSQL 18',
    'https://www.postgresql.org/docs/18/libpq-connect.html#LIBPQ-CONNSTRING-URIS',
    'accepted by libpq, read differently by other drivers',
    'rejected by libpq',
  ],
  [
    'mongodb',
    'MongoDB: Connection String Specification',
    '2026-08-13',
    '92b3c0b9',
    'https://github.com/mongodb/specifications/blob/92b3c0b9/source/connection-string/connection-string-spec.md',
    'warning',
    'error',
  ],
  [
    'mysql',
    'MySQL: URI-Like Connection Strings',
    '2024-04-30',
    'MySQL 8.4',
    'https://dev.mysql.com/doc/refman/8.4/en/connecting-using-uri-or-key-value-pairs.html',
    'accepted by some drivers',
    'rejected by drivers',
  ],
  [
    'redis',
    'Redis: Registration of the URI Scheme',
    '2015-07-20',
    'provisional, 2015-07-20',
    'https://www.iana.org/assignments/uri-schemes/prov/redis',
    'accepted by some drivers',
    'rejected by drivers',
  ],
  [
    'amqp',
    'RabbitMQ: URI Specification',
    '2026-01-01',
    '29cb9ecf',
    'https://github.com/rabbitmq/rabbitmq-website/blob/29cb9ecf/docs/uri-spec.md',
    'accepted by some drivers',
    'rejected by drivers',
  ],
  [
    'service',
    'Connection strings of other services',
    '2005-01-01',
    'RFC 3986',
    'https://www.rfc-editor.org/rfc/rfc3986',
    'accepted by some drivers',
    'rejected by drivers',
  ],
]

test('the specifications name their documents, editions and the words that they use', () => {
  const said = specs.map(({ id, title, edition, terms }) => [
    id,
    title,
    edition.date,
    edition.version,
    edition.url,
    terms.conformanceError,
    terms.parseException,
  ])
  expect(said).toEqual(expect.arrayContaining(documents))
})

test.each(specs)('$id says all of it', ({ title, edition, terms }) => {
  const { date, version, url } = edition
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
  expect(new URL(url).protocol).toBe('https:')
  for (const text of [title, version, terms.conformanceError, terms.parseException]) {
    expect(text).toMatch(/\S/)
  }
})
