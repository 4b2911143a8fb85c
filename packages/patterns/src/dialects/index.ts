import type { PatternDialect } from '../contract/pattern.ts'
import { documentDialects } from './in-documents.ts'
import { routeDialects } from './path-to-regexp/dialects.ts'
import { hostedRouteDialects } from './path-to-regexp/hosted-dialects.ts'
import { fastifyDialect } from './routers/fastify.ts'
import { honoDialect } from './routers/hono.ts'
import { nuxtDialect } from './routers/nuxt.ts'
import { reactRouterDialect } from './routers/react-router.ts'
import { workboxDialect } from './routers/workbox.ts'
import { urlPatternDialect } from './url-pattern/index.ts'

/** Dialects of whole URLs and of routes. */
const routes: readonly PatternDialect[] = [
  urlPatternDialect,
  ...routeDialects,
  ...hostedRouteDialects,
  fastifyDialect,
  honoDialect,
  reactRouterDialect,
  nuxtDialect,
]

/** All dialects, in the order in which they are shown. */
export const dialects: readonly PatternDialect[] = [
  ...routes,
  ...documentDialects.filter(dialect => !routes.includes(dialect)),
  workboxDialect,
]

/** Finds a dialect by its ID. */
export function findDialect(id: string): PatternDialect | undefined {
  return dialects.find(dialect => dialect.id === id)
}
