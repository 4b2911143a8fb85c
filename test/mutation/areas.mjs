// What can be mutated by `pnpm mutants <area>`, the tests that must notice, those that notice soonest first, and
// how many cases a law draws (60 unless said). Words and examples of issues are left out: no test can judge prose.
const core = 'packages/core/src'
const rooms = [
  'test/core/spec-rooms/{algorithms,editions}.test.ts',
  'test/core/catalogue/examples.test.ts',
  'test/core/spec-rooms/{components,fix,ipv6,laws,messages,plain-addresses,widths}.test.ts',
]
const webAddress = [
  'test/core/web-address/{document-base,encoding,examples,params,setters,vectors}.test.ts',
  ...rooms,
  'test/core/web-address/{absolute-urls,resolving}.test.ts',
]
const room = (id, tests) => ({ mutate: [`${core}/specs/${id}/**/*.ts`, '!**/issues/**'], tests })

// A constant of a module is tested by all tests of its area: where there are many, constants are left out.
const withoutConstants = { options: ['--ignoreStatic'] }

export const areas = {
  // The quick path and the laws, which take minutes together, are left out.
  whatwg: {
    mutate: [`${core}/specs/whatwg/**/*.ts`, '!**/issues/**', '!**/fast-accept.ts'],
    ...withoutConstants,
    tests: [
      'test/core/whatwg/{parts,hosts}/*.test.ts',
      'test/core/whatwg/{standard-examples,standard-gaps,wpt-urls,wpt-percent-encoding}.test.ts',
      'test/core/catalogue/examples.test.ts',
      'test/core/functions/fix.test.ts',
      'test/core/spec-rooms/{components,ipv6,messages,widths}.test.ts',
    ],
  },
  rfc3986: room('rfc3986', [...rooms, 'test/core/{rfc3986,rfc3987}/*.test.ts']),
  rfc3987: room('rfc3987', [...rooms, 'test/core/{rfc3986,rfc3987}/*.test.ts']),
  'html5-r6007': room('html5-r6007', webAddress),
  'html5-wd-urls': room('html5-wd-urls', webAddress),
  'connolly-href-00': room('connolly-href-00', webAddress),
  'webspecs-url': room('webspecs-url', [...rooms, 'test/core/webspecs-url/*.test.ts']),
  'abarth-url-01': room('abarth-url-01', [...rooms, 'test/core/abarth-url-01/*.test.ts']),
  'web-address': { mutate: [`${core}/web-address/**/*.ts`], tests: webAddress },
  'generic-syntax': {
    mutate: [`${core}/generic-syntax/**/*.ts`, '!**/mistakes/**'],
    tests: [
      ...webAddress,
      'test/core/{rfc3986,rfc3987,abarth-url-01}/*.test.ts',
      'test/core/webspecs-url/form-encodings.test.ts',
      'test/core/spec-rooms/stray-percent.test.ts',
      'test/core/repair/*.test.ts',
    ],
  },
  repair: {
    // `many-issues.ts` finds what `next-step.ts` finds, only sooner.
    mutate: [`${core}/repair/**/*.ts`, '!**/many-issues.ts'],
    ...withoutConstants,
    tests: [
      'test/core/repair/*.test.ts',
      'test/core/catalogue/examples.test.ts',
      'test/core/functions/{fix,describe,suggestions,passwords}.test.ts',
      'test/core/general-issues/scheme-slips/*.test.ts',
      'test/core/laws/{any-page,fix}.test.ts',
      'test/core/spec-rooms/fix.test.ts',
    ],
  },
  // What is decided about tags and attributes. The scanner, nearly every mutant of which runs without an end, is
  // held against parse5 by laws.
  html: {
    mutate: ['languages/html', 'markup']
      .map(folder => `packages/documents/src/${folder}/**/*.ts`)
      .concat('!**/scan/**', '!**/url-attributes.ts'),
    ...withoutConstants,
    tests: [
      'test/documents/html/!(wrong-answers-of-others).test.ts',
      'test/documents/encoding.test.ts',
      'test/documents/write-edits.test.ts',
      'test/documents/markup/*.test.ts',
      'test/linter/bases-of-drafts.test.ts',
      'test/documents/xml/*.test.ts',
      'test/documents/javascript/*.test.ts',
    ],
  },
  // What decides which findings there are, and what they weigh.
  linter: {
    mutate: ['config', 'suppressions', 'fix']
      .map(folder => `packages/linter/src/${folder}/*.ts`)
      .concat(['line-index', 'sarif', 'allowed-url'].map(file => `packages/linter/src/${file}.ts`)),
    ...withoutConstants,
    tests: ['test/linter/**/!(rendered-markdown).test.ts'],
  },
}
