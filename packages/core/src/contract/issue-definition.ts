import type { Repair } from '../repair/repair.ts'
import type { IssueKind } from './issue.ts'

/** A tiny site, for an example of what is wrong with a reference. */
export interface ExampleSite {
  /** Path of the document that the example is. */
  readonly document: string
  /** The other files by path, with their text. */
  readonly files: Readonly<Record<string, string>>
  /** Id of the profile. Default: `files`. */
  readonly profile?: string
  readonly siteUrl?: string
  /** Paths of files that git does not track. */
  readonly untracked?: readonly string[]
  /** The address that the repository of the site was cloned from. */
  readonly remote?: string
}

/** An example of an issue; it is documentation and test at once. */
export interface Example {
  /** The URL with the span of the issue marked: `https://a/b« »c`. Empty marks: an insertion point. */
  readonly url: string
  /** Resolve against this base URL. */
  readonly base?: string
  /** Label of the document's encoding. Default: UTF-8. */
  readonly encoding?: string
  /** The URL after the first fix of the issue; absent if there is no fix. */
  readonly fixed?: string
  /** Names of the other issues that the URL has, of the same specification; in input order. */
  readonly also?: readonly string[]
  /** Id of the dialect, where `url` is a pattern of URLs. */
  readonly dialect?: string
  /** Id of the language of `url`, a document then. Default: `html`. */
  readonly language?: string
  /** The address that the repository of the document was cloned from. */
  readonly remote?: string
  /** Settings of the configuration without which the issue is not reported. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** The site that `url`, a document then, is part of. */
  readonly site?: ExampleSite
}

/** The definition of an issue. Each has a file in the `issues` folder of its specification, or a row in a table there. */
export interface IssueDefinition {
  /** `<spec>/<name>`; the name is a noun phrase that reads after "allow". */
  readonly code: string
  readonly kind: IssueKind
  readonly specName: string | null
  /** Link to the clause of the specification that is broken; null if no standard forbids it. */
  readonly clause: string | null
  /** The hreflint version that first reported it. */
  readonly since: string
  /**
   * What is wrong, one sentence. `{{text}}` stands for the marked characters, ready to be shown;
   * any other `{{name}}` is a parameter of the issue.
   */
  readonly message: string
  /** The consequence for the reader's page or user, one or two sentences. */
  readonly why: string
  /** Further remarks for the page of the code, in Markdown. */
  readonly notes?: string
  /** Proposes repairs, the best first. Their safety is not declared here: it is proved. */
  readonly repair?: Repair
  /**
   * Names of issues of the same specification from which this one only follows: `foldIssues` leaves it out where
   * their characters overlap.
   */
  readonly coveredBy?: readonly string[]
  /** Names of issues of the same specification that include this one if they touch it. */
  readonly partOf?: readonly string[]
  /**
   * Components in which every browser leaves the marked characters as they are: there `foldIssues` makes
   * one issue of them, `document/tolerated-character`. A `route` is a fragment that begins with `/` or `!`,
   * a `version` what follows an `@`.
   */
  readonly toleratedIn?: readonly ('path' | 'version' | 'query' | 'fragment' | 'route')[]
  /** A person mends all places of a URL at once, so that `foldIssues` makes one issue of any two. */
  readonly fixedAtOnce?: true
  readonly examples: readonly Example[]
  /** How to write right what no fix can write, since only the author knows what was meant. */
  readonly right?: RightExample
}

/** A URL, or a document for an issue of the place of a URL, without an issue. */
export type RightExample = Pick<Example, 'url' | 'base' | 'language'>

/** Gives the `defineIssue` of a specification, which puts the specification's id before each code. */
export function issuesOf(specId: string): (source: IssueDefinition) => IssueDefinition {
  return source => Object.freeze({ ...source, code: `${specId}/${source.code}` })
}
