import type { IssueDefinition } from '../../contract/issue-definition.ts'

export const truncatedData: IssueDefinition = Object.freeze<IssueDefinition>({
  code: 'document/truncated-data',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://fetch.spec.whatwg.org/#data-url-processor',
  since: '0.1.0',
  message: 'This `#` ends the data of the `data:` URL, and the rest is a fragment.',
  why: 'Browsers load the data without the rest. They do not show an SVG image that is cut off.',
  notes:
    "hreflint reports this if the rest contains markup, as in `<svg fill='#fff'>`. Write a color with `%23` or by its name. hreflint does not report a fragment that names a part of an image (`#icon`).",
  repair: ({ input, issue }) => {
    const places = [...input.matchAll(/#/g)].filter(({ index }) => index >= issue.span.start)
    const title =
      places.length === 1
        ? 'Percent-encode as %23'
        : `Percent-encode as %23 in all ${places.length} places`
    const edits = places.map(({ index }) => ({
      span: { start: index, end: index + 1 },
      text: '%23',
    }))
    return [{ title, edits }]
  },
  examples: [
    { url: '<img src="data:image/svg+xml,<svg fill=\'«#»fff\'><g/></svg>" alt="Nothing">' },
    { url: '<style>a { background: url("data:image/svg+xml,%3Cg fill=\'«#»fff\'/%3E") }</style>' },
  ],
})
