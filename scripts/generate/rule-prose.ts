/** What the page of a rule says that the rule itself does not. */
export interface RuleProse {
  readonly what: string
  readonly why: string
  readonly notFor: string
  readonly priorArt: string
}

const noOtherRule =
  'No rule of ESLint or of another plugin checks the syntax of a URL and marks parts of it. Related rules: `no-script-url` of ESLint (what a URL does), `no-invalid-attr-value` of html-eslint (whole attributes), `prefer-https` of unicorn (schemes).'

/** By the name of the rule. Its examples are in `rule-examples.ts`. */
export const ruleProse: Readonly<Record<string, RuleProse>> = {
  'no-parse-exception': {
    what: 'Reports URLs that browsers reject, at the characters that are wrong.',
    why: '`new URL()` throws an error for such a URL, `fetch()` rejects it, and a link with it does not work. The rule finds the error in the source, before it happens at run time.',
    notFor: 'Tests that need such URLs. Turn the rule off for their files.',
    priorArt: noOtherRule,
  },
  'no-conformance-error': {
    what: 'Reports URLs that browsers repair but the specification does not allow. `--fix` applies fixes that keep the URL; all others are suggestions.',
    why: 'Each parser repairs URLs in its own way. A URL that browsers accept may mean something else to a server, proxy or library, or may be rejected.',
    notFor: 'Code that is about unusual URLs. To allow a single code, use `ignore`.',
    priorArt: noOtherRule,
  },
  'no-credentials': {
    what: 'Reports user names and passwords in URLs. If this rule is on, `no-conformance-error` does not report them. The report never contains them.',
    why: 'A password in the source is a password in the repository, in logs and in `Referer` headers. `fetch()` rejects such a URL, and browsers warn about such links as a sign of fraud.',
    notFor: 'Programs whose URLs contain no secrets and are never passed on.',
    priorArt:
      'Biome’s `noSecrets` finds some passwords in URLs by pattern; `no-hardcoded-passwords` of sonarjs finds none.',
  },
  'no-spec-divergence': {
    what: 'Reports URLs that different specifications read differently. `specs` lists the specifications to compare (default: `whatwg`, `rfc3986` and `abarth-url-01`). `grade` is the smallest difference to report: another `host`, another `url` (default), another `verdict`.',
    why: 'A check that reads a URL by RFC 3986 and a client that reads it by the URL Standard may see two hosts: that is how attackers bypass filters. The rule is off in every preset because most URLs differ only in verdict.',
    notFor: 'Code whose URLs are read only by browsers.',
    priorArt: 'None.',
  },
}
