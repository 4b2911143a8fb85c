import type { Plugin } from 'vite'

/** Core, and what the pages share beside it: small files cost more to ask for than to send. */
const core =
  /[\\/]packages[\\/](?:core[\\/]src[\\/]index\.ts$|site[\\/]src[\\/](?:share|on-demand)[\\/]|site[\\/]src[\\/]url[\\/](?:url-state|encodings|examine-url|draw-url)\.ts$|site[\\/]src[\\/](?:url[\\/]UrlDrawing|shell[\\/](?:text[\\/])?[\w-]+)\.(?:vue|ts))/

/**
 * Keeps core out of the chunks of pages. VitePress makes two of each page, one without its static
 * text; a chunk that is loaded later and shares code with a page would bring the other one along,
 * and with it a second core.
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
