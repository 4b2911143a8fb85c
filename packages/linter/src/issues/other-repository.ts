import { defineIssue } from './define-issue.ts'

export const otherRepository = defineIssue({
  code: 'other-repository',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://docs.npmjs.com/cli/v11/configuring-npm/package-json#repository',
  since: '0.1.0',
  message: 'The repository is {{written}}, but the git remote "origin" is {{remote}}.',
  why: 'If the two differ, even if only in upper and lower case, `npm publish --provenance` fails with the error E422. The page of the package links to the other repository.',
  notes:
    'Reported for `repository` in a `package.json` if both addresses are on the same host, and either the names of the repositories differ or the addresses differ only in upper and lower case and `publishConfig` asks for `provenance`. A different owner alone is not reported, because the checkout can be a fork.',
  examples: [
    {
      url: '{ "repository": "«https://github.com/template/starter»" }',
      language: 'json',
      remote: 'git@github.com:acme/shop.git',
    },
  ],
  right: { url: '{ "repository": "https://github.com/acme/shop" }', language: 'json' },
})
