// "Four shortest possible strings of ASCII digits, representing a decimal number in the range 0 to
// 255, inclusive, separated from each other by U+002E (.)."
const byte = '(?:0|[1-9][0-9]?|1[0-9][0-9]|2[0-4][0-9]|25[0-5])'
const ipv4Address = new RegExp(`^${byte}(?:\\.${byte}){3}$`)

/** Valid IPv4-address string: https://url.spec.whatwg.org/#valid-ipv4-address-string */
export function isValidIpv4Address(text: string): boolean {
  return ipv4Address.test(text)
}
