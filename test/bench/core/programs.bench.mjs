// What comparing the programs that are compared by default costs for a URL.
import { compare } from '@hreflint/core'
import { usuallyCompared } from '@hreflint/linter'
import { median, printTargets, processorTime } from '../measure.mjs'
import { benchUrls } from './bench-urls.mjs'

const urls = benchUrls()
const times = []
for (let round = 0; round < 7; round++) {
  const start = processorTime()
  for (const url of urls) compare(url, usuallyCompared)
  times.push(((processorTime() - start) * 1000) / urls.length)
}
console.log(`Comparing browsers, curl, Python, Go and Java, ${urls.length} URLs`)
printTargets([{ what: 'one URL', value: median(times), unit: 'µs', target: 8 }])
