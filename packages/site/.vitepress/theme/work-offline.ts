import type { Router } from 'vitepress'

/**
 * Keeps the pages that are visited for offline use. It waits until the first page is loaded, so as
 * not to slow it down.
 */
export function workOffline(router: Router): void {
  if (import.meta.env.SSR || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const register = () =>
    setTimeout(() => {
      serviceWorker.register('/service-worker.js').catch(() => {
        // Browsers without service workers show the site as usual.
      })
      // A new version of the worker starts with nothing.
      serviceWorker.addEventListener('controllerchange', () => void keepPage())
      void keepPage()
      const before = router.onAfterRouteChange
      router.onAfterRouteChange = async to => {
        await before?.(to)
        await keepPage()
      }
    }, 1500)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

/** Tells the worker which page this is, and which files of the site it consists of. */
async function keepPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isKept(pathname))
    .map(({ pathname }) => pathname)
  active?.postMessage({ pathname: location.pathname, files })
}

/** The search index is the largest file of the site and belongs to no page. */
function isKept(path: string): boolean {
  return path !== '/service-worker.js' && !path.includes('localSearchIndex')
}
