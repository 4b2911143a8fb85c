import { expectProposals } from '../../support/expect-proposals.ts'

const spaces = (count: number) => '\\u0020'.repeat(count)
const longestHost = 9 * 253
const longHost = `a..${'b'.repeat(longestHost - 3)}`
const labels = `${'a'.repeat(60)}.${'b'.repeat(2)}`

// A host that is too long to be one is not repaired, and one that is too long to be read is not shown.
expectProposals(`
http://${longHost}/
  domain-too-long
  domain-empty-label
    ! Normalize the host, which leads to http://a.${'b'.repeat(38)}…${'b'.repeat(40)}/  http://${longHost.replace('..', '.')}/
  domain-label-too-long
http://${longHost}b/
  domain-too-long
  domain-empty-label
  domain-label-too-long
http://.${labels}b/
  domain-empty-label
    ! Replace the host with ${labels}b  http://${labels}b/
http://.${labels}bc/
  domain-empty-label
    ! Normalize the host, which leads to http://${labels}bc/  http://${labels}bc/
`)

// Indentation after a line break is removed with it up to 200 characters.
expectProposals(`
http://a/b\\n${spaces(199)}c
  tab-or-newline
    ! Remove the line break and the spaces  http://a/bc
  unescaped-space
    ! Remove the line break and the spaces  http://a/bc
http://a/b\\n${spaces(200)}c  http://a/b${'%20'.repeat(200)}c
  tab-or-newline
    = Remove it  http://a/b${spaces(200)}c
  unescaped-space
    = Percent-encode them  http://a/b\\n${'%20'.repeat(200)}c
`)

// The scheme of a text of more than 2,000 characters is not guessed.
expectProposals(`
a.com/${'b'.repeat(1994)}
  missing-scheme
    ! Add https://  https://a.com/${'b'.repeat(1994)}
a.com/${'b'.repeat(1995)}
  missing-scheme
`)
