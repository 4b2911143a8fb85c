import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lint } from './support/lint.ts'
import { type SinkCases, testSinks } from './support/test-sinks.ts'

type Cases = Pick<SinkCases, 'sinks' | 'others'>

/** What presets know by its import. */
const imported: Readonly<Record<string, Cases>> = {
  axios: {
    sinks: [
      'import axios from "axios"; axios(<url>)',
      'import axios from "axios"; axios.get(<url>)',
      'import axios from "axios"; axios.postForm(<url>, {})',
      'import axios from "axios"; axios({ url: <url>, method: "get" })',
      'import axios from "axios"; axios.request({ "url": <url> })',
      'import axios from "axios"; const api = axios.create(); api.post(<url>, {})',
      'import axios from "axios"; const api = axios.create({ timeout: 1 }); api(<url>)',
      'import axios from "axios"; axios.create({ baseURL: <url> })',
      'import axios from "axios"; axios.defaults.baseURL = <url>',
      'import axios from "axios"; const api = axios.create(); api.defaults.baseURL = <url>',
      'import axios from "axios"; axios.get("/c", { baseURL: <url> })',
      'import axios from "axios"; axios.post("/c", {}, { baseURL: <url> })',
      'const axios = require("axios"); axios.patch(<url>)',
      'const { default: axios } = require("axios"); axios.get(<url>)',
      'const axios_1 = __importDefault(require("axios")); axios_1.default.get(<url>)',
    ],
    others: [
      'import axios from "./axios"; axios.get(<url>)',
      'axios.get(<url>)',
      'import axios from "axios"; axios.post("/c", { baseURL: <url>, url: <url> })',
      'import axios from "axios"; axios.isAxiosError(<url>); axios.defaults.timeout = <url>',
      'import axios from "axios"; let api = axios.create(); api = other; api.get(<url>)',
    ],
  },
  got: {
    sinks: [
      'import got from "got"; got(<url>)',
      'import { got } from "got"; got.post(<url>)',
      'import got from "got"; got({ url: <url> })',
      'import got from "got"; got.stream(<url>)',
      'import got from "got"; got.stream.post(<url>)',
      'import got from "got"; got("a", { prefixUrl: <url> })',
      'import got from "got"; const api = got.extend({}); api(<url>)',
      'import got from "got"; const api = got.extend({}).extend({}); api.get(<url>)',
      'import got from "got"; got.extend({ prefixUrl: <url> })',
    ],
    others: ['import got from "got"; got.mergeOptions(<url>)'],
  },
  ky: {
    sinks: [
      'import ky from "ky"; ky(<url>)',
      'import ky from "ky"; ky.get(<url>)',
      'import ky from "ky"; const api = ky.create({}); api.put(<url>)',
      'import ky from "ky"; ky.extend({ prefixUrl: <url> })',
      'import ky from "ky"; const api = ky.extend({}); api(<url>)',
      'import ky from "ky"; ky("a", { prefixUrl: <url> })',
    ],
    others: ['import ky from "ky"; ky.stop(<url>)'],
  },
  ofetch: {
    sinks: [
      'import { ofetch } from "ofetch"; ofetch(<url>)',
      'import { $fetch } from "ofetch"; $fetch.raw(<url>)',
      'import { ofetch } from "ofetch"; ofetch("a", { baseURL: <url> })',
      'import { ofetch } from "ofetch"; const api = ofetch.create({}); api(<url>)',
      'import { ofetch } from "ofetch"; ofetch.create({ baseURL: <url> })',
    ],
    others: ['import { FetchError } from "ofetch"; new FetchError(<url>)'],
  },
  superagent: {
    sinks: [
      'import superagent from "superagent"; superagent.get(<url>)',
      'import request from "superagent"; request("GET", <url>)',
      'import request from "superagent"; request(<url>)',
      'const agent = require("superagent").agent(); agent.del(<url>)',
    ],
    others: ['import superagent from "superagent"; superagent.get("/c").query(<url>)'],
  },
  undici: {
    sinks: [
      'import { request } from "undici"; request(<url>)',
      'import { request as ask } from "undici"; ask(<url>)',
      'import * as undici from "undici"; undici.stream(<url>)',
      'const { Client } = require("undici"); new Client(<url>)',
      'import { ProxyAgent } from "undici"; new ProxyAgent(<url>)',
    ],
    others: ['import { Agent } from "undici"; new Agent(<url>)'],
  },
  ws: {
    sinks: [
      'import WebSocket from "ws"; new WebSocket(<url>)',
      'import { WebSocket } from "ws"; new WebSocket(<url>, "chat")',
      'const WebSocket = require("ws"); new WebSocket(<url>)',
    ],
    others: ['import { WebSocketServer } from "ws"; new WebSocketServer(<url>)'],
  },
  jquery: { sinks: ['import jQuery from "jquery"; jQuery.getJSON(<url>)'] },
  next: {
    sinks: [
      'import { redirect } from "next/navigation"; redirect(<url>)',
      'import { useRouter } from "next/navigation"; const router = useRouter(); router.push(<url>)',
      'import { useRouter } from "next/navigation"; useRouter().prefetch(<url>)',
      'import { useRouter } from "next/router"; const { push } = useRouter(); push("/c", <url>)',
      'import Router from "next/router"; Router.replace(<url>)',
      'import { NextResponse } from "next/server"; NextResponse.redirect(<url>)',
    ],
    others: ['import { notFound } from "next/navigation"; notFound(<url>)', 'redirect(<url>)'],
  },
  nuxt: {
    sinks: [
      'import { navigateTo } from "#imports"; navigateTo(<url>)',
      '$fetch(<url>)',
      'useFetch("/c", { baseURL: <url> })',
      'navigateTo(<url>)',
    ],
    others: ['const navigateTo = go; navigateTo(<url>)'],
  },
  'react-router': {
    sinks: [
      'import { redirect } from "react-router"; redirect(<url>)',
      'import { useNavigate } from "react-router-dom"; const navigate = useNavigate(); navigate(<url>)',
      'import { useNavigate as use } from "react-router"; const go = use(); go(<url>)',
      'import { useHistory } from "react-router-dom"; const history = useHistory(); history.push(<url>)',
      'import { redirect } from "@remix-run/node"; redirect(<url>)',
    ],
    others: [
      'import { useParams } from "react-router"; const get = useParams(); get(<url>)',
      'import { useNavigate } from "./router"; const navigate = useNavigate(); navigate(<url>)',
    ],
  },
  sveltekit: {
    sinks: [
      'import { redirect } from "@sveltejs/kit"; redirect(303, <url>)',
      'import { goto } from "$app/navigation"; goto(<url>)',
    ],
    others: ['import { error } from "@sveltejs/kit"; error(404, <url>)'],
  },
  'vue-router': {
    sinks: [
      'import { useRouter } from "vue-router"; const router = useRouter(); router.push(<url>)',
      'import { useRouter } from "vue-router"; useRouter().replace({ path: <url> })',
      'import { createRouter } from "vue-router"; const router = createRouter({}); router.push(<url>)',
    ],
    others: ['import { useRoute } from "vue-router"; useRoute().push(<url>)'],
  },
  msw: {
    sinks: [
      'import { http } from "msw"; http.get(<url>, () => {})',
      'import { rest } from "msw"; rest.post(<url>, () => {})',
      'import { ws } from "msw"; ws.link(<url>)',
    ],
    others: ['import { HttpResponse } from "msw"; HttpResponse.text(<url>)'],
  },
  nock: {
    sinks: [
      'import nock from "nock"; nock(<url>)',
      'import nock from "nock"; nock("https://example.com").get(<url>)',
      'const nock = require("nock"); const api = nock("https://example.com"); api.post(<url>, {})',
    ],
    others: ['import nock from "nock"; nock.back(<url>)'],
  },
  playwright: {
    sinks: [
      'import { chromium } from "playwright"; chromium.connect(<url>)',
      'import { test } from "@playwright/test"; test.use({ baseURL: <url> })',
    ],
    others: ['import { test } from "@playwright/test"; test(<url>, () => {})'],
  },
  supertest: {
    sinks: [
      'import request from "supertest"; request(<url>)',
      'import request from "supertest"; request(app).get(<url>)',
      'const request = require("supertest"); const agent = request.agent(app); agent.post(<url>)',
    ],
    others: ['import request from "supertest"; request(app).get("/c").set(<url>, <url>)'],
  },
  cypress: {
    sinks: [
      'cy.visit(<url>)',
      'cy.visit({ url: <url> })',
      'cy.request(<url>)',
      'cy.request("POST", <url>)',
      'cy.request({ url: <url> })',
      'cy.intercept(<url>)',
      'cy.intercept("GET", <url>)',
    ],
    others: ['const cy = page; cy.visit(<url>)', 'cy.get(<url>)', 'cy.contains("GET", <url>)'],
  },
}

/** What presets know by its name alone. */
const named: Readonly<Record<string, Cases>> = {
  angular: {
    sinks: [
      'this.router.navigateByUrl(<url>)',
      'this.http.get(<url>)',
      'this.httpClient.post(<url>, {})',
    ],
    others: ['this.store.get(<url>)'],
  },
  express: {
    sinks: ['res.location(<url>)', 'response.location(<url>)'],
    others: ['page.location(<url>)'],
  },
  jquery: {
    sinks: [
      '$.ajax(<url>)',
      '$.ajax({ url: <url> })',
      '$.get(<url>, done)',
      '$.getJSON(<url>)',
      '$.getScript(<url>)',
      'jQuery.post(<url>)',
    ],
    others: ['jQuery.each(<url>)', 'jQuery("main").load(<url>)'],
  },
  playwright: {
    sinks: [
      'page.goto(<url>)',
      'await page.waitForURL(<url>)',
      'page.route(<url>, go)',
      'request.get(<url>)',
    ],
    others: ['page.click(<url>)', 'locator.goto(<url>)'],
  },
  'vue-router': {
    sinks: [
      'this.$router.push(<url>)',
      '$router.replace(<url>)',
      'router.push({ path: <url> })',
    ].map(code => code),
    others: ['list.push(<url>)'],
  },
}

for (const [preset, cases] of Object.entries(imported)) {
  testSinks(preset, { ...cases, settings: { presets: [preset] }, fixed: true })
}

for (const [preset, cases] of Object.entries(named)) {
  testSinks(`names of ${preset}`, { ...cases, settings: { presets: [preset] }, fixed: false })
}

test.each(Object.entries({ ...imported, ...named }))('%s takes nothing unasked', (_, { sinks }) => {
  for (const code of sinks) {
    expect(lint(code.replaceAll('<url>', '"https://example.com/a b"'), {}, 'file.mjs')).toEqual([])
  }
})

const settings = (...presets: string[]) => ({ settings: { hreflint: { presets } } })

test.each([
  ['axios', 'import axios from "axios"; axios.create({ baseURL: "/api" }).get("items")'],
  ['axios', 'import axios from "axios"; axios.defaults.baseURL = "/api"'],
  ['got', 'import got from "got"; got("items", { prefixUrl: "https://example.com/api" })'],
  ['ky', 'import ky from "ky"; ky.create({ prefixUrl: "api" })'],
  ['next', 'import { redirect } from "next/navigation"; redirect("..?a=b#c")'],
  ['react-router', 'import { redirect } from "react-router"; redirect("a\\\\b")'],
  ['vue-router', 'router.push({ name: "a b" }); router.push("/users/:id")'],
  ['nock', 'import nock from "nock"; nock("https://example.com").get("/a?b=[c]|*")'],
  ['msw', 'import { http } from "msw"; http.get("https://*.example.com/:id(\\\\d+)", () => {})'],
  ['cypress', 'cy.intercept("**/{a,b} c"); cy.visit("page.html"); cy.request("/a")'],
  ['playwright', 'page.goto("/"); page.route("**/*.{png,jpg}", go)'],
  ['supertest', 'import request from "supertest"; request(app).get("/a?b=c")'],
])('the preset %s: nothing is wrong with %s', (preset, code) => {
  expect(lint(code, settings(preset), 'file.mjs')).toEqual([])
})

test.each([
  ['ws', 'import WebSocket from "ws"; new WebSocket("/a")', 'whatwg/missing-scheme'],
  [
    'next',
    'import { NextResponse as R } from "next/server"; R.redirect("/a")',
    'whatwg/missing-scheme',
  ],
  [
    'react-router',
    'import { redirect } from "react-router"; redirect("/a b")',
    'whatwg/unescaped-space',
  ],
  [
    'sveltekit',
    'import { redirect } from "@sveltejs/kit"; redirect(303, "/a b")',
    'whatwg/unescaped-space',
  ],
])('the preset %s knows the base of %s', (preset, code, messageId) => {
  expect(lint(code, settings(preset), 'file.mjs')).toMatchObject([{ messageId }])
})

test('the README has a row for every preset', () => {
  const readme = readFileSync(
    new URL('../../packages/eslint-plugin/README.md', import.meta.url),
    'utf8',
  )
  const rows = readme.slice(readme.indexOf('## Presets')).match(/(?<=^\| `)[\w-]+(?=`)/gm)
  expect(rows).toEqual([...new Set(Object.keys({ ...imported, ...named }))].sort())
})
