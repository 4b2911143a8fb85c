import fc from 'fast-check'

/** What an author means by a connection string. */
export interface Meant {
  readonly user: string
  readonly password: string
  readonly host: string
  readonly port: string
  readonly database: string
}

const name = fc.stringMatching(/^[a-z][a-z0-9_-]{0,7}$/)
const delimiter = fc.constantFrom(...'/?#@:%[]&=+,;$!*\'()~^|`{}<>"\\'.split(''))
const passwordCharacter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdefXYZ0123456789-_.'.split('')) },
  { weight: 2, arbitrary: delimiter },
  { weight: 1, arbitrary: fc.constantFrom('é', '日', '☕', '💩', ' ') },
)
/** A text that is an escape, or nearly one, cannot be told from what somebody has encoded. */
const withEscapes = fc
  .array(fc.oneof(passwordCharacter, fc.constantFrom('%2F', '%zz', '%4', '%FF')), {
    minLength: 1,
    maxLength: 14,
  })
  .map(units => units.join(''))

/** Random passwords, as generators of passwords and `openssl rand -base64` make them. */
export const password: fc.Arbitrary<string> = fc.oneof(
  fc.array(passwordCharacter, { minLength: 1, maxLength: 14 }).map(units => units.join('')),
  fc.base64String({ minLength: 8, maxLength: 24 }),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter(text => !/[\0-\x1F\x7F]/.test(text)),
)

export const meant: fc.Arbitrary<Meant> = meantWith(password)

/** The same, some with escapes in the password. */
export const meantWithEscapes: fc.Arbitrary<Meant> = meantWith(fc.oneof(password, withEscapes))

function meantWith(password: fc.Arbitrary<string>): fc.Arbitrary<Meant> {
  return fc.record({
    user: name,
    password,
    host: fc.oneof(name, fc.constantFrom('db.example', '10.0.0.1', 'localhost')),
    port: fc.constantFrom('', '5432', '27018', '1', '65535'),
    database: fc.constantFrom('1', '0', '12'),
  })
}

/** The string, with the password as `write` has it. */
export function written(
  scheme: string,
  { user, password, host, port, database }: Meant,
  write: (password: string) => string = text => text,
): string {
  return `${scheme}://${user}:${write(password)}@${host}${port === '' ? '' : `:${port}`}/${database}`
}
