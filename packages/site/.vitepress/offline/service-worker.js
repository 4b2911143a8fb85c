// Keeps each page that is visited for the time without a network, and the whole explorer once a part of it is visited.
const version = '__VERSION__'
const explorer = ['__FILES__']

const kept = `hreflint ${version}`

addEventListener('install', () => self.skipWaiting())

addEventListener('activate', event => {
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(names.filter(name => name !== kept).map(name => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // Which files the pages have is another matter after each change of the site.
  const changes = request.mode === 'navigate' || pathname.endsWith('/hashmap.json')
  event.respondWith(changes ? fresh(request) : stored(request))
})

// A page tells what it is and which files it has fetched: most of them came before this worker did.
addEventListener('message', event => {
  const { pathname, files } = event.data
  const parts = pathname.startsWith('/explorer/') ? explorer : []
  event.waitUntil(Promise.all([keepPage(pathname), keep([...files, ...parts])]))
})

/** Keeps a page with the files that it names. Where a link inside the site leads, other files show the page. */
async function keepPage(pathname) {
  const page = await fresh(new Request(pathname))
  const names = (await page.text()).matchAll(/"(\/assets\/[^"]+)"/g)
  await keep(Array.from(names, ([, name]) => name))
}

/** Fetches what is not there yet. Without a network, another visit fetches it. */
async function keep(addresses) {
  const cache = await caches.open(kept)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = new Set(addresses.map(address => new URL(address, location).href))
  await Promise.allSettled([...missing].filter(url => !known.has(url)).map(url => cache.add(url)))
}

/** A page as it is now; as it was last time if there is no network. */
async function fresh(request) {
  const cache = await caches.open(kept)
  try {
    const response = await fetch(request)
    if (response.ok) await cache.put(withoutQuery(request.url), response.clone())
    return response
  } catch {
    const known = await cache.match(withoutQuery(request.url))
    return known ?? offline()
  }
}

/** The names of assets hold their content: what is stored is right for ever. */
async function stored(request) {
  const cache = await caches.open(kept)
  const known = await cache.match(request)
  if (known !== undefined) return known
  const response = await fetch(request)
  if (response.ok && new URL(request.url).pathname.startsWith('/assets/')) {
    await cache.put(request, response.clone())
  }
  return response
}

function withoutQuery(url) {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

function offline() {
  const text = 'This page has not been visited yet, and there is no network.'
  return new Response(text, { status: 503, headers: { 'content-type': 'text/plain' } })
}
