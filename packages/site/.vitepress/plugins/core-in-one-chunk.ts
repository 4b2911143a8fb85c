import type { Plugin } from 'vite'

/**
 * Matches core and the code that pages share with it. Small files cost more to request than to
 * send.
 */
const core =
  /[\\/]packages[\\/](?:core[\\/]src[\\/]index\.ts$|site[\\/]src[\\/](?:share|on-demand)[\\/]|site[\\/]src[\\/]url[\\/](?:url-state|encodings|examine-url|draw-url)\.ts$|site[\\/]src[\\/](?:url[\\/]UrlDrawing|shell[\\/](?:text[\\/])?[\w-]+)\.(?:vue|ts))/

/**
 * Keeps core out of the chunks of pages. VitePress makes two chunks of each page, one without its
 * static text. If a chunk that is loaded later shares code with a page, it loads the other chunk of
 * the page too, and with it a second core.
 */
export function coreInOneChunk(): Plugin {
  return {
    name: 'core-in-one-chunk',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    outputOptions(options) {
      const { manualChunks: others } = options
      return {
        ...options,
        manualChunks: (id, context) =>
          core.test(id) ? 'core' : typeof others === 'function' ? others(id, context) : undefined,
      }
    },
  }
}
