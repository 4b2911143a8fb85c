/** What the page of a rule says that the rule itself does not. */
export interface RuleProse {
  readonly what: string
  readonly why: string
  readonly notFor: string
  readonly priorArt: string
}

const noOtherRule =
  'No rule of ESLint or of another plugin reads the syntax of a URL and points into it. Neighbours: `no-script-url` of ESLint (what a URL does), `no-invalid-attr-value` of html-eslint (whole attributes), `prefer-https` of unicorn (schemes).'

/** By the name of the rule. Its examples are in `rule-examples.ts`. */
export const ruleProse: Readonly<Record<string, RuleProse>> = {
  'no-parse-exception': {
    what: 'Reports URLs that no parser accepts, at the characters that make it give up.',
    why: '`new URL()` throws on such a URL, `fetch()` rejects, and a link with it goes nowhere. The mistake stands in the source, so there is no need to meet it at run time.',
    notFor: 'Tests that need such URLs: turn the rule off for their files.',
    priorArt: noOtherRule,
  },
  'no-conformance-error': {
    what: 'Reports URLs that parsers repair, but that the specification says not to write so. What can be written right without changing the URL is fixed by `--fix`; other repairs are suggestions.',
    why: 'Each parser repairs in its own way: what a browser forgives, a server, a proxy or a library reads as something else, or refuses.',
    notFor: 'Code that is about unusual URLs. Single mistakes are allowed with `ignore`.',
    priorArt: noOtherRule,
  },
  'no-credentials': {
    what: 'Reports user names and passwords that stand in URLs. Where this rule runs, `no-conformance-error` leaves them to it. The text of the report never repeats them.',
    why: 'A password in the source is a password in the repository, in logs and in `Referer` headers. Browsers refuse `fetch()` of such a URL, and show such links as a sign of fraud.',
    notFor: 'Programs whose URLs never leave them and hold no secrets.',
    priorArt:
      'Biome’s `noSecrets` finds some passwords in URLs by pattern; `no-hardcoded-passwords` of sonarjs finds none.',
  },
  'no-spec-divergence': {
    what: 'Reports URLs that different specifications read differently. `specs` names those that are compared (`whatwg`, `rfc3986` and `abarth-url-01` unless given), `grade` the least difference that counts: another `host`, another `url` (unless given), another `verdict`.',
    why: 'A check that reads a URL by RFC 3986 and a client that reads it by the URL Standard may see two hosts: that is how filters are passed by. It is off in every preset, since most URLs differ only in verdict.',
    notFor: 'Code whose URLs are read by browsers alone.',
    priorArt: 'None.',
  },
}
