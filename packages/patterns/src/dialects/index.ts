import type { PatternDialect } from '../contract/pattern.ts'
import { documentDialects } from './in-documents.ts'
import { routeDialects } from './path-to-regexp/dialects.ts'
import { fastifyDialect } from './routers/fastify.ts'
import { honoDialect } from './routers/hono.ts'
import { reactRouterDialect } from './routers/react-router.ts'
import { workboxDialect } from './routers/workbox.ts'

/** All dialects: those of documents, and those of routers in programs. */
export const dialects: readonly PatternDialect[] = [
  ...documentDialects,
  ...routeDialects,
  fastifyDialect,
  honoDialect,
  reactRouterDialect,
  workboxDialect,
]

/** Finds a dialect by its ID. */
export function findDialect(id: string): PatternDialect | undefined {
  return dialects.find(dialect => dialect.id === id)
}
