// How fast `check` and `parse` are on real-world URLs, against the native parser and whatwg-url.
import { check, parse } from '@hreflint/core'
import { parseURLWithValidationErrors } from 'whatwg-url'
import { compare, printTargets } from '../measure.mjs'
import { benchUrls } from './bench-urls.mjs'

// Reads every code unit, and knows nothing of URLs but where a host ends: what a regular expression
// costs at least, so how near to it the fast path of `check` is.
const anyAddress = /^https?:\/\/[^/]+\/[!-~]*$/

const urls = benchUrls().filter(url => URL.canParse(url))
const times = compare(
  {
    'URL.canParse': url => URL.canParse(url),
    'new URL': url => new URL(url),
    check: url => check(url),
    parse: url => parse(url),
    'bare pattern': url => anyAddress.test(url),
  },
  urls,
)
// A tenth for whatwg-url, which takes that much longer.
const [[, whatwgUrl]] = compare(
  { 'whatwg-url': url => parseURLWithValidationErrors(url) },
  urls.filter((_, index) => index % 10 === 0),
  5,
)

const conforming = urls.filter(url => check(url).length === 0).length
console.log(
  `${urls.length} URLs, ${((100 * conforming) / urls.length).toFixed(1)} % of them conforming`,
)
for (const [name, time] of [...times, ['whatwg-url', whatwgUrl]]) {
  console.log(`  ${name.padEnd(12)} ${time.toFixed(0).padStart(6)} ns a URL`)
}
const ratio = (a, b) => times.get(a) / times.get(b)
printTargets([
  { what: 'check to URL.canParse', value: ratio('check', 'URL.canParse'), unit: '×', target: 0.6 },
  {
    what: 'a bare pattern to URL.canParse',
    value: ratio('bare pattern', 'URL.canParse'),
    unit: '×',
  },
  { what: 'check to new URL', value: ratio('check', 'new URL'), unit: '×', target: 1 },
  { what: 'parse to new URL', value: ratio('parse', 'new URL'), unit: '×', target: 1.6 },
  {
    what: 'whatwg-url (with validation errors) to parse',
    value: whatwgUrl / times.get('parse'),
    unit: '×',
    target: { atLeast: 15 },
  },
])
