/** Null where the program refuses the URL; else scheme, user, password, host, port and target. */
export type Answer =
  | readonly [
      scheme: string | null,
      user: string | null,
      password: string | null,
      host: string | null,
      port: number | null,
      target: string,
    ]
  | null

export const drivers: Readonly<Record<string, object>>
export function versionOf(name: string): string | null
export function askProgram(name: string, urls: readonly string[]): readonly Answer[]
