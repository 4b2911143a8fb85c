import type { IssueDefinition } from '../contract/issue-definition.ts'
import { encodePassword } from './repairs/encode-password.ts'
import { encodePercent } from './repairs/encode-percent.ts'
import { encodeUserName } from './repairs/encode-user-name.ts'
import { writeMeant } from './repairs/write-meant.ts'

/** A mistake in a connection string, without what differs from specification to specification. */
type Mistake = Pick<IssueDefinition, 'kind' | 'message' | 'why' | 'notes' | 'repair'>

/** Every mistake of the family, by its name. */
export const connectionMistakes = {
  'unescaped-delimiter-in-password': {
    kind: 'parse-exception',
    message:
      'The password contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: `The delimiter ends the password. The driver refuses the string with an error such as "invalid port number", "invalid userinfo", "Password contains unescaped characters" or ERR_INVALID_URL.`,
    notes:
      'The suggestion takes what stands between the first `:` and the last `@` for the password, and percent-encodes it. A password that is written with `openssl rand -base64` has a `/` or a `+` more often than not.',
    repair: encodePassword,
  },
  'password-read-as-port': {
    kind: 'conformance-error',
    message:
      'The password contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: 'No driver objects. The program looks for a server that has the name of the user, and the rest of the password becomes the name of the database, which logs and error messages show.',
    notes:
      'An error by default: the string is read without complaint, and names another server. A host with dots, `localhost`, an IP address and the usual port are not reported.',
    repair: encodePassword,
  },
  'ambiguous-delimiter-in-password': {
    kind: 'conformance-error',
    message: 'The password contains {{delimiter}}, which is not percent-encoded: {{reading}}.',
    why: 'Programs that share a connection string do not share a driver. One of them finds the server, another fails or looks for a different one.',
    repair: encodePassword,
  },
  'unescaped-character-in-password': {
    kind: 'conformance-error',
    message: 'The password contains a character that is not percent-encoded and no URI can have.',
    why: 'The driver takes it, but others do not: those in Go, for example, report "invalid userinfo".',
    repair: encodePassword,
  },
  'stray-percent-in-password': {
    kind: 'parse-exception',
    message: 'The password contains a % that two hexadecimal digits do not follow.',
    why: 'A % begins the two digits of a character. The driver refuses the string, with an error such as "URI malformed" or "invalid percent-encoded token".',
    repair: encodePercent,
  },
  'stray-percent': {
    kind: 'parse-exception',
    message: 'The {{component}} contains a % that two hexadecimal digits do not follow.',
    why: 'A % begins the two digits of a character. The driver refuses the string, with an error such as "URI malformed" or "invalid percent-encoded token".',
    repair: encodePercent,
  },
  'escape-not-utf8': {
    kind: 'parse-exception',
    message: 'The {{component}} contains percent-encoded bytes that are not UTF-8.',
    why: 'The driver decodes UTF-8 and refuses the string, with an error such as "URI malformed".',
  },
  'nul-character': {
    kind: 'parse-exception',
    message: 'The {{component}} contains %00.',
    why: 'No value of a connection string can have the character U+0000, so the driver refuses the string.',
  },
  'unescaped-delimiter-in-user-name': {
    kind: 'parse-exception',
    message: 'The user name contains {{delimiter}}, which is not percent-encoded.',
    why: 'The driver refuses the string, with an error such as "Username contains unescaped characters".',
    repair: encodeUserName,
  },
  'user-name-missing': {
    kind: 'parse-exception',
    message: 'There is no user name before the @.',
    why: 'The driver refuses the string, with an error such as "URI contained empty userinfo section".',
  },
  'host-missing': {
    kind: 'parse-exception',
    message: 'There is no host where one has to be.',
    why: 'Without a host there is no server to connect to, and the driver refuses the string.',
  },
  'host-invalid': {
    kind: 'parse-exception',
    message: 'The host cannot have {{text}} here.',
    why: 'The driver cannot tell where the host ends, or finds no name that a server can have, and refuses the string.',
  },
  'port-invalid': {
    kind: 'parse-exception',
    message: 'The port is not a number from 1 to 65535.',
    why: 'The driver refuses the string, with an error such as "invalid port number". A password that is not percent-encoded is a frequent cause.',
  },
  'several-hosts': {
    kind: 'parse-exception',
    message: 'A string with {{scheme}} can have one host only.',
    why: 'The host names a DNS record that lists the servers. The driver refuses the string, with the error "mongodb+srv URI cannot have multiple service names".',
  },
  'port-with-service-name': {
    kind: 'parse-exception',
    message: 'A string with {{scheme}} cannot have a port.',
    why: 'The DNS record that the host names has the ports. The driver refuses the string, with an error such as "mongodb+srv URI cannot have port number".',
  },
  'wrong-scheme': {
    kind: 'parse-exception',
    message: 'The driver does not know the scheme {{found}}{{question}}.',
    why: 'The driver refuses the string, with an error such as "Invalid scheme, expected connection string to start with …".',
    repair: writeMeant,
  },
  'missing-scheme': {
    kind: 'parse-exception',
    message: 'There is no scheme with :// at the start.',
    why: 'The driver refuses the string, or takes all of it for a path or a file.',
  },
  'parameter-without-value': {
    kind: 'parse-exception',
    message: 'The parameter {{name}} has no =.',
    why: 'The driver refuses the string, with an error such as "missing key/value separator".',
  },
  'second-equals-sign': {
    kind: 'parse-exception',
    message: 'The parameter {{name}} has a second =.',
    why: 'The driver refuses the string, with an error such as "extra key/value separator".',
  },
  'unknown-parameter': {
    kind: 'conformance-error',
    message: 'The driver does not know the parameter {{name}}{{question}}.',
    why: 'Some drivers refuse the string, others ignore the parameter, so that what it was to set is not set.',
    repair: writeMeant,
  },
  'deprecated-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} is deprecated; its new name is {{meant}}.',
    why: 'Drivers warn about it, and new ones do not know it.',
    repair: writeMeant,
  },
  'repeated-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} is written twice.',
    why: 'Drivers warn, and take one of the two values.',
  },
  'empty-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} has no value.',
    why: 'Drivers warn, and set nothing.',
  },
  'property-without-value': {
    kind: 'conformance-error',
    message: 'A property of {{name}} has no colon and value.',
    why: 'A comma ends a property, also a percent-encoded one, and a colon ends its name. Drivers warn, and set nothing.',
  },
} as const satisfies Readonly<Record<string, Mistake>>

export type ConnectionMistake = keyof typeof connectionMistakes
