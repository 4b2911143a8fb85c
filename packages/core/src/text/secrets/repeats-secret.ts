/** Parts of a secret that are shorter may be shown. */
const shortest = 4

/** Whether a text has a part of a secret that is long enough to tell something about it. */
export function repeatsSecret(secret: string, text: string): boolean {
  const [all, other] = [secret.toLowerCase(), text.toLowerCase()]
  for (let at = 0; at + shortest <= other.length; at += 1) {
    if (all.includes(other.slice(at, at + shortest))) return true
  }
  return false
}
