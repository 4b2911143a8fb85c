import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Linter } from 'eslint'
import plugin from 'eslint-plugin-hreflint'
import { afterAll, expect, test } from 'vitest'

// The dialect of a route is that of the path-to-regexp that the installed router has.

const folder = mkdtempSync(join(tmpdir(), 'hreflint-routers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Manifests = Readonly<
  Record<string, readonly [version: string, dependencies: readonly string[]]>
>

/** A project with these packages, and what is reported of a program in it. */
function messagesOf(
  name: string,
  packages: Manifests,
  code: string,
  file = 'src/app.js',
): readonly string[] {
  const root = join(folder, name)
  for (const [path, [version, dependencies]] of Object.entries(packages)) {
    const manifest = join(root, 'node_modules', path, 'package.json')
    mkdirSync(dirname(manifest), { recursive: true })
    const declared = Object.fromEntries(dependencies.map(each => [each, '*']))
    writeFileSync(manifest, JSON.stringify({ version, dependencies: declared }))
  }
  const config = {
    plugins: { hreflint: plugin as never },
    rules: { 'hreflint/no-broken-pattern': 'error' },
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  } as const
  const messages = new Linter({ cwd: root }).verify(code, [config], join(root, file))
  return messages.map(({ message }) => message)
}

/** The codes of what is reported. */
const reported = (...project: Parameters<typeof messagesOf>): readonly string[] =>
  messagesOf(...project).map(message => /\[(.*)\]$/.exec(message)?.[1] ?? message)

const version8 = { 'path-to-regexp': ['8.2.0', []] } as const

test.each<[name: string, packages: Manifests, module: string, compared: string]>([
  [
    'slashes-of-express',
    { express: ['5.1.0', ['router']], router: ['2.2.0', ['path-to-regexp']], ...version8 },
    'express',
    '/a%20b.',
  ],
  [
    'slashes-of-router',
    { router: ['2.2.0', ['path-to-regexp']], ...version8 },
    'router',
    '/a%20b.',
  ],
  [
    'slashes-of-koa',
    { '@koa/router': ['14.0.0', ['path-to-regexp']], ...version8 },
    '@koa/router',
    '/a%20b/.',
  ],
])(
  'slashes at the end are those that the router ignores: %s',
  (name, packages, module, compared) => {
    const code = `import router from '${module}'\nrouter().get('/a b/', show)`
    expect(messagesOf(name, packages, code)).toEqual([
      expect.stringContaining(`compared with the path as it is sent: ${compared} [`),
    ])
  },
)

const express = `import express from 'express'
const app = express()
app.get('/users/:id?', show)`

test.each<[name: string, packages: Manifests, code: string, codes: string[]]>([
  ['nothing', {}, express, []],
  [
    'express-4',
    { express: ['4.21.0', ['path-to-regexp']], 'path-to-regexp': ['0.1.12', []] },
    express,
    [],
  ],
  [
    'express-5',
    {
      express: ['5.1.0', ['router']],
      router: ['2.2.0', ['path-to-regexp']],
      'path-to-regexp': ['8.2.0', []],
    },
    express,
    ['pattern/reserved-character'],
  ],
  [
    'express-5-beside-an-older-one',
    {
      express: ['5.1.0', ['router']],
      'express/node_modules/router': ['2.2.0', ['path-to-regexp']],
      'express/node_modules/path-to-regexp': ['8.2.0', []],
      'path-to-regexp': ['0.1.12', []],
    },
    express,
    ['pattern/reserved-character'],
  ],
  [
    'koa',
    { '@koa/router': ['12.0.0', ['path-to-regexp']], 'path-to-regexp': ['6.3.0', []] },
    `import Router from '@koa/router'
const router = new Router({ prefix: '/api' })
router.get('all', '/files/*', show)
router.get('user', 'users/:id?', show)`,
    ['pattern/stray-modifier'],
  ],
  [
    'fastify',
    { fastify: ['5.6.0', ['find-my-way']], 'find-my-way': ['9.3.0', []] },
    `import Fastify from 'fastify'
const app = Fastify({ logger: true })
app.get('/files/*splat', show)
app.get('users', show)
app.get('/a/*', show)
app.route({ method: 'GET', url: '/:id?/edit', handler: show })
app.register((inner) => inner.get('users', show))`,
    ['pattern/wildcard-before-end', 'pattern/route-without-slash', 'pattern/optional-before-end'],
  ],
  [
    'fastify-of-another-time',
    { fastify: ['2.15.3', ['find-my-way']], 'find-my-way': ['2.2.5', []] },
    `require('fastify')().get('/files/*splat', show)`,
    [],
  ],
  [
    'hono',
    { hono: ['4.13.0', []] },
    `import { Hono } from 'hono'
const app = new Hono()
app.get('/files/*splat', show).get('/users/:id{[0-9]+}', show)
app.post('/users/:id(\\d+)', show)
app.use('*.png', show)
app.route('/a?b=1', other)`,
    ['pattern/wildcard-as-text', 'pattern/name-to-slash'],
  ],
  ['hono-that-is-not-there', {}, `import { Hono } from 'hono'\nnew Hono().get('/*a', show)`, []],
  [
    'react-router',
    { 'react-router-dom': ['6.30.0', []] },
    `import { Route, createBrowserRouter } from 'react-router-dom'
const page = <Route path="/users/:id(\\d+)"><Route path={'/a/*/b'} /><Route path="*" /><Other path="/a/*/b" /></Route>
createBrowserRouter([{ path: '/', children: [{ path: 'search?q=1' }, { path: ':id?' }] }])`,
    ['pattern/foreign-syntax', 'pattern/wildcard-as-text', 'pattern/query-not-compared'],
  ],
  [
    'react-router-5',
    { 'react-router-dom': ['5.3.4', []] },
    `import { Route } from 'react-router-dom'
const page = <Route path="/users/:id(\\d+)" />`,
    [],
  ],
  [
    'workbox',
    {},
    `import { registerRoute } from 'workbox-routing'
registerRoute('/images/*', show)
registerRoute('logo.png', show)
registerRoute('/logo.png', show)
registerRoute(/images/, show)`,
    ['pattern/wildcard-as-text', 'pattern/route-without-slash'],
  ],
  [
    'a-version-that-no-dialect-reads',
    { express: ['5.0.0', ['path-to-regexp']], 'path-to-regexp': ['3.0.0', []] },
    express,
    [],
  ],
])('%s', (name, packages, code, codes) => {
  expect(reported(name, packages, code)).toEqual(codes)
})

const nuxt = `export default defineNuxtConfig({
  routeRules: {
    '/blog/**': { isr: true },
    '/users/:id': { ssr: false },
    '/**/edit': { ssr: false },
    '/feeds/:id.xml': { headers: {} },
    '/old/:path*': { redirect: '/new' },
    [other]: {},
  },
})`
const nitro: Manifests = { nitropack: ['2.13.6', ['radix3']], radix3: ['1.1.2', []] }

test.each<[name: string, packages: Manifests, file: string, codes: string[]]>([
  [
    'nuxt-4',
    {
      nuxt: ['4.5.2', ['@nuxt/nitro-server']],
      '@nuxt/nitro-server': ['4.5.2', ['nitropack']],
      ...nitro,
    },
    'nuxt.config.js',
    ['pattern/unusable-wildcard', 'pattern/unusable-name', 'pattern/foreign-syntax'],
  ],
  [
    'nuxt-3',
    { nuxt: ['3.9.3', ['nitropack']], ...nitro },
    'nuxt.config.js',
    ['pattern/unusable-wildcard', 'pattern/unusable-name', 'pattern/foreign-syntax'],
  ],
  [
    'nitro-2',
    nitro,
    'nitro.config.mjs',
    ['pattern/unusable-wildcard', 'pattern/unusable-name', 'pattern/foreign-syntax'],
  ],
  ['nitro-3', { nitro: ['3.0.0', ['rou3']], rou3: ['1.0.0', []] }, 'nitro.config.mjs', []],
  ['nuxt-that-is-not-there', {}, 'nuxt.config.js', []],
  ['rules-of-something-else', nitro, 'other.config.js', []],
])('rules of %s', (name, packages, file, codes) => {
  expect(reported(name, packages, nuxt, file)).toEqual(codes)
})
