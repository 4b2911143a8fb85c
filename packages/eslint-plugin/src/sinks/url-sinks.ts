/**
 * What a relative URL is resolved against if the signature has no `base`: the document, nothing, or
 * anything, because users of a library can set its base elsewhere.
 */
export type SinkBase = 'document' | 'none' | 'any'

/** Places that take a URL, by their signatures (see `parseSignature`). */
export interface SinkGroup {
  readonly base: SinkBase
  readonly sinks: readonly string[]
}

/** Sinks of the web platform, wherever a global with the name is in scope. */
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
      'clients.openWindow(url)',
      'location.assign(url)',
      'location.replace(url)',
      'history.pushState(_, _, url)',
      'history.replaceState(_, _, url)',
      'navigation.navigate(url)',
      'location = url',
      'location.href = url',
      '*.setAttribute(attribute, url)',
      '*.setAttributeNS(_, attribute, url)',
    ],
  },
  {
    // Pages load these libraries with script elements of their own, without an import.
    base: 'document',
    sinks: ['React.createElement', 'preact.createElement', 'preact.h', 'Vue.h'].map(
      call => `${call}(element, attributes)`,
    ),
  },
]

/**
 * Sinks of the response object of any server, by its usual names, because it is not imported. The
 * status comes before or after the URL.
 */
export const responseSinks: SinkGroup = {
  base: 'document',
  sinks: [
    ...['res', 'response', 'reply', 'ctx', 'ctx.response'].map(
      response => `${response}.redirect(url, url)`,
    ),
    // A window that a service worker gets from `clients`.
    ...['client', 'windowClient'].map(client => `${client}.navigate(url)`),
  ],
}
