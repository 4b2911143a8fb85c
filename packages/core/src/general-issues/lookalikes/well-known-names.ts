import { look } from './look.ts'

/** Names of sites that are imitated most: banks, payment, mail, shops, accounts, parcels. */
const names =
  'adobe airbnb alibaba aliexpress allegro amazon amex apple azure baidu bankofamerica barclays binance bing bitbucket ' +
  'blockchain booking capitalone chase chatgpt citibank cloudflare coinbase commerzbank debian discord docusign dropbox ebay ' +
  'epicgames etsy facebook fedex firefox gemini github gitlab gmail google hotmail hsbc icloud instagram intel kraken ' +
  'ledger linkedin mastercard metamask microsoft mozilla netflix nodejs nvidia office office365 openai opensea oracle ' +
  'outlook paypal pinterest playstation protonmail python reddit revolut roblox samsung santander shopify skype slack ' +
  'snapchat spotify steam steamcommunity steampowered stripe telegram tiktok trezor tumblr twitch twitter uber ubuntu usps ' +
  'visa vodafone wellsfargo westernunion whatsapp wikipedia wordpress xbox yahoo yandex youtube zoom'

let byLook: ReadonlyMap<string, string> | null = null

/** Returns the well-known name that a name looks like, though it is written in other letters; null if there is none. */
export function wellKnownNameLike(name: string): string | null {
  byLook ??= new Map(names.split(' ').map(each => [look(each), each]))
  return byLook.get(look(name)) ?? null
}
