import type { Registry } from './reader.ts'

/** Matches the files from whose text GitHub begins a pull request or an issue. */
const template =
  /^(?:docs\/|\.github\/)?(pull_request|issue)_template(?:\/[^/]+\.md|\.md|\.markdown)$/i

/**
 * GitHub copies a template into the text of a pull request or an issue and changes none of its links, so that they start
 * at `/ada/engine/pull/1`. The templates of a repository named `.github` are for all repositories of their owner.
 */
export const forgeForms: Registry = {
  readersOf(document, { repository }) {
    const kind = template.exec(document)?.[1]?.toLowerCase()
    const { host, name } = repository
    if (kind === undefined || host !== 'github.com' || name.endsWith('/.github')) return []
    const isIssue = kind === 'issue'
    const base = `https://${host}/${name}/${isIssue ? 'issues' : 'pull'}/1`
    return [
      {
        title: `the page of ${isIssue ? 'an issue' : 'a pull request'}`,
        home: 'the page of the file',
        repository,
        follow: ({ text }) => ({ kind: 'address', text, base }),
      },
    ]
  },
}
