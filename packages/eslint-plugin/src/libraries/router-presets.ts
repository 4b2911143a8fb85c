import { each, type Preset } from './library.ts'

/**
 * The base of URLs that routers take. Where a router is mounted is unknown, so any base is
 * possible.
 */
const base = 'any'

/** Routers and servers, by the names that the option `presets` takes. */
export const routerPresets = {
  angular: {
    named: [
      '*.navigateByUrl(url)',
      ...['http', 'httpClient'].flatMap(client =>
        ['get', 'head', 'delete', 'options', 'post', 'put', 'patch'].map(
          method => `${client}.${method}(url)`,
        ),
      ),
    ],
  },
  express: { named: ['res.location(url)', 'response.location(url)'] },
  next: {
    libraries: [
      {
        modules: ['next/navigation'],
        base,
        sinks: [
          'redirect(url)',
          'permanentRedirect(url)',
          ...each(['push', 'replace', 'prefetch'], 'useRouter().$(url)'),
        ],
      },
      {
        modules: ['next/router'],
        base,
        sinks: [
          ...each(['push', 'replace', 'prefetch'], 'useRouter().$(url, url)'),
          ...each(['push', 'replace', 'prefetch'], 'default.$(url, url)'),
        ],
      },
      {
        modules: ['next/server'],
        base: 'none',
        sinks: ['NextResponse.redirect(url)', 'NextResponse.rewrite(url)', 'new NextRequest(url)'],
      },
    ],
    components: { Link: ['href', 'as'], Image: ['src'], Script: ['src'] },
  },
  nuxt: {
    libraries: [
      {
        modules: ['#app', '#imports', 'nuxt/app'],
        base,
        sinks: [
          ...each(['useFetch', 'useLazyFetch'], '$(url, { baseURL: prefix })'),
          'navigateTo(url)',
          ...each(['push', 'replace'], 'useRouter().$(url)'),
        ],
      },
    ],
    globals: [
      ...['$fetch', 'useFetch', 'useLazyFetch'].map(name => `${name}(url, { baseURL: prefix })`),
      'navigateTo(url)',
    ],
    components: { NuxtLink: ['to', 'href'], NuxtImg: ['src'] },
  },
  'react-router': {
    libraries: [
      {
        modules: [
          'react-router',
          'react-router-dom',
          '@remix-run/react',
          '@remix-run/router',
          '@remix-run/node',
          '@remix-run/cloudflare',
          '@remix-run/deno',
        ],
        base,
        sinks: [
          ...each(['redirect', 'redirectDocument', 'replace', 'useHref'], '$(url)'),
          'useNavigate()(url)',
          ...each(['push', 'replace'], 'useHistory().$(url)'),
          'createBrowserRouter().navigate(url)',
        ],
      },
    ],
    components: { Link: ['to'], NavLink: ['to'], Navigate: ['to'], Form: ['action'] },
  },
  sveltekit: {
    libraries: [
      { modules: ['@sveltejs/kit'], base, sinks: ['redirect(_, url)'] },
      {
        modules: ['$app/navigation'],
        base,
        sinks: each(['goto', 'preloadData', 'pushState', 'replaceState'], '$(url)'),
      },
    ],
  },
  'vue-router': {
    libraries: [
      {
        modules: ['vue-router'],
        base,
        sinks: ['useRouter', 'createRouter'].flatMap(router => [
          ...each(['push', 'replace', 'resolve'], `${router}().$(url)`),
          ...each(['push', 'replace', 'resolve'], `${router}().$({ path: url })`),
        ]),
      },
    ],
    named: ['push', 'replace'].flatMap(method => [
      `$router.${method}(url)`,
      `$router.${method}({ path: url })`,
      `router.${method}(url)`,
      `router.${method}({ path: url })`,
    ]),
    components: { RouterLink: ['to'] },
  },
} as const satisfies Record<string, Preset>
