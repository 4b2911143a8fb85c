import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const invisibleCharacter = Object.freeze<IssueDefinition>({
  code: 'document/invisible-character',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing',
  since: '0.1.0',
  message: 'This URL contains {{characters}}, which nobody can see.',
  why: 'The URL is not what it seems to be: it goes to a different path, or its parts are shown in a different order.',
  notes:
    'The URL Standard allows these characters. hreflint reports characters without width and characters that change the direction of text. It does not report joiners in words and emoji that need them, or anything in the text of `data:`, `javascript:` and `mailto:` URLs. If the character is meant to be there, percent-encode it.',
  repair: context => {
    const { start, end } = context.issue.span
    const text = context.input.slice(start, end)
    const isSoftHyphen = /^\u00AD+$/.test(text)
    return [
      ...(isSoftHyphen ? [replaceSpan(context, 'Replace with -', '-')] : []),
      replaceSpan(context, 'Remove', ''),
      {
        ...replaceSpan(context, 'Percent-encode', encodeURIComponent(text)),
        isUnknownToParser: true,
        // Nobody types these characters: encoding them would hide that.
        isChoice: true,
      },
    ]
  },
  examples: [
    { url: '<a href="https://example.com/a«&#x200B;»b">Example</a>' },
    { url: '<a href="https://example.com/«&#x202E;»cod.exe">Example</a>' },
  ],
})
