import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { replaceSpan } from '../../repair/repairs/replace-span.ts'

export const bracketedUrl = Object.freeze<IssueDefinition>({
  code: 'document/bracketed-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#path-relative-scheme-less-url-string',
  since: '0.1.0',
  message: 'The URL is in brackets, so browsers read it as the name of a file.',
  why: 'The brackets are part of the URL. It is relative: browsers request it from the server of the current page, which has no such file.',
  notes: 'Markdown puts a URL in one pair of parentheses, and a definition in none.',
  repair: context => {
    const { input, issue } = context
    // One edit, because in Markdown brackets are only removed in pairs.
    const span = { start: issue.span.start, end: input.trimEnd().length }
    const url = input.slice(issue.span.end, span.end).replace(/[)\]]+$/, '')
    return [replaceSpan(context, 'Remove the brackets', url, span)]
  },
  examples: [
    { url: '<a href="«(»https://example.com/)">Example</a>' },
    { url: '[Example]\n\n[Example]: «[»https://example.com/]', language: 'markdown' },
  ],
})
