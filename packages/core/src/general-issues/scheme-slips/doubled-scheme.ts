import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const doubledScheme = Object.freeze<IssueDefinition>({
  code: 'document/doubled-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#host-state',
  since: '0.1.0',
  message: 'The scheme is written twice, so browsers look for a server named {{host}}.',
  why: 'No such server exists: the link opens an error page, and an image or script with this URL does not load.',
  notes:
    'The URL Standard allows a host named `http` or `https`, followed by an empty port. hreflint does not report a URL in the path of another URL, as in web archives.',
  repair: context => {
    const { start, end } = context.issue.span
    const rest = context.input.slice(end)
    // Without the first scheme the second one must be whole.
    const scheme = /^https?(?=:?\/\/)/i.exec(rest)?.[0]
    if (scheme === undefined) return []
    const isWhole = rest.startsWith(':', scheme.length)
    const first = context.input.slice(start, end)
    return isWhole
      ? [replaceSpan(context, `Remove ${first}`, '')]
      : [
          replaceSpan(context, `Change to ${scheme}://`, `${scheme}:`, {
            start,
            end: end + scheme.length,
          }),
        ]
  },
  examples: [
    { url: '<a href="«https://»https://example.com/">Example</a>' },
    { url: '<a href="«http://»https//example.com/">Example</a>' },
  ],
})
