import type { PatternDialect } from '../../contract/pattern.ts'
import { repairForV6, repairForV8 } from './repairs/repair-route.ts'
import { routeDialect } from './route-dialect.ts'
import { compileV0 } from './v0.ts'
import { compileV6 } from './version-6/v6.ts'
import { compileV8 } from './version-8/v8.ts'
import { compileV9 } from './version-8/v9.ts'

const route = { family: 'route' } as const

/** The versions of path-to-regexp that routers use, the newest first. */
export const routeDialects: readonly PatternDialect[] = [
  routeDialect({
    ...route,
    id: 'path-to-regexp-9',
    title: 'path-to-regexp 9',
    usedBy: 'the newest version',
    notes: ['As version 8, but a name can be followed only by what cannot be part of it.'],
    release: '9.0.0',
    compile: compileV9,
    repair: repairForV8,
  }),
  routeDialect({
    ...route,
    id: 'path-to-regexp-8',
    title: 'path-to-regexp 8',
    usedBy: 'newer Koa Routers; Express 5 with an option of its own',
    notes: [
      '`:name` is a segment, `*name` is any text, and `{…}` may be left out.',
      'Regular expressions and `?`, `+`, `(`, `)`, `[`, `]`, `!` need a backslash to be text.',
    ],
    release: '8.4.2',
    compile: compileV8,
    repair: repairForV8,
  }),
  routeDialect({
    ...route,
    id: 'path-to-regexp-6',
    title: 'path-to-regexp 6',
    usedBy: 'older Koa Routers; Vercel and Next.js with options of their own',
    notes: [
      '`:name?`, `:name+`, `:name*`, `:name(\\d+)` and `(.*)`; `*` alone does not compile.',
      'Letter case and a slash at the end make no difference.',
    ],
    release: '6.3.0',
    compile: compileV6,
    repair: repairForV6,
  }),
  routeDialect({
    ...route,
    id: 'path-to-regexp-0.1',
    title: 'path-to-regexp 0.1',
    usedBy: 'Express 4',
    notes: [
      'A route is a regular expression in which `:name`, `*` and `.` mean something else.',
      '`?`, `+` and parentheses apply to the characters before or inside them.',
    ],
    release: '0.1.13',
    compile: compileV0,
    repair: () => [],
  }),
]
