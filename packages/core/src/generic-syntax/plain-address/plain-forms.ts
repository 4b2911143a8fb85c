// Pieces of regular expressions for what conforms and is frequent. Each accepts less than any of the
// specifications does, never more. They are tried on limited lengths only.

const unit = '[!$&-;=?-Z_a-z~]'
const escaped = `%[0-9A-Fa-f]{2}${unit}*`

/** ASCII [URL units](https://url.spec.whatwg.org/#url-units). */
export const units = `${unit}*(?:${escaped})*`

/** From a percent-encoded byte on, up to a number of them: for texts of any length, read in steps. */
export const unitsOfStep = `(?:${escaped}){0,10000}`

export const fragment = `(?:#${units})?`

/**
 * Lower-case labels without double hyphens (so without Punycode), the last part of letters (so no
 * IPv4 address). Its own serialization.
 */
const labels = '[a-z0-9]+(?:[-.][a-z0-9]+)*'
const lettersBehind = '(?<=[-./][a-z]+)'
export const domain = `${labels}${lettersBehind}`

/** The same where it is not known what ends it. Looks back but once, however long the labels are. */
export const domainToEnd = `${labels}(?=[/:?#]|$)${lettersBehind}`

/** A regular expression remembers each repetition, and there is an end to what it can remember. */
export const longestInput = 65_536

/** No domain may go beyond this offset: then no label in it is too long, nor the search for its end. */
export const hostLimit = 'http://'.length + 63

/**
 * What most addresses on the web are: one with a path, a dot or hyphen in its host and no port. The
 * `?` of a query is among the units. A regular expression of its own, with as few choices as can be,
 * and written so because of several hundred ways to write it this is among the fastest: a host that
 * may have one label only, or an optional fragment at the end, costs a tenth of the time and more.
 */
export const addressWithPath = new RegExp(
  `^https?://(?:[a-z0-9]+[-.])+[a-z]+/${units}(?:$|#${units}$)`,
)

/** Up to the path of such an address, for what is too long for the whole pattern. */
export const addressBeginning = new RegExp(`^https?://${domain}/`)
