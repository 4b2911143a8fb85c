import { matchRoutes } from '@remix-run/router'
import findMyWay from 'find-my-way'
import { createRouter, toRouteMatcher } from 'radix3'
import { TrieRouter } from 'hono/router/trie-router'
import { SmartRouter } from 'hono/router/smart-router'
import { RegExpRouter } from 'hono/router/reg-exp-router'

/** Whether a route of a library matches a path. Throws if the route does not compile. */
type Library = (route: string) => (path: string) => boolean

/** The libraries that read routes, by dialect. */
export const libraries: Readonly<Record<string, Library>> = {
  fastify(route) {
    // Which expressions are too slow to be allowed is no question of syntax.
    const router = findMyWay({ allowUnsafeRegex: true })
    router.on('GET', route, () => {})
    return path => router.find('GET', path) !== null
  },
  // As `new Hono()` makes it.
  hono(route) {
    const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] })
    router.add('GET', route, 'handler')
    router.match('GET', '/')
    // A `|` in a route makes it match without a list of handlers.
    return path => {
      const [handlers]: readonly (readonly unknown[] | undefined)[] = router.match(
        'GET',
        decodeURI(path),
      )
      return handlers !== undefined && handlers.length > 0
    }
  },
  // As Nitro makes it of `routeRules`.
  nuxt(route) {
    const matcher = toRouteMatcher(createRouter({ routes: { [route]: { prerender: true } } }))
    return path => matcher.matchAll(path).length > 0
  },
  'react-router': route => path => matchRoutes([{ path: route }], path) !== null,
}
