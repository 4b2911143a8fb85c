import { each, type Library } from './library.ts'

/** Calls that create an element from its name and attributes. */
const elementCalls = ['createElement', 'h', 'jsx', 'jsxs', 'jsxDEV']

/**
 * Libraries without a preset: those built into Node.js and Electron, other implementations of
 * `fetch`, and the functions that JSX is compiled to. Only imports from them count.
 */
export const knownLibraries: readonly Library[] = [
  {
    modules: ['url', 'node:url'],
    base: 'none',
    // Without `url.parse` and `url.resolve`, which follow no specification, and `URLSearchParams`,
    // which takes any text.
    sinks: ['new URL(url, base)', 'URL.parse(url, base)', 'URL.canParse(url, base)'],
  },
  {
    modules: ['http', 'https', 'node:http', 'node:https'],
    base: 'none',
    sinks: ['get(url)', 'request(url)'],
  },
  {
    modules: ['undici'],
    base: 'none',
    sinks: ['fetch(url)', 'new Request(url)', 'new WebSocket(url)', 'new EventSource(url)'],
  },
  {
    modules: ['electron'],
    base: 'none',
    sinks: ['shell.openExternal(url)', 'BrowserWindow().loadURL(url)'],
  },
  {
    // In browsers, bundlers replace these with the platform's `fetch`, which takes relative URLs.
    modules: [
      'node-fetch',
      'cross-fetch',
      'isomorphic-fetch',
      'isomorphic-unfetch',
      'node-fetch-native',
    ],
    base: 'any',
    sinks: ['default(url)', 'fetch(url)', 'new Request(url)', 'new default.Request(url)'],
  },
  {
    modules: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'preact',
      'preact/jsx-runtime',
      'preact/jsx-dev-runtime',
      'preact/compat',
      'vue',
      '@emotion/react',
      '@emotion/react/jsx-runtime',
      'hono/jsx',
      'hono/jsx/jsx-runtime',
    ],
    base: 'document',
    sinks: each(elementCalls, '$(element, attributes)'),
  },
]
