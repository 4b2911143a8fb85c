import type { IssueDefinition } from '../contract/issue-definition.ts'
import { encodeAmpersand } from './repairs/encode-ampersand.ts'
import { encodePassword } from './repairs/encode-password.ts'
import { encodePercent } from './repairs/encode-percent.ts'
import { encodePlus } from './repairs/encode-plus.ts'
import { encodeUserName } from './repairs/encode-user-name.ts'
import { moveCredentials } from './repairs/move-credentials.ts'
import { writeMeant } from './repairs/write-meant.ts'

/** An issue of a connection string, without the parts that differ between specifications. */
type Mistake = Pick<IssueDefinition, 'kind' | 'message' | 'why' | 'notes' | 'repair'>

/** All issues of connection strings, by name. */
export const connectionMistakes = {
  'unescaped-delimiter-in-password': {
    kind: 'parse-exception',
    message:
      'The password contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: `The delimiter ends the password. The driver rejects the string with an error such as "invalid port number", "invalid userinfo", "Password contains unescaped characters" or ERR_INVALID_URL.`,
    notes:
      'The suggestion percent-encodes the text between the first `:` and the last `@`. Passwords from `openssl rand -base64` often contain a `/`.',
    repair: encodePassword,
  },
  'password-read-as-port': {
    kind: 'conformance-error',
    message:
      'The password contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: 'No driver rejects the string. The program connects to a host named after the user, and the rest of the password becomes the database name, which logs and error messages show.',
    notes:
      'An error by default, because the string names a different server. Not reported if what the driver reads as the host contains a dot or is `localhost` or an IP address, or if what it reads as the port is the usual port.',
    repair: encodePassword,
  },
  'password-read-as-host': {
    kind: 'conformance-error',
    message:
      'The password contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: 'No driver rejects the string. The program looks up a host whose name contains part of the password.',
    notes: 'An error by default, because the string names a different server.',
    repair: encodePassword,
  },
  'ambiguous-delimiter-in-password': {
    kind: 'conformance-error',
    message: 'The password contains {{delimiter}}, which is not percent-encoded: {{reading}}.',
    why: 'Programs that share a connection string often use different drivers. One finds the server, another fails or connects to a different one.',
    repair: encodePassword,
  },
  'unescaped-character-in-password': {
    kind: 'conformance-error',
    message: 'The password contains {{text}}, which is not percent-encoded.',
    why: 'A URI cannot contain this character. This driver accepts it, but others do not: drivers written in Go report "invalid userinfo".',
    repair: encodePassword,
  },
  'unescaped-plus': {
    kind: 'conformance-error',
    message: 'The {{component}} contains a `+`, which {{reader}} reads as a space.',
    why: 'Other drivers keep the `+`, so the login fails with one of them.',
    notes:
      'Passwords from `openssl rand -base64` often contain a `+`. Python’s `quote_plus`, which PyMongo recommends, writes a space as `+`: only the author knows which of the two was meant.',
    repair: encodePlus,
  },
  'password-ends-early': {
    kind: 'conformance-error',
    message: 'The password ends at the `&`, but what follows it is no property.',
    why: 'The driver ignores the rest of the password, and the login fails.',
    repair: encodeAmpersand,
  },
  'credentials-before-host': {
    kind: 'parse-exception',
    message: 'The driver reads no {{what}} before the host.',
    why: 'It takes them for a part of the host or the port, with an error such as "No suitable driver found" or UnknownHostException.',
    repair: moveCredentials,
  },
  'stray-percent-in-password': {
    kind: 'parse-exception',
    message: 'The password contains a `%` that is not followed by two hexadecimal digits.',
    why: 'A `%` starts a percent-encoded byte. The driver rejects the string, with an error such as "URI malformed" or "invalid percent-encoded token".',
    repair: encodePercent,
  },
  'stray-percent': {
    kind: 'parse-exception',
    message: 'The {{component}} contains a `%` that is not followed by two hexadecimal digits.',
    why: 'A `%` starts a percent-encoded byte. The driver rejects the string, with an error such as "URI malformed" or "invalid percent-encoded token".',
    repair: encodePercent,
  },
  'escape-not-utf8': {
    kind: 'parse-exception',
    message: 'The {{component}} contains percent-encoded bytes that are not UTF-8.',
    why: 'The driver decodes UTF-8 and rejects the string, with an error such as "URI malformed".',
  },
  'nul-character': {
    kind: 'parse-exception',
    message: 'The {{component}} contains `%00`.',
    why: 'A value cannot contain the character U+0000, so the driver rejects the string.',
  },
  'unescaped-delimiter-in-user-name': {
    kind: 'parse-exception',
    message: 'The user name contains {{delimiter}}, which is not percent-encoded.',
    why: 'The driver rejects the string, with an error such as "Username contains unescaped characters" or "invalid port number".',
    repair: encodeUserName,
  },
  'user-name-read-as-host': {
    kind: 'conformance-error',
    message:
      'The user name contains {{delimiter}}, which is not percent-encoded: the driver {{reading}}.',
    why: 'No driver rejects the string. The program looks up a host named after the start of the user name, and ignores the rest.',
    notes: 'An error by default, because the string names a different server.',
    repair: encodeUserName,
  },
  'ambiguous-delimiter-in-user-name': {
    kind: 'conformance-error',
    message: 'The user name contains {{delimiter}}, which is not percent-encoded: {{reading}}.',
    why: 'Programs that share a connection string often use different drivers. One finds the server, another looks up a host named after the start of the user name.',
    repair: encodeUserName,
  },
  'user-name-missing': {
    kind: 'parse-exception',
    message: 'The user name before the `@` is empty.',
    why: 'The driver rejects the string, with an error such as "URI contained empty userinfo section".',
  },
  'host-missing': {
    kind: 'parse-exception',
    message: 'The host is missing.',
    why: 'The driver has no server to connect to and rejects the string.',
  },
  'host-invalid': {
    kind: 'parse-exception',
    message: 'The host contains {{text}}, which is not allowed here.',
    why: 'The driver finds no valid name or address of a server and rejects the string.',
  },
  'port-invalid': {
    kind: 'parse-exception',
    message: 'The port is not a number from 1 to 65535.',
    why: 'The driver rejects the string, with an error such as "invalid port number". Often the cause is a password that is not percent-encoded.',
  },
  'port-parameter-invalid': {
    kind: 'parse-exception',
    message: 'The parameter {{name}} is not a number from 1 to 65535.',
    why: 'It takes precedence over the port before the path. The driver rejects the string, with an error such as \'invalid integer value "abc" for connection option "port"\'.',
  },
  'unmatched-ports': {
    kind: 'parse-exception',
    message: 'The number of ports is {{ports}}, but that of hosts is {{hosts}}.',
    why: 'A list of ports has one for each host, or one for all; in the hosts before the path, each has its own, which may be empty. The driver rejects the string, with an error such as "could not match 3 port numbers to 2 hosts".',
  },
  'empty-host': {
    kind: 'conformance-error',
    message: 'A host in the list is empty, which means the server on the same machine.',
    why: 'A comma too many makes the driver try the local socket when the other hosts do not answer.',
  },
  'several-hosts': {
    kind: 'parse-exception',
    message: 'The string contains more than one host, but {{scheme}} allows only one.',
    why: 'The DNS record of the host lists the servers. The driver rejects the string, with the error "mongodb+srv URI cannot have multiple service names".',
  },
  'port-with-service-name': {
    kind: 'parse-exception',
    message: 'The string contains a port, which is not allowed with {{scheme}}.',
    why: 'The ports are in the DNS record of the host. The driver rejects the string, with an error such as "mongodb+srv URI cannot have port number".',
  },
  'wrong-scheme': {
    kind: 'parse-exception',
    message: 'The driver does not know the scheme {{found}}{{question}}.',
    why: 'The driver rejects the string, with an error such as "Invalid scheme, expected connection string to start with …".',
    repair: writeMeant,
  },
  'missing-scheme': {
    kind: 'parse-exception',
    message: 'The string does not start with a scheme and `://`.',
    why: 'The driver rejects the string or reads all of it as a path.',
  },
  'parameter-without-value': {
    kind: 'parse-exception',
    message: 'The parameter {{name}} has no `=`.',
    why: 'The driver rejects the string, with an error such as "missing key/value separator".',
  },
  'second-equals-sign': {
    kind: 'parse-exception',
    message: 'The parameter {{name}} has a second `=`.',
    why: 'The driver rejects the string, with an error such as "extra key/value separator".',
  },
  'unknown-parameter': {
    kind: 'conformance-error',
    message: 'The driver does not know the parameter {{name}}{{question}}.',
    why: 'Some drivers reject the string. Others ignore the parameter.',
    repair: writeMeant,
  },
  'unknown-value': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} has the unknown value {{value}}{{question}}.',
    why: 'Some drivers reject the string, with an error such as \'invalid sslmode value: "requre"\'. Others ignore the parameter.',
    repair: writeMeant,
  },
  'deprecated-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} is deprecated. Its new name is {{meant}}.',
    why: 'Drivers warn about it, and newer ones ignore it.',
    repair: writeMeant,
  },
  'repeated-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} occurs twice.',
    why: 'Drivers warn and use one of the two values.',
  },
  'empty-parameter': {
    kind: 'conformance-error',
    message: 'The parameter {{name}} has no value.',
    why: 'Drivers warn and ignore it.',
  },
  'property-without-value': {
    kind: 'conformance-error',
    message: 'A property of {{name}} has no colon and no value.',
    why: 'A comma ends a property, even a percent-encoded one. Drivers warn and ignore the property.',
  },
} as const satisfies Readonly<Record<string, Mistake>>

export type ConnectionMistake = keyof typeof connectionMistakes
