/** A server of a connection string. */
export interface ConnectionHost {
  /** Null if none is written: the driver has a default. */
  readonly host: string | null
  readonly port: string | null
}

/**
 * What a connection string says, as its driver reads it: percent-decoded, and with what its
 * parameters say about these parts. A part is null if the string does not have it.
 */
export interface Connection {
  readonly user: string | null
  readonly password: string | null
  readonly hosts: readonly ConnectionHost[]
  readonly database: string | null
  /** In the order in which they are written; those that name a part above are left out. */
  readonly parameters: readonly (readonly [name: string, value: string])[]
}
