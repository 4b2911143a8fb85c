import type { EmbeddedUrl } from '@hreflint/documents'
import { spaceInDestination } from '../../issues/space-in-destination.ts'
import { JudgedUrl } from '../../judge/judged-url.ts'
import type { DocumentUrlOptions } from '../../url-options.ts'
import type { Severity } from '../finding.ts'
import { UrlFinding } from '../url-finding.ts'

/** Reports what was meant as a link and is shown as text, because its destination contains a space. */
export function findUnreadLinks(
  urls: readonly EmbeddedUrl[],
  optionsFor: DocumentUrlOptions,
  severity: Severity,
): readonly UrlFinding[] {
  const { code, kind, specName } = spaceInDestination
  return urls.map(url => {
    const start = url.text.search(/[ \t]/)
    const end = start + (/^[ \t]+/.exec(url.text.slice(start))?.[0].length ?? 0)
    const issue = { code, kind, specName, span: { start, end }, params: {} }
    // What nothing reads is not final, so a person decides.
    const judged = new JudgedUrl(url, optionsFor.of(url), () => true)
    return new UrlFinding(issue, judged, severity, [])
  })
}
