import type { Issue } from '../../contract/issue.ts'

/** `git+ssh://git@example.com/`: a user name alone, where the server asks for one. */
const withLoginName = /^[\0- ]*(?:[a-z][a-z\d.-]*\+)?(?:ssh|sftp)(?:\+[a-z]+)?:\/\/[^/?#\\@:]+@/i

/**
 * Whether an issue is about the user name for an SSH server. It is not a secret: the server needs it,
 * and there is no other way to write it.
 */
export function isLoginName({ code }: Issue, input: string): boolean {
  return code.endsWith('/credentials') && withLoginName.test(input)
}
