/** Returns a size such as `20.0 MB`, `3 kB` or `12 bytes`. */
export function sizeInWords(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} kB` : `${bytes} bytes`
}
