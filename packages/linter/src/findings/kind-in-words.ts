import type { IssueDefinition } from '@hreflint/core'

/** Returns one line that says what the kind of an issue means for the link. */
export function kindInWords({ code, kind }: Pick<IssueDefinition, 'code' | 'kind'>): string {
  if (code.startsWith('divergence/'))
    return 'A divergence: off by default; turn it on in "severities".'
  if (kind === 'broken-reference') {
    return 'A broken reference: the URL is well formed, but its target does not exist.'
  }
  if (code.startsWith('pattern/')) {
    return kind === 'parse-exception'
      ? 'A pattern of URLs that does not compile: what reads it rejects or skips it.'
      : 'A pattern of URLs that matches other URLs than its text suggests.'
  }
  return kind === 'parse-exception'
    ? 'A parse exception: browsers reject the URL, so the link does not work.'
    : 'A conformance error: browsers repair the URL, but the specification does not allow it.'
}
