// How fast `check` is where every URL has a mistake, against the native parser.
import { check, parse } from '@hreflint/core'
import { compare, printTargets } from '../measure.mjs'
import { benchUrls } from './bench-urls.mjs'

/** Mistakes that parsers repair, so that `new URL` does not throw. */
const mistakes = {
  'a space in the path': url => `${url.replace(/[?#].*/, '')}/a b`,
  'a pipe in the query': url => `${url.replace(/[?#].*/, '')}?a|b`,
  'a stray %': url => `${url.replace(/[?#].*/, '')}?100%`,
  'brackets in the query': url => `${url.replace(/[?#].*/, '')}?a[]=1`,
  'a second #': url => `${url}#a#b`,
  'a backslash for a slash': url => url.replace(/(.*)\//, '$1\\'),
  'backslashes after the scheme': url => url.replace('//', '\\\\'),
  'a missing slash': url => url.replace('//', '/'),
  'a slash too many': url => url.replace('//', '///'),
  'a line feed': url => `${url.slice(0, 20)}\n${url.slice(20)}`,
  'a space after': url => `${url} `,
  'a user name': url => url.replace('//', '//user@'),
}

const urls = benchUrls().filter(url => URL.canParse(url))
const kinds = Object.values(mistakes)
const wrong = urls
  .map((url, index) => kinds[index % kinds.length](url))
  .filter(url => URL.canParse(url) && check(url).length > 0)
console.log(`${wrong.length} URLs with a mistake, of ${kinds.length} kinds`)

const times = compare(
  { 'new URL': url => new URL(url), check: url => check(url), parse: url => parse(url) },
  wrong,
)
for (const [name, time] of times)
  console.log(`  ${name.padEnd(8)} ${time.toFixed(0).padStart(6)} ns a URL`)
printTargets([
  {
    what: 'check to new URL',
    value: times.get('check') / times.get('new URL'),
    unit: '×',
    target: 4,
  },
])

console.log('Kind by kind:')
printTargets(
  Object.entries(mistakes).map(([what, make]) => {
    const some = urls
      .filter((_, index) => index % 10 === 0)
      .map(make)
      .filter(url => URL.canParse(url))
    const kind = compare({ 'new URL': url => new URL(url), check: url => check(url) }, some, 5)
    return { what, value: kind.get('check') / kind.get('new URL'), unit: '×' }
  }),
)
