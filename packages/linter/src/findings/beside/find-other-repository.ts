import { hide, mentionShown } from '@hreflint/core/internal'
import type { EmbeddedUrl } from '@hreflint/documents'
import { otherRepository } from '../../issues/other-repository.ts'
import type { Finding, Severity } from '../finding.ts'
import { placeFinding } from '../place-finding.ts'

/** What makes npm compare the letter case: a statement of where the package was built. */
const provenance = /"provenance"\s*:\s*true/

/** Reports a `repository` in `package.json` that differs from the repository of the checkout. */
export function findOtherRepository(
  { text, map, site }: EmbeddedUrl,
  { remote, text: manifest }: { readonly remote: string; readonly text: string },
  severity: Severity,
): Finding | null {
  if (!/^repository(?:\.url)?$/.test(site.property ?? '')) return null
  const [written, cloned] = [repositoryOf(text), repositoryOf(remote)]
  if (written === null || cloned === null || !isOther(written, cloned)) return null
  const isSame = written.path.toLowerCase() === cloned.path.toLowerCase()
  if (isSame && !provenance.test(manifest)) return null
  const params = {
    written: mentionShown(hide(written.path)),
    remote: mentionShown(hide(cloned.path)),
  }
  const span = map.toSourceSpan({ start: 0, end: text.length })
  return placeFinding({ definition: otherRepository, severity, span, url: text, map, params })
}

interface RepositoryAddress {
  readonly host: string
  /** `owner/name`. */
  readonly path: string
}

/**
 * Parses `https://host/owner/name.git`, `git@host:owner/name`, `git+ssh://git@host/owner/name`;
 * null for others.
 */
function repositoryOf(address: string): RepositoryAddress | null {
  const found =
    /^(?:git\+)?[a-z]+:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?[/:](.+)$/.exec(address) ??
    /^(?:[^/@:]*@)?([^/:]+):(?!\/)(.+)$/.exec(address)
  const [, host = '', rest = ''] = found ?? []
  const path = rest
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
  return /^[\w.-]+(?:\/[\w.-]+)+$/.test(path) ? { host: host.toLowerCase(), path } : null
}

/**
 * Whether the written repository is wrong, and not a fork (a different owner) or a mirror (a
 * different host) of the cloned one.
 */
function isOther(written: RepositoryAddress, cloned: RepositoryAddress): boolean {
  if (written.host !== cloned.host || written.path === cloned.path) return false
  const [one, other] = [written.path.toLowerCase(), cloned.path.toLowerCase()]
  return one === other || one.replace(/.*\//, '') !== other.replace(/.*\//, '')
}
