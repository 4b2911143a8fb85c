import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const confusableHost = Object.freeze<IssueDefinition>({
  code: 'document/confusable-host',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.unicode.org/reports/tr39/#Confusable_Detection',
  since: '0.1.0',
  message: 'The host contains {{label}}, which {{reading}}.',
  why: 'People take such a host for another one, and forged pages rely on that. Browsers show it as Punycode.',
  notes:
    'hreflint reports a word that mixes Latin letters with letters of another script that look like them, and a word whose letters all look like those of a well-known name. It does not report other names in a single script, words in different scripts with a hyphen between them, or Japanese, Chinese and Korean names with Latin letters. [UTS 39](https://www.unicode.org/reports/tr39/) defines which letters look alike.',
  // The finder says what it is, so that a page with `describe` alone goes without the table of letters.
  repair: context => {
    const { plain } = context.issue.params
    return typeof plain === 'string' ? [replaceSpan(context, `Change to ${plain}`, plain)] : []
  },
  examples: [
    { url: '<a href="https://«p&#x430;ypal».com/">Pay</a>' },
    { url: '<a href="https://«xn--80ak6aa92e».com/">Shop</a>' },
  ],
})
