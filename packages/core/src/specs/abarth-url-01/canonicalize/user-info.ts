import type { IssueList } from '../../../generic-syntax/issue-list.ts'
import type { Part } from '../part.ts'
import { escapeCharacters } from './escape-characters.ts'

/**
 * Section 5.2, which leaves the allowed characters open: unreserved, sub-delims and "%". An empty
 * password loses its ":".
 */
export function canonicalizeUserInfo(
  username: Part | null,
  password: Part | null,
  issues: IssueList,
): { username: string; password: string } {
  return {
    username: username === null ? '' : escapeCharacters(username, 'username', isKept, issues),
    password: password === null ? '' : escapeCharacters(password, 'password', isKept, issues),
  }
}

function isKept(codePoint: number): boolean {
  return codePoint < 128 && /[A-Za-z0-9\-._~!$&'()*+,;=%]/.test(String.fromCharCode(codePoint))
}
