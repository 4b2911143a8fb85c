import type { PatternDialect } from '../../contract/pattern.ts'
import { repairForV6, repairForV8 } from './repairs/repair-route.ts'
import { routeDialect } from './route-dialect.ts'
import { compileExpress } from './version-8/express.ts'
import { compileNext, compileVercel } from './version-6/hosted.ts'

/** Servers, hosts and frameworks that call path-to-regexp with their own options. */
export const hostedRouteDialects: readonly PatternDialect[] = [
  routeDialect({
    family: 'route',
    id: 'express-5',
    title: 'Express 5',
    usedBy: 'Express 5 and its package `router`, with their default options',
    notes: ['As path-to-regexp 8, but slashes at the end of a route make no difference.'],
    release: '8.4.2',
    compile: compileExpress,
    repair: repairForV8,
  }),
  routeDialect({
    family: 'hosting',
    id: 'vercel',
    title: 'Vercel',
    usedBy: '`source` of redirects, rewrites and headers in `vercel.json`',
    notes: [
      'path-to-regexp 6.1. Letter case and a slash at the end make a difference.',
      'A parameter ends only before a slash.',
    ],
    release: '6.1.0',
    compile: compileVercel,
    repair: repairForV6,
  }),
  routeDialect({
    family: 'hosting',
    id: 'next',
    title: 'Next.js',
    usedBy:
      '`source` of redirects, rewrites and headers in `next.config.js`, and `matcher` of middleware',
    notes: [
      'path-to-regexp 6.3. A slash at the end makes a difference; letter case does not.',
      'A parameter ends only before a slash.',
    ],
    release: '6.3.0',
    compile: compileNext,
    repair: repairForV6,
  }),
]
