import { programOf } from '../../shared/program.ts'
import { readChrome } from './parse.ts'

/** Chrome, as Chromium. */
export const chrome = programOf({
  name: 'chrome',
  title: 'Chrome',
  edition: {
    date: '2026-11-10',
    version: 'Chromium 156',
    url: 'https://chromium.googlesource.com/chromium/src/+/refs/heads/main/url/README.md',
  },
  read: readChrome,
})
