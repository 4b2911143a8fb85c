import type { PatternDialect } from '../contract/pattern.ts'
import { connectionAllowlistDialect } from './security/headers/connection-allowlist.ts'
import { linkHeaderDialect } from './security/headers/link-header.ts'
import { permissionsPolicyDialect } from './security/headers/permissions-policy.ts'
import { reportingEndpointsDialect } from './security/headers/reporting-endpoints.ts'
import { useAsDictionaryDialect } from './security/headers/use-as-dictionary.ts'
import { cloudflareDialect } from './hosting/cloudflare.ts'
import { firebaseDialect } from './hosting/firebase.ts'
import { headersDialect } from './hosting/headers.ts'
import { netlifyDialect } from './hosting/netlify.ts'
import { redirectsDialect } from './hosting/redirects.ts'
import { matchPatternDialect } from './manifest/match-pattern.ts'
import { scopeDialect } from './manifest/scope.ts'
import { hostDialect } from './origin/host.ts'
import { originDialect } from './origin/index.ts'
import { hostedRouteDialects } from './path-to-regexp/hosted-dialects.ts'
import { robotsDialect } from './robots.ts'
import { cspDialect } from './security/csp.ts'
import { urlPatternDialect } from './url-pattern/index.ts'

/** The dialects of patterns in pages and configuration files. Those of routers are in programs alone. */
export const documentDialects: readonly PatternDialect[] = [
  urlPatternDialect,
  ...hostedRouteDialects,
  redirectsDialect,
  netlifyDialect,
  cloudflareDialect,
  headersDialect,
  firebaseDialect,
  originDialect,
  hostDialect,
  cspDialect,
  permissionsPolicyDialect,
  reportingEndpointsDialect,
  linkHeaderDialect,
  connectionAllowlistDialect,
  useAsDictionaryDialect,
  robotsDialect,
  scopeDialect,
  matchPatternDialect,
]
