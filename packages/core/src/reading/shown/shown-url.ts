import { type ComponentName, type Components, componentNames } from '../../contract/components.ts'
import type { Connection } from '../../contract/connection.ts'
import type { ParsedUrl } from '../../contract/parse-result.ts'
import { percentDecodeUtf8 } from '../../generic-syntax/characters/percent-decode-utf8.ts'
import type { BaseOptions } from '../reading.ts'
import { hide, MaskedText } from '../../text/secrets/masked-text.ts'
import { secretName } from '../../text/secrets/parameter-secrets.ts'
import { repeatsSecret } from '../../text/secrets/repeats-secret.ts'
import { mask, ownText, type ShownText } from '../../text/secrets/shown-text.ts'

/** A parsed URL as it may be shown. */
export type ShownUrl = ParsedUrl &
  ShownParts & { readonly href: ShownText | null; readonly path: ShownText }

/** A reading of a URL, and what it was read from. */
export interface ReadText {
  readonly url: ParsedUrl
  readonly components: Components
  readonly input: string
  readonly base?: BaseOptions['base']
  /** Whether the user name is hidden too. */
  readonly hidesUser?: boolean
}

/**
 * Hides the secrets of a parsed URL, including parts of them that were read as something else. In
 * `postgres://ada:12/pw@db/x`, these are the port and the path.
 */
export function shownUrl(reading: ReadText): ShownUrl {
  const { url } = reading
  const part = partHider(reading)
  const parts = {
    scheme: part('scheme', url.scheme),
    username: part('username', url.username),
    password: part('password', url.password),
    host: part('host', url.host),
    port: part('port', url.port),
    path: part('path', url.path),
    query: part('query', url.query),
    fragment: part('fragment', url.fragment),
  }
  const isShown = componentNames.every(name => parts[name] === url[name])
  const { connection } = url
  return {
    ...url,
    ...parts,
    path: parts.path ?? hide(''),
    href: url.href === null ? null : isShown ? hide(url.href) : joinedParts(parts, url.href),
    ...(connection === undefined ? {} : { connection: shownConnection(connection, part) }),
  }
}

type ShownParts = Readonly<Record<ComponentName, ShownText | null>>

type HidePart = (name: ComponentName, value: string | null) => ShownText | null

/** Returns the function that hides a component if it has part of a secret. */
function partHider({ url, components, input, base, hidesUser }: ReadText): HidePart {
  const written = MaskedText.ofUrl(input)
  const ofBase = typeof base === 'string' ? MaskedText.ofUrl(base).hidden : []
  const secrets = [
    ...written.hidden.map(({ start, end }) => input.slice(start, end)),
    ...ofBase.map(({ start, end }) => String(base).slice(start, end)),
  ]
  // If the reading has found the only secret, no other part has any of it.
  const isFound =
    secrets.length === 0 ||
    (secrets.length === 1 && url.password !== null && decoded(url.password) === decoded(secrets[0]))
  const isOfBase = ofBase.length > 0 && !isFound && components.host === null
  return (name, value) => {
    if (value === null || value === '') return value as ShownText | null
    if (name === 'password' || (name === 'username' && hidesUser === true)) return mask
    if (isOfBase && name !== 'scheme') return mask
    const span = components[name]
    const isWithin =
      name === 'query' && span !== null && written.hidden.some(one => one.start > span.start)
    if (span === null ? !isFound && name !== 'scheme' : written.overlaps(span) && !isWithin) {
      return mask
    }
    // Not every specification reads the parts where the components are.
    const isElsewhere = span !== null && !areSameText(value, input.slice(span.start, span.end))
    if (isElsewhere && secrets.some(secret => repeatsSecret(secret, value))) return mask
    if (name !== 'query') return hide(value)
    const shown = hide(`?${value}`).slice(1) as ShownText
    // A link that was shared is masked already.
    const isMissed = shown === value && !secrets.every(secret => secret === mask)
    return isWithin && span !== null && written.overlaps(span) && isMissed ? mask : shown
  }
}

function areSameText(one: string, other: string): boolean {
  return decoded(one).toLowerCase() === decoded(other).toLowerCase()
}

function decoded(text = ''): string {
  return percentDecodeUtf8(text) ?? text
}

/** Joins components to a URL. @param href The same URL with its secrets. */
function joinedParts(
  { scheme, username, password, host, port, path, query, fragment }: ShownParts,
  href: string,
): ShownText {
  const secret = password === null ? '' : `:${password}`
  const userinfo = username || password ? `${username ?? ''}${secret}@` : ''
  const hasHost = host !== null && (host !== '' || /^[^:]*:\/\//.test(href))
  const authority = hasHost ? `//${userinfo}${host}${port === null ? '' : `:${port}`}` : ''
  return ownText(
    `${scheme === null ? '' : `${scheme}:`}${authority}${path ?? ''}${
      query === null ? '' : `?${query}`
    }${fragment === null ? '' : `#${fragment}`}`,
  )
}

function shownConnection(
  { user, password, hosts, database, parameters }: Connection,
  part: HidePart,
): Connection {
  const isQueryHidden = part('query', 'x') === mask
  return {
    user: part('username', user),
    password: part('password', password),
    hosts: hosts.map(({ host, port }) => ({ host: part('host', host), port: part('port', port) })),
    database: part('path', database),
    parameters: parameters.map(([name, value]) => [
      isQueryHidden ? mask : name,
      isQueryHidden || secretName.test(name)
        ? mask
        : hide(`?${name}=${value}`).slice(name.length + 2),
    ]),
  }
}
