import { defineIssue } from './define-issue.ts'

export const otherRepository = defineIssue({
  code: 'other-repository',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://docs.npmjs.com/cli/v11/configuring-npm/package-json#repository',
  since: '0.1.0',
  message: 'The repository is {{written}}, but the git remote "origin" is {{remote}}.',
  why: 'With `npm publish --provenance`, npm rejects the package with the error E422 if the two differ, even in upper and lower case. On its page, the package links to the other repository.',
  notes:
    'Reported for the `repository` in a `package.json`, if both are on the same host, and the names of the repositories differ, or only upper and lower case do. A different owner alone is not reported: the checkout can be a fork.',
  examples: [
    {
      url: '{ "repository": "«https://github.com/template/starter»" }',
      language: 'json',
      remote: 'git@github.com:acme/shop.git',
    },
  ],
  right: { url: '{ "repository": "https://github.com/acme/shop" }', language: 'json' },
})
