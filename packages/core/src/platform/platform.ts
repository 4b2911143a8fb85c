/** The part of the package `tr46` that is used. UTS 46 processing that does not say which error it found. */
export interface Tr46 {
  toASCII(domain: string, options: Tr46Options): string | null
  toUnicode(domain: string, options: Tr46Options): { domain: string; error: boolean }
}

export interface Tr46Options {
  readonly checkHyphens?: boolean
  readonly checkBidi?: boolean
  readonly checkJoiners?: boolean
  readonly useSTD3ASCIIRules?: boolean
  readonly verifyDNSLength?: boolean
  readonly transitionalProcessing?: boolean
  readonly ignoreInvalidPunycode?: boolean
}

/** UTS 46 processing of domains of any length, with its tables: `uts46/index.ts`. */
export type Uts46 = typeof import('../uts46/index.ts')

/**
 * The part of the package `@exodus/bytes` that is used: "percent-encode after encoding" for legacy
 * encodings, and their decoders.
 */
export interface LegacyEncodings {
  /** Returns the name of the encoding with a label; null if there is none. */
  labelToName(label: string): string | null
  /**
   * @param spaceAsPlus whether a space becomes `+`
   * @throws RangeError for a label that the Encoding Standard does not know
   */
  percentEncodeAfterEncoding(
    label: string,
    input: string,
    percentEncodeSet: string,
    spaceAsPlus?: boolean,
  ): string
  /** The decoder of an encoding; it throws for the label of `replacement`. */
  readonly TextDecoder: new (
    label: string,
    options: { readonly ignoreBOM: boolean },
  ) => { decode(octets: Uint8Array): string }
}

/**
 * Tables and packages that core loads only when a URL needs them. The import `#platform` chooses how:
 * for Node, for a bundler, or for other hosts.
 */
export interface Platform {
  loadUts46(): Uts46
  loadLegacyEncodings(): LegacyEncodings
  /** Sets the encodings on a host that cannot load them. */
  provideLegacyEncodings?(encodings: LegacyEncodings): void
}
