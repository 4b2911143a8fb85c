import { MissingPart } from './missing-part.ts'

type LongDomain = typeof import('#long-domain')

/** As in core. */
export const longestForPackage = 253

/** Stands in for `punycode/long-domain` of core in a page: hardly any URL has a host as long. */
let real: LongDomain | null = null

function loaded(): LongDomain {
  if (real !== null) return real
  throw new MissingPart('Punycode', async () => {
    real = await import('#long-domain')
  })
}

export const longDomainToAscii: LongDomain['longDomainToAscii'] = (...args) =>
  loaded().longDomainToAscii(...args)

export const longDomainToUnicode: LongDomain['longDomainToUnicode'] = (...args) =>
  loaded().longDomainToUnicode(...args)
