/** Keeps the site for the time without a network; after the page is there, not to hold it up. */
export function workOffline(): void {
  if (import.meta.env.SSR || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register('/service-worker.js').catch(() => {
        // A browser that allows none shows the site as ever.
      })
    }, 1500)
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
