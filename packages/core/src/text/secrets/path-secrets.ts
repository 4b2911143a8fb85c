import type { Span } from '../span.ts'

/** Addresses of services that anybody can post to who knows them, up to the part that nobody can guess. */
const secretAddress =
  /(?<=\/bot\d{5,20}:)[\w-]{20,100}|(?<=hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/)[\w/-]{10,200}|(?<=\/api\/webhooks\/\d{5,25}\/)[\w-]{20,100}|(?<=\.webhook\.office\.com\/webhookb2\/)[\w@/-]{20,300}/gi

/** Returns the parts of paths that are as secret as a password. */
export function pathSecrets(text: string): readonly Span[] {
  return Array.from(text.matchAll(secretAddress), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}
