import { defineIssue, writeCandidates } from '../define-issue.ts'

export const missingDefinition = defineIssue({
  code: 'missing-definition',
  clause: 'https://spec.commonmark.org/0.31.2/#full-reference-link',
  message: 'Nothing defines the label {{label}}, so Markdown shows the brackets.',
  why: 'Readers see the text and the label in brackets, and there is nothing to click.',
  notes:
    'Reported for the label of `[text][label]`. Not reported if something else may define it: included files, plugins of MkDocs that look up names in code, preprocessors of mdBook.',
  repair: writeCandidates,
  examples: [
    {
      url: 'Read the [guide][«giude»].\n\n[guide]: guide.md\n',
      fixed: 'Read the [guide][guide].\n\n[guide]: guide.md\n',
      language: 'markdown',
      site: { document: 'README.md', files: { 'guide.md': '' } },
    },
  ],
})
