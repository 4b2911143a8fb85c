import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports patterns that throw, never match, or match other URLs than their text suggests: those of `new URLPattern()`, routes of Express, Koa, Fastify, Hono and React Router, strings that `registerRoute` of Workbox takes, origins (`event.origin`, `postMessage`, `cors`, `Access-Control-Allow-Origin`), content security policies (headers, `helmet`), `source` in `next.config.js`, `matcher` of its middleware, `routeRules` of Nuxt, `allowedHosts` of Vite and webpack, `allowedDevOrigins` of Next.js, and routes of service workers. In JSON and HTML it reports the patterns of `vercel.json`, `firebase.json`, manifests, policies in `meta` elements, and speculation rules. Routes are read by the version of the router that is installed. If it is not installed, nothing is reported, except that the option `express` says which version of Express is meant. Each route that is suggested compiles, and matches what the older version matched where its text says so.',
  why: 'A route that is written for Express 4 stops Express 5 at its start, and `Missing parameter name` does not say where. One slash after an origin makes a comparison that is never true.',
  notFor: 'Programs whose patterns are made at run time.',
  priorArt:
    'No rule of ESLint or of another plugin reads patterns of URLs. `express-to-5` codemods rewrite some routes of Express 4 without saying why.',
  examples: {
    js: {
      incorrect: [
        "new URLPattern('/users/:id')",
        "new URLPattern('https://*example.com/*')",
        "new URLPattern({ pathname: '/files/(.*' })",
        "addEventListener('message', event => { if (event.origin === 'https://example.com/') use(event.data) })",
        "frame.postMessage(data, 'example.com')",
        "import cors from 'cors'\napp.use(cors({ origin: 'https://example.com/' }))",
        "response.setHeader('Access-Control-Allow-Origin', 'https://example.com:443')",
        "response.setHeader('Content-Security-Policy', 'default-src self')",
        "import helmet from 'helmet'\napp.use(helmet({ contentSecurityPolicy: { directives: { imgSrc: ['https://cdn.example.com/*'] } } }))",
      ],
      correct: [
        "new URLPattern('/users/:id', location.href)",
        "new URLPattern('https://*.example.com/*')",
        "addEventListener('message', event => { if (event.origin === 'https://example.com') use(event.data) })",
        "frame.postMessage(data, 'https://example.com')",
        "import cors from 'cors'\napp.use(cors({ origin: ['https://example.com', /\\.example\\.com$/] }))",
      ],
    },
    ts: {
      incorrect: [
        "const pattern = new URLPattern('https://example.com/a+' as string, base)\nconst other = 'https://example.com/+' satisfies string",
      ],
      correct: ["const pattern: URLPattern = new URLPattern({ pathname: '/books/:id(\\\\d+)' })"],
    },
  },
}
