import type { Issue } from '@hreflint/core'
import { identityMap, nearNames } from '@hreflint/core/internal'
import type {
  DocumentLabels,
  EmbeddedUrl,
  Label,
  LocatedDocument,
  UrlSite,
  UsedLabel,
} from '@hreflint/documents'
import { JudgedUrl } from '../../judge/judged-url.ts'
import type { DocumentUrlOptions } from '../../url-options.ts'
import type { Severity } from '../finding.ts'
import { UrlFinding } from '../url-finding.ts'

const site: UrlSite = Object.freeze({ kind: 'markdown', property: 'label', syntax: 'url' })

/** Matches HTML with Markdown in it, from which kramdown and Python-Markdown read the rest of a document in another way. */
const markdownInHtml = /<[a-z][^<>]*\smarkdown\s*[=>]/i

/** Matches the beginning of an item of a list, in which a bracket opens. */
const beginsItem = /(?:^|\n)[ \t>]*(?:[-*+]|\d+[.)])[ \t]+\[$/

/** Whether brackets are tags, as in a list of changes: `* [ENHANCEMENT][ui] Show …`. */
function isTag(text: string, { content }: UsedLabel): boolean {
  const before = text.slice(Math.max(0, content.start - 40), content.start)
  return beginsItem.test(before) && text.charAt(content.start) !== '`'
}

/** What is known of the labels of a document besides its text. */
export interface LabelOptions {
  readonly text: string
  readonly languageId: string
  readonly optionsFor: DocumentUrlOptions
  readonly severityFor: (issue: Pick<Issue, 'code' | 'kind'>) => Severity | null
  /** Whether plugins of the generator define or use labels. */
  readonly areMore: boolean
}

/** Reports labels that nothing defines, and definitions that nothing names. */
export function findLabels(
  { labels, structure }: LocatedDocument,
  { text, languageId, optionsFor, severityFor, areMore }: LabelOptions,
): readonly UrlFinding[] {
  if (labels === undefined || areMore || markdownInHtml.test(text)) return []
  const report = (name: string, { span }: Label, candidates: readonly string[] = []) => {
    const code = `reference/${name}`
    const kind = 'broken-reference' as const
    const severity = severityFor({ code, kind })
    if (severity === null) return []
    const label = text.slice(span.start, span.end)
    const params = { label: label.replace(/\s+/g, ' ').trim(), candidates: candidates.join('\n') }
    const url: EmbeddedUrl = {
      text: label,
      map: identityMap(span.start),
      site,
      base: null,
      encoding: 'utf-8',
      holes: [],
      isName: true,
      escape: replacement => replacement,
    }
    const issue = { code, kind, specName: null, span: { start: 0, end: label.length }, params }
    // What is meant is for a person to say.
    return [new UrlFinding(issue, new JudgedUrl(url, optionsFor.of(url), () => true), severity, [])]
  }
  const meant = meanings(labels, text)
  // In MDX only a component adds something, and not to the Markdown around it.
  const hasIncludes = languageId !== 'mdx' && structure?.hasIncludes === true
  const undefinedUses = hasIncludes ? [] : labels.undefinedUses
  return [
    ...undefinedUses
      .filter(use => labels.definitions.length > 0 || !isTag(text, use))
      .flatMap(use => report('missing-definition', use, meant(use))),
    ...unused(labels).flatMap(definition => report('unused-definition', definition)),
  ]
}

/** The maximum number of different labels of a document that are compared with its definitions. */
const mostCompared = 50

/**
 * Returns a function that returns the label that was probably meant by one that nothing defines, as its definition writes it; nothing if there
 * is none.
 */
function meanings({ definitions }: DocumentLabels, text: string) {
  const written = new Map(
    definitions.map(({ name, span }) => [name, text.slice(span.start, span.end)]),
  )
  const known = new Map<string, readonly string[]>()
  return ({ name }: Label): readonly string[] => {
    const found = known.get(name)
    if (found !== undefined || known.size === mostCompared) return found ?? []
    // Labels that differ in a number are of other things: `rfc-1` and `rfc-2`.
    const others = [...written.keys()].filter(each => numbersIn(each) === numbersIn(name))
    const near = nearNames(name, others, 1, Math.ceil(name.length / 6))
    const labels = near.map(each => written.get(each) ?? each)
    known.set(name, labels)
    return labels
  }
}

const numbersIn = (name: string): string => name.replace(/\D+/g, ' ')

/** The definitions that nothing names. A file with nothing else is for others to include. */
function unused({ definitions, uses }: DocumentLabels): readonly Label[] {
  if (uses.length === 0 && definitions.length > 1) return []
  const names = new Set(uses.map(({ name }) => name))
  return definitions.filter(({ name }) => !names.has(name))
}
