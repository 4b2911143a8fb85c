/**
 * Caches the site for offline use. It waits until the page is loaded, so as not to slow it down.
 */
export function workOffline(): void {
  if (import.meta.env.SSR || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register('/service-worker.js').catch(() => {
        // Browsers without service workers show the site as usual.
      })
    }, 1500)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
