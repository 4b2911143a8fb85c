// What can be mutated by `pnpm mutants <area>`, the tests that must notice, those that notice soonest first, and
// how many cases a law draws (60 unless said). Words and examples of issues are left out: no test can judge prose.
const core = 'packages/core/src'
const rooms = [
  'test/core/spec-rooms/{algorithms,editions,unknown-names}.test.ts',
  'test/core/catalogue/examples.test.ts',
  'test/core/spec-rooms/{components,fix,ipv6,laws,messages,plain-addresses}.test.ts',
]
const webAddress = [
  'test/core/web-address/{document-base,encoding,examples,params,setters,vectors}.test.ts',
  ...rooms,
  'test/core/web-address/{absolute-urls,resolving}.test.ts',
]
const room = (id, tests) => ({ mutate: [`${core}/specs/${id}/**/*.ts`, '!**/issues/**'], tests })

export const areas = {
  // The quick path and the laws, which take minutes together, are left out.
  whatwg: {
    mutate: [`${core}/specs/whatwg/**/*.ts`, '!**/issues/**', '!**/fast-accept.ts'],
    tests: [
      'test/core/whatwg/{parts,hosts}/*.test.ts',
      'test/core/whatwg/{standard-examples,standard-gaps,wpt-urls,wpt-percent-encoding}.test.ts',
      'test/core/catalogue/examples.test.ts',
      'test/core/functions/fix.test.ts',
      'test/core/spec-rooms/{components,ipv6,messages}.test.ts',
    ],
  },
  rfc3986: room('rfc3986', [
    ...rooms,
    'test/core/{rfc3986,rfc3987}/*.test.ts',
    'test/core/catalogue/examples.test.ts',
  ]),
  rfc3987: room('rfc3987', [
    ...rooms,
    'test/core/{rfc3986,rfc3987}/*.test.ts',
    'test/core/catalogue/examples.test.ts',
  ]),
  'html5-r6007': room('html5-r6007', webAddress),
  'html5-wd-urls': room('html5-wd-urls', webAddress),
  'connolly-href-00': room('connolly-href-00', webAddress),
  'webspecs-url': room('webspecs-url', [
    ...rooms,
    'test/core/webspecs-url/*.test.ts',
    'test/core/catalogue/examples.test.ts',
  ]),
  'abarth-url-01': room('abarth-url-01', [
    ...rooms,
    'test/core/abarth-url-01/*.test.ts',
    'test/core/catalogue/examples.test.ts',
  ]),
  'web-address': { mutate: [`${core}/web-address/**/*.ts`], tests: webAddress },
  'generic-syntax': {
    mutate: [`${core}/generic-syntax/**/*.ts`, '!**/mistakes/**'],
    tests: [...webAddress, 'test/core/{rfc3986,rfc3987,abarth-url-01}/*.test.ts'],
  },
  repair: {
    // `many-issues.ts` finds what `next-step.ts` finds, only sooner.
    mutate: [`${core}/repair/**/*.ts`, '!**/many-issues.ts'],
    tests: [
      'test/core/repair/*.test.ts',
      'test/core/catalogue/examples.test.ts',
      'test/core/functions/{fix,describe,suggestions,passwords}.test.ts',
      'test/core/{compare,general-issues/fold}/*.test.ts',
      'test/core/{laws,spec-rooms}/fix.test.ts',
    ],
  },
  html: {
    mutate: ['languages/html', 'markup']
      .map(folder => `packages/documents/src/${folder}/**/*.ts`)
      .concat('!**/url-attributes.ts', '!**/known-names.ts'),
    tests: ['test/documents/html/*.test.ts', 'test/documents/encoding.test.ts'],
  },
  linter: {
    mutate: ['packages/linter/src/**/*.ts'],
    tests: ['test/linter/!(rendered-markdown).test.ts'],
  },
}
