import { defineIssue } from '../define-issue.ts'

export const unusedDefinition = defineIssue({
  code: 'unused-definition',
  clause: 'https://spec.commonmark.org/0.31.2/#link-reference-definitions',
  message: 'Nothing in this document names the definition {{label}}.',
  why: 'Readers never see the definition or its destination.',
  notes: 'Off by default, because nobody is led astray. Editors show the definition faded.',
  examples: [
    {
      url: '[«old»]: old.md\n\nRead the [guide](guide.md).\n',
      language: 'markdown',
      site: { document: 'README.md', files: { 'guide.md': '' } },
    },
  ],
  right: { url: 'Read the [guide].\n\n[guide]: guide.md', language: 'markdown' },
})
