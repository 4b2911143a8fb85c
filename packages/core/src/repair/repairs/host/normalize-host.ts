import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'

/** Writes the host as the specification serializes it: `127.0.0.1`, `[::1]`, `example.com`. */
export const normalizeHost: Repair = context => {
  const { host } = context.result.components
  const normal = context.result.url?.host ?? null
  if (host === null || normal === null) return []
  return [replaceSpan(context, titleForHost(normal), normal, host)]
}

/** Returns a title that shows the host, unless the host is too long. */
export function titleForHost(host: string): string {
  if (host === '') return 'Remove the host'
  return host.length > 64 ? 'Normalize the host' : `Replace the host with ${host}`
}
