import { defineIssue, writeCandidates } from '../define-issue.ts'

export const deadElsewhere = defineIssue({
  code: 'dead-elsewhere',
  clause: null,
  message: 'Right on {{forge}}, dead on {{reader}}: {{outcome}}.',
  why: 'The text is also shown on another page, where the link finds nothing.',
  notes:
    'Reported in the text that a package shows on npm, PyPI, crates.io, pub.dev or the Visual Studio Marketplace, if its manifest says that it is published, in sites with the profile `github` or `gitlab`. Also reported in templates of issues and pull requests on GitHub, where links start at the new page: `../LICENSE` leads to `/ada/engine/LICENSE`, and `../blob/HEAD/LICENSE` is right. The suggestion is an address that works everywhere.',
  repair: writeCandidates,
  right: { url: '[Guide](https://github.com/ada/engine/blob/HEAD/docs/guide.md)' },
  examples: [
    {
      url: '[Guide](«docs/guide.md»)',
      fixed: '[Guide](https://github.com/ada/engine/blob/HEAD/docs/guide.md)',
      site: {
        document: 'README.md',
        files: {
          'docs/guide.md': '',
          'pyproject.toml':
            '[project]\nname = "engine"\nversion = "1.0"\nreadme = "README.md"\nkeywords = ["steam"]\n',
        },
        profile: 'github',
        remote: 'https://github.com/ada/engine.git',
      },
    },
    {
      url: '[License](«../LICENSE»)',
      fixed: '[License](https://github.com/ada/engine/blob/HEAD/LICENSE)',
      site: {
        document: '.github/pull_request_template.md',
        files: { LICENSE: '' },
        profile: 'github',
        remote: 'https://github.com/ada/engine.git',
      },
    },
  ],
})
