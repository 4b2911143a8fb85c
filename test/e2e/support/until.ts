const patience = 60_000

/** Waits until something holds; an exception counts as "not yet". Says what it waited for. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  limit = patience,
): Promise<void> {
  const end = Date.now() + limit
  let last: unknown
  while (Date.now() < end) {
    try {
      if (await holds()) return
    } catch (error) {
      last = error
    }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`waited in vain until ${what}${last === undefined ? '' : ` (${last})`}`)
}
