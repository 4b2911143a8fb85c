import type { FoundIssue } from '../../../contract/pattern.ts'

const origin = String.raw`https?:\/\/[\w.*:-]+\/?`
const source = String.raw`(?:'(?:self|none|src)'|\*|${origin})`
const directive = String.raw`[a-z]+(?:-[a-z]+)*(?:\s+${source})+`
const policy = new RegExp(String.raw`^\s*${directive}(?:\s*;\s*${directive})*\s*;?\s*$`)

/** Finds a policy that is written as `Feature-Policy` was: `geolocation 'none'; camera 'self'`. */
export function legacyPolicy(text: string): FoundIssue | null {
  if (text.includes('=') || !policy.test(text)) return null
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  const directives = text.split(';').flatMap(part => rewritten(part.trim().split(/\s+/)))
  const isCertain = !text.includes("'src'")
  const edits = [{ span: { start, end }, text: directives.join(', ') }]
  const fixes = isCertain ? [{ title: 'Write it as Permissions-Policy', edits }] : []
  return { code: 'policy-legacy-syntax', start, end, fixes }
}

function rewritten([name = '', ...sources]: readonly string[]): readonly string[] {
  if (name === '') return []
  if (sources.includes('*')) return [`${name}=*`]
  const values = sources
    .filter(one => one !== "'none'")
    .map(one => (one.startsWith("'") ? one.slice(1, -1) : `"${one.replace(/\/$/, '')}"`))
  return [`${name}=(${values.join(' ')})`]
}
