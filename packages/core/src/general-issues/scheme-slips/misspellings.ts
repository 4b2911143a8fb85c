/**
 * What people type in place of `http` or `https`, and which of the two they meant: a letter that is missing, doubled or
 * swapped with its neighbor, the wrong letter doubled, or a key beside the right one.
 *
 * Names that somebody gave on purpose are left out, though they are as near: `shttp`, `htsp` (video streams), `hftp`
 * (Hadoop), `hstp`, and whatever begins with `http` and goes on with another letter (`httpu`, `httpx`).
 */
export const misspellings: ReadonlyMap<string, string> = new Map([
  ...['htp', 'ttp', 'htt', 'hhttp', 'htttp', 'httpp', 'thtp', 'htpt', 'hhtp', 'htpp'].map(toHttp),
  ...['htto', 'httl', 'hrtp', 'hytp', 'htrp', 'htyp', 'gttp', 'jttp', 'nttp'].map(toHttp),
  ...['htps', 'ttps', 'htts', 'hhttps', 'htttps', 'httpps', 'httpss', 'thtps'].map(toHttps),
  ...['htpts', 'httsp', 'hhtps', 'htpps'].map(toHttps),
  ...['httos', 'httls', 'hrtps', 'hytps', 'htrps', 'htyps', 'gttps', 'jttps', 'nttps'].map(toHttps),
])

function toHttp(misspelled: string): readonly [string, string] {
  return [misspelled, 'http']
}

function toHttps(misspelled: string): readonly [string, string] {
  return [misspelled, 'https']
}
