/**
 * Top-level domains that browsers open with `https` only, whatever a link says: all that Chromium
 * 156 upgraded on 2026-11-26, when it was asked about the 1,492 that were known.
 */
export const httpsOnlyDomains: ReadonlySet<string> = new Set(
  (
    'amazon android app audible azure bank bing boo channel chrome dad day dev eat esq fire fly foo fujitsu gle ' +
    'gmail google hangout hotmail imdb ing insurance kindle meet meme microsoft mov new nexus office page phd play ' +
    'prime prof rsvp search silk skype windows xbox xn--cckwcxetd xn--jlq480n2rg youtube zappos zip'
  ).split(' '),
)
