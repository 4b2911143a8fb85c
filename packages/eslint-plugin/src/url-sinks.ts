/**
 * What a relative URL is resolved against where the signature has no `base`: the document; nothing;
 * anything, since a library lets its user set it elsewhere.
 */
export type SinkBase = 'document' | 'none' | 'any'

/** Places that take a URL, by their signatures (see `parseSignature`). */
export interface SinkGroup {
  readonly base: SinkBase
  readonly sinks: readonly string[]
}

/** What the web platform takes, wherever a global of that name is in scope. */
export const webSinks: readonly SinkGroup[] = [
  {
    base: 'none',
    sinks: ['new URL(url, base)', 'URL.parse(url, base)', 'URL.canParse(url, base)'],
  },
  {
    base: 'document',
    sinks: [
      'fetch(url)',
      'new Request(url)',
      'Response.redirect(url)',
      'new WebSocket(url)',
      'new EventSource(url)',
      'new Worker(url)',
      'new SharedWorker(url)',
      'new Audio(url)',
      'new WebTransport(url)',
      '*.addModule(url)',
      'importScripts(...url)',
      'navigator.sendBeacon(url)',
      'navigator.serviceWorker.register(url)',
      '*.open(method, url)',
      'open(url)',
      'location.assign(url)',
      'location.replace(url)',
      'history.pushState(_, _, url)',
      'history.replaceState(_, _, url)',
      'navigation.navigate(url)',
      'location = url',
      'location.href = url',
      '*.setAttribute(attribute, url)',
      '*.setAttributeNS(_, attribute, url)',
      '*.href = url',
      '*.src = url',
      '*.formAction = url',
      '*.srcset = url',
    ],
  },
]

/**
 * Properties whose names alone say too little (`data` of a text node, `action` of a Redux store):
 * they take URLs of objects that are known to be one of these elements.
 */
export const elementProperties: Readonly<Record<string, readonly string[]>> = {
  action: ['form'],
  background: ['body'],
  cite: ['q', 'blockquote', 'ins', 'del'],
  codeBase: ['object'],
  data: ['object'],
  imageSrcset: ['link'],
  longDesc: ['img', 'iframe'],
  ping: ['a', 'area'],
  poster: ['video'],
}

/** Of any object, these take what begins with a scheme that is fetched: nobody else writes that. */
export const absoluteSinks: SinkGroup = {
  base: 'document',
  sinks: ['*.action = url', '*.cite = url', '*.poster = url'],
}

/** A library whose functions take URLs, by the modules that export them. */
export interface LibraryPreset extends SinkGroup {
  readonly modules: readonly string[]
  /** Functions of the module that return another of its kind: `axios.create()`. */
  readonly factories?: readonly string[]
}

const methods = ['get', 'head', 'delete', 'options', 'post', 'put', 'patch']
const shorthands = methods.map(method => `default.${method}(url)`)

/** Presets, by the name that the option `presets` takes. `default` is what the module exports so. */
export const libraryPresets = {
  axios: {
    modules: ['axios'],
    base: 'any',
    factories: ['default.create'],
    sinks: [
      'default(url)',
      'default({ url, baseURL: base })',
      'default.request({ url, baseURL: base })',
      'default.create({ baseURL: base })',
      'default.getUri({ url, baseURL: base })',
      'default.postForm(url)',
      'default.putForm(url)',
      'default.patchForm(url)',
      ...shorthands,
    ],
  },
  got: {
    modules: ['got'],
    base: 'any',
    factories: ['default.extend'],
    sinks: [
      'default(url)',
      'default.stream(url)',
      'default.paginate(url)',
      'default.extend({ prefixUrl: base })',
      ...shorthands,
      'got(url)',
      ...methods.map(method => `got.${method}(url)`),
    ],
  },
  ky: {
    modules: ['ky'],
    base: 'any',
    factories: ['default.create', 'default.extend'],
    sinks: ['default(url)', 'default.create({ prefixUrl: base })', ...shorthands],
  },
  undici: {
    modules: ['undici'],
    base: 'none',
    sinks: [
      'fetch(url)',
      'request(url)',
      'stream(url)',
      'pipeline(url)',
      'connect(url)',
      'upgrade(url)',
      'new Client(url)',
      'new Pool(url)',
      'new Request(url)',
      'new WebSocket(url)',
      'new EventSource(url)',
      'new ProxyAgent(url)',
    ],
  },
  node: {
    modules: ['http', 'https', 'node:http', 'node:https'],
    base: 'none',
    sinks: ['request(url)', 'get(url)', 'default.request(url)', 'default.get(url)'],
  },
  'node-url': {
    modules: ['url', 'node:url'],
    base: 'none',
    sinks: [
      'new URL(url, base)',
      'URL.parse(url, base)',
      'URL.canParse(url, base)',
      'new default.URL(url, base)',
      'default.URL.canParse(url, base)',
    ],
  },
} as const satisfies Record<string, LibraryPreset>

/** Express responses are recognised by their name only, since nothing imports them. */
export const expressSinks: SinkGroup = {
  base: 'document',
  sinks: ['res.redirect(url)', 'response.redirect(url)', 'res.location(url)'],
}
