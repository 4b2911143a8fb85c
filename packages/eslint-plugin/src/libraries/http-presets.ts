import { each, type Preset } from './library.ts'

const methods = ['get', 'head', 'delete', 'options', 'post', 'put', 'patch']

/** HTTP clients, by the names that the option `presets` takes. */
export const httpPresets = {
  axios: {
    libraries: [
      {
        modules: ['axios'],
        base: 'any',
        factories: ['default.create'],
        sinks: [
          'default(url, { baseURL: prefix })',
          'default({ url, baseURL: prefix })',
          'default.request({ url, baseURL: prefix })',
          'default.create({ url, baseURL: prefix })',
          'default.getUri({ url, baseURL: prefix })',
          'default.defaults.baseURL = url',
          ...each(['get', 'head', 'delete', 'options'], 'default.$(url, { baseURL: prefix })'),
          ...each(
            ['post', 'put', 'patch', 'postForm', 'putForm', 'patchForm'],
            'default.$(url, _, { baseURL: prefix })',
          ),
        ],
      },
    ],
  },
  got: {
    libraries: [
      {
        modules: ['got'],
        base: 'any',
        factories: ['default.extend', 'got.extend'],
        sinks: ['default', 'got'].flatMap(got => [
          `${got}(url, { prefixUrl: prefix })`,
          `${got}({ url, prefixUrl: prefix })`,
          `${got}.extend({ url, prefixUrl: prefix })`,
          ...each(
            ['stream', 'paginate', ...methods.filter(method => method !== 'options')],
            `${got}.$(url, { prefixUrl: prefix })`,
          ),
          ...each(['get', 'head', 'delete', 'post', 'put', 'patch'], `${got}.stream.$(url)`),
        ]),
      },
    ],
  },
  ky: {
    libraries: [
      {
        modules: ['ky'],
        base: 'any',
        factories: ['default.create', 'default.extend'],
        sinks: [
          'default(url, { prefixUrl: prefix })',
          'default.create({ prefixUrl: prefix })',
          'default.extend({ prefixUrl: prefix })',
          ...each(
            ['get', 'post', 'put', 'delete', 'patch', 'head'],
            'default.$(url, { prefixUrl: prefix })',
          ),
        ],
      },
    ],
  },
  ofetch: {
    libraries: [
      {
        modules: ['ofetch'],
        base: 'any',
        factories: ['ofetch.create', '$fetch.create'],
        sinks: ['ofetch', '$fetch'].flatMap(name => [
          `${name}(url, { baseURL: prefix })`,
          `${name}.raw(url, { baseURL: prefix })`,
          `${name}.native(url)`,
          `${name}.create({ baseURL: prefix })`,
        ]),
      },
    ],
  },
  superagent: {
    libraries: [
      {
        modules: ['superagent'],
        base: 'any',
        factories: ['default.agent'],
        sinks: [
          'default(url)',
          'default(method, url)',
          ...each([...methods, 'del'], 'default.$(url)'),
        ],
      },
    ],
  },
  undici: {
    libraries: [
      {
        modules: ['undici'],
        base: 'none',
        sinks: [
          ...each(['request', 'stream', 'pipeline', 'connect', 'upgrade'], '$(url)'),
          ...each(
            ['Client', 'Pool', 'BalancedPool', 'RoundRobinPool', 'H2CClient', 'ProxyAgent'],
            'new $(url)',
          ),
        ],
      },
    ],
  },
  ws: {
    libraries: [
      {
        modules: ['ws'],
        base: 'none',
        sinks: ['new default(url)', 'new WebSocket(url)'],
      },
    ],
  },
  jquery: {
    libraries: [
      {
        modules: ['jquery'],
        base: 'document',
        sinks: jQuerySinks('default'),
      },
    ],
    named: [...jQuerySinks('$'), ...jQuerySinks('jQuery')],
  },
} as const satisfies Record<string, Preset>

/**
 * Returns the sinks of jQuery. `.load(url)` is left out, because a selector may follow the URL
 * after a space.
 */
function jQuerySinks(name: string): readonly string[] {
  return [
    `${name}.ajax(url)`,
    ...['ajax', 'get', 'post', 'getScript'].map(method => `${name}.${method}({ url })`),
    ...['get', 'post', 'getJSON', 'getScript'].map(method => `${name}.${method}(url)`),
  ]
}
