import type { RuleDocs } from '../define/rule-docs.ts'

export const docs: RuleDocs = {
  what: 'Reports patterns that throw, never match, or match other URLs than their text suggests: patterns in `new URLPattern()`, routes of Express, Koa, Fastify, Hono and React Router, routes in Workbox’s `registerRoute`, origins (`event.origin`, `postMessage`, `cors`, `Access-Control-Allow-Origin`), content security policies (headers, `helmet`), the headers `Permissions-Policy`, `Reporting-Endpoints`, `Link` (with `; rel=`), `Connection-Allowlist` and `Use-As-Dictionary`, also as `key` and `value` in `next.config.js`, `source` in `next.config.js`, `matcher` of its middleware, `routeRules` of Nuxt, `allowedHosts` of Vite and webpack, `allowedDevOrigins` of Next.js, and routes of service workers. In JSON and HTML it reports the patterns of `vercel.json`, `firebase.json`, `staticwebapp.config.json`, manifests, policies in `meta` elements, and speculation rules. Routes are read by the installed version of the router. If none is installed, nothing is reported, unless the option `express` gives a version. Every suggested route compiles, and matches what the route would match in the version that it is written for.',
  why: 'A route written for Express 4 makes Express 5 throw at startup, and `Missing parameter name` does not say where. An origin with a slash at its end never equals anything.',
  notFor: 'Programs that build their patterns at run time.',
  priorArt:
    'No rule of ESLint or of another plugin reads URL patterns. The `express-to-5` codemods rewrite some Express 4 routes without saying why.',
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
