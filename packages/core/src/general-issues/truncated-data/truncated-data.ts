import type { IssueDefinition } from '../../contract/issue-definition.ts'

export const truncatedData: IssueDefinition = Object.freeze<IssueDefinition>({
  code: 'document/truncated-data',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://fetch.spec.whatwg.org/#data-url-processor',
  since: '0.1.0',
  message: 'This `#` ends the data of the `data:` URL: the rest of it is a fragment.',
  why: 'Browsers load the data without the rest. An SVG image that is cut off is not shown at all.',
  notes:
    "hreflint reports it where the rest contains markup, as in `<svg fill='#fff'>`. A color has to be written with `%23`, or by its name. A fragment that names a part of an image (`#icon`) is left alone.",
  repair: ({ input, issue }) => {
    const places = [...input.matchAll(/#/g)].filter(({ index }) => index >= issue.span.start)
    const title =
      places.length === 1 ? 'Write as %23' : `Write as %23 in all ${places.length} places`
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
