import { testRule } from '../../support/test-rule.ts'

const express = "import express from 'express'\nconst app = express()\n"

testRule('no-broken-pattern', 'js', {
  silent: [
    "new URLPattern('https://*.example.com/:id?')",
    "new URLPattern('/users/:id', 'https://example.com')",
    "new URLPattern('/users/:id', import.meta.url)",
    'new URLPattern(`/users/${id}`)',
    "new URLPattern({ pathname: '/users/:id(\\\\d+)', baseURL: 'https://example.com' })",
    "new URLPattern({ [name]: '(' })",
    "class URLPattern {}\nnew URLPattern('/users/:id')",
    "expect(() => new URLPattern('(')).toThrow()",
    "try { new URLPattern('(') } catch {}",
    "if (event.origin === 'https://example.com') use(event.data)",
    "if (flight.origin === 'JFK') land()",
    'if (event.origin !== other) use(event.data)',
    "frame.postMessage(data, '*')",
    "frame.postMessage(data, 'https://example.com/app')",
    'worker.postMessage(data, [buffer])',
    "bus.postMessage(data, 'user.created')",
    "if (remote.origin === 'https://example.com/repository.git') pull()",
    "response.setHeader('Access-Control-Allow-Origin', '*')",
    "response.setHeader('Location', 'https://example.com/')",
    "const headers = { 'Access-Control-Allow-Origin': origin }",
    "import cors from 'cors'\napp.use(cors({ origin: true }))",
    "import cors from 'cors'\napp.use(cors({ origin: /example\\.com$/ }))",
    "import cors from './cors.js'\napp.use(cors({ origin: 'example.com/' }))",
    // Which version of Express is meant is not known here.
    `${express}app.get('/users/:id?', show)`,
    { code: `${express}app.get('/users/:id?', show)`, options: [{ express: '4' }] },
    { code: `${express}app.get('view engine')`, options: [{ express: '5' }] },
    { code: `${express}app.get(/^\\/users/, show)`, options: [{ express: '5' }] },
    { code: `${express}app.use(show)`, options: [{ express: '5' }] },
    { code: "const app = make()\napp.get('/users/:id?', show)", options: [{ express: '5' }] },
    {
      code: "new URLPattern('(')",
      filename: 'pattern.test.js',
      settings: { hreflint: { allowDeliberate: ['tests'] } },
    },
  ],
  reported: [
    { code: "new URLPattern('«/users/:id»')", issues: ['pattern/missing-base'] },
    {
      code: "new URLPattern('«/users/:id»', { ignoreCase: true })",
      issues: ['pattern/missing-base'],
    },
    { code: "new self.URLPattern('https://a.b/«(»x')", issues: ['pattern/unclosed'] },
    {
      code: "new URLPattern('https://a.b/c«+»')",
      issues: ['pattern/stray-modifier'],
      suggested: { 0: { 'Change to https://a.b/c\\+': "new URLPattern('https://a.b/c\\\\+')" } },
    },
    {
      code: "const path = '/a/«:»'\nnew URLPattern({ pathname: path })",
      issues: ['pattern/missing-name'],
    },
    {
      code: "new URLPattern('https://*«example.com»/*')",
      issues: ['pattern/open-host'],
      suggested: {
        0: { 'Match only subdomains': "new URLPattern('https://*.example.com/*')" },
      },
    },
    { code: "new URLPattern('http://«192.168.»*/')", issues: ['pattern/number-as-host'] },
    {
      code: "if (event.origin === 'https://example.com«/»') use(event.data)",
      issues: ['pattern/origin-with-path'],
      suggested: {
        0: {
          'Change to https://example.com':
            "if (event.origin === 'https://example.com') use(event.data)",
        },
      },
    },
    {
      code: "switch (location.origin) { case '«https://Example.com»': use() }",
      issues: ['pattern/origin-spelling'],
      suggested: {
        0: {
          'Change to https://example.com':
            "switch (location.origin) { case 'https://example.com': use() }",
        },
      },
    },
    {
      code: "['https://a.b', 'https://c.d«:443»'].includes(event.origin)",
      issues: ['pattern/origin-with-default-port'],
      suggested: {
        0: { 'Change to https://c.d': "['https://a.b', 'https://c.d'].includes(event.origin)" },
      },
    },
    {
      code: "frame.postMessage(data, '«»example.com')",
      issues: ['pattern/origin-without-scheme'],
      suggested: {
        0: { 'Change to https://example.com': "frame.postMessage(data, 'https://example.com')" },
      },
    },
    {
      code: "const headers = { 'access-control-allow-origin': 'https://example.com«/»' }",
      issues: ['pattern/origin-with-path'],
      suggested: {
        0: {
          'Change to https://example.com':
            "const headers = { 'access-control-allow-origin': 'https://example.com' }",
        },
      },
    },
    {
      code: "const cors = require('cors')\ncors({ origin: ['https://«*».example.com'] })",
      issues: ['pattern/origin-wildcard'],
    },
    {
      code: `${express}app.get('/users/:id«?»', show)`,
      options: [{ express: '5' }],
      issues: ['pattern/reserved-character'],
      suggested: {
        0: {
          'Change to /users{/:id}, which matches the same paths as in path-to-regexp 0.1 (Express 4)': `${express}app.get('/users{/:id}', show)`,
        },
      },
    },
    {
      code: "const { Router } = require('express')\nRouter().get('/a', show).get(['/b', '/c/«*»'], show)",
      options: [{ express: '5' }],
      issues: ['pattern/nameless-wildcard'],
      suggested: {
        0: {
          'Change to /c/{*splat}, which matches the same paths as in path-to-regexp 0.1 (Express 4)':
            "const { Router } = require('express')\nRouter().get('/a', show).get(['/b', '/c/{*splat}'], show)",
        },
      },
    },
    {
      code: `${express}app.route('«»users')`,
      options: [{ express: '4' }],
      issues: ['pattern/missing-slash'],
      suggested: { 0: { 'Add a slash at the start': `${express}app.route('/users')` } },
    },
  ],
})
