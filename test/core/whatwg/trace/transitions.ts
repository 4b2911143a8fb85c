import type { ParserState, ParserStep } from '@hreflint/core/trace'

/**
 * Where each state of the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser) can lead,
 * as its text says when no state is overridden.
 */
export const transitions: Readonly<Record<ParserState, readonly ParserStep['next'][]>> = {
  'scheme start': ['scheme', 'no scheme'],
  scheme: [
    'file',
    'special relative or authority',
    'special authority slashes',
    'path or authority',
    'opaque path',
    'no scheme',
  ],
  'no scheme': ['failure', 'fragment', 'relative', 'file'],
  'special relative or authority': ['special authority ignore slashes', 'relative'],
  'path or authority': ['authority', 'path'],
  relative: ['relative slash', 'query', 'fragment', 'path', 'end'],
  'relative slash': ['special authority ignore slashes', 'authority', 'path'],
  'special authority slashes': ['special authority ignore slashes'],
  'special authority ignore slashes': ['authority'],
  authority: ['failure', 'host'],
  host: ['failure', 'port', 'path start'],
  port: ['failure', 'path start'],
  file: ['file slash', 'query', 'fragment', 'path', 'end'],
  'file slash': ['file host', 'path'],
  'file host': ['failure', 'path', 'path start'],
  'path start': ['path', 'query', 'fragment', 'end'],
  path: ['query', 'fragment', 'end'],
  'opaque path': ['query', 'fragment', 'end'],
  query: ['fragment', 'end'],
  fragment: ['end'],
}
