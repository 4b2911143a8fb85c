import type { PatternDialect } from '../contract/pattern.ts'
import { cloudflareDialect } from './hosting/cloudflare.ts'
import { firebaseDialect } from './hosting/firebase.ts'
import { headersDialect } from './hosting/headers.ts'
import { netlifyDialect } from './hosting/netlify.ts'
import { redirectsDialect } from './hosting/redirects.ts'
import { matchPatternDialect } from './manifest/match-pattern.ts'
import { scopeDialect } from './manifest/scope.ts'
import { originDialect } from './origin/index.ts'
import { hostDialect } from './origin/host.ts'
import { hostedRouteDialects, routeDialects } from './path-to-regexp/dialects.ts'
import { fastifyDialect } from './routers/fastify.ts'
import { honoDialect } from './routers/hono.ts'
import { reactRouterDialect } from './routers/react-router.ts'
import { workboxDialect } from './routers/workbox.ts'
import { robotsDialect } from './robots.ts'
import { cspDialect } from './security/csp.ts'
import { urlPatternDialect } from './url-pattern/index.ts'

/** All dialects. */
export const dialects: readonly PatternDialect[] = [
  urlPatternDialect,
  ...routeDialects,
  ...hostedRouteDialects,
  fastifyDialect,
  honoDialect,
  reactRouterDialect,
  redirectsDialect,
  netlifyDialect,
  cloudflareDialect,
  headersDialect,
  firebaseDialect,
  originDialect,
  hostDialect,
  cspDialect,
  robotsDialect,
  scopeDialect,
  matchPatternDialect,
  workboxDialect,
]

/** Finds a dialect by its ID. */
export function findDialect(id: string): PatternDialect | undefined {
  return dialects.find(dialect => dialect.id === id)
}
