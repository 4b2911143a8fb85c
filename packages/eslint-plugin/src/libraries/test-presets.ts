import { each, type Preset } from './library.ts'

const methods = ['get', 'head', 'delete', 'options', 'post', 'put', 'patch']

/** Test tools, by the names that the option `presets` takes. */
export const testPresets = {
  cypress: {
    globals: [
      'cy.visit(url)',
      'cy.visit({ url })',
      'cy.request(url)',
      'cy.request(method, url)',
      'cy.request({ url })',
      'cy.intercept(pattern)',
      'cy.intercept(method, pattern)',
    ],
  },
  msw: {
    libraries: [
      {
        modules: ['msw'],
        base: 'any',
        sinks: [
          ...each([...methods, 'all'], 'http.$(pattern)'),
          ...each([...methods, 'all'], 'rest.$(pattern)'),
          'graphql.link(pattern)',
          'ws.link(pattern)',
        ],
      },
    ],
  },
  nock: {
    libraries: [
      { modules: ['nock'], base: 'none', sinks: ['default(url)'] },
      {
        modules: ['nock'],
        base: 'any',
        sinks: each([...methods, 'merge'], 'default().$(pattern)'),
      },
    ],
  },
  playwright: {
    libraries: [
      {
        modules: ['playwright', 'playwright-core', '@playwright/test'],
        base: 'none',
        sinks: each(['chromium', 'firefox', 'webkit'], '$.connect(url)'),
      },
      {
        modules: ['playwright', 'playwright-core', '@playwright/test'],
        base: 'any',
        sinks: ['test.use({ baseURL: url })'],
      },
    ],
    named: [
      'page.goto(url)',
      'page.waitForURL(pattern)',
      'page.route(pattern)',
      'context.route(pattern)',
      ...[...methods.filter(method => method !== 'options'), 'fetch'].map(
        method => `request.${method}(url)`,
      ),
    ],
  },
  supertest: {
    libraries: [
      {
        modules: ['supertest'],
        base: 'any',
        sinks: [
          ...each([...methods, 'del'], 'default().$(url)'),
          ...each([...methods, 'del'], 'default.agent().$(url)'),
        ],
      },
      {
        modules: ['supertest'],
        base: 'none',
        sinks: ['default(url)', 'default.agent(url)'],
      },
    ],
  },
} as const satisfies Record<string, Preset>
