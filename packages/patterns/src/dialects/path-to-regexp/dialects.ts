import type { CompiledPattern, PatternDialect, RepairedPattern } from '../../contract/pattern.ts'
import { compiledPath } from '../compiled-path.ts'
import { pieceAt } from '../piece-at.ts'
import { examineRoute } from './examine.ts'
import { repairForV6, repairForV8 } from './repairs/repair-route.ts'
import type { CompileRoute } from './route.ts'
import { samplePaths } from './sample-paths.ts'
import { compileV0 } from './v0.ts'
import { compileNext, compileVercel } from './version-6/hosted.ts'
import { compileV6 } from './version-6/v6.ts'
import { compileV8 } from './version-8/v8.ts'
import { compileV9 } from './version-8/v9.ts'

type Repair = (text: string, compile: CompileRoute) => readonly RepairedPattern[]

interface RouteSource extends Pick<PatternDialect, 'id' | 'title' | 'family' | 'usedBy' | 'notes'> {
  readonly release: string
  readonly compile: CompileRoute
  readonly repair: Repair
}

function routeDialect({ release, compile, repair, ...about }: RouteSource): PatternDialect {
  return {
    ...about,
    subject: 'path',
    edition: {
      version: release,
      url: `https://github.com/pillarjs/path-to-regexp/tree/v${release}`,
    },
    compile: text => compiledRoute(text, compile),
    repair: text => repair(text, compile),
    sample: text => samplePaths(compile(text).pieces),
    examine: text => examineRoute(text, compile(text), compile),
  }
}

function compiledRoute(text: string, compile: CompileRoute): CompiledPattern {
  const { regexp, names, pieces } = compile(text)
  return compiledPath({
    regexp,
    names,
    pieces: pieces.map(({ type, start, end, text: written, name, modifier }) =>
      pieceAt(type, start, end, written, name, modifier),
    ),
  })
}

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
    usedBy: 'Express 5, and newer Koa Routers',
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

/** Hosts and frameworks that call path-to-regexp with their own options. */
export const hostedRouteDialects: readonly PatternDialect[] = [
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
