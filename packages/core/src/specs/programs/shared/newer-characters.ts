/**
 * Characters by the version of Unicode that added them, after 13: ranges of hexadecimal code points, which include
 * code points that are still unassigned. Programs do not know what is newer than their tables.
 */
const added: readonly (readonly [version: number, ranges: string])[] = [
  [
    14,
    '61d 870-88e 890-891 898-89f 8b5 8c8-8d2 c3c c5d cdd 170d 1715-171f 180f 1ac1-1ace 1b4c 1b7d-1b7e ' +
      '1dfa 20c0 2c2f 2c5f 2e53-2e5d 9ffd-9fff a7c0-a7c1 a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7f4 fbc2 ' +
      'fd40-fd4f fdcf fdfe-fdff 10570-105bc 10780-107ba 10f70-10f89 11070-11075 110c2 116b9 11740-11746 ' +
      '11ab0-11abf 12f90-12ff2 16a70-16ac9 1aff0-1affe 1b11f-1b122 1cf00-1cfc3 1d1e9-1d1ea 1df00-1df1e ' +
      '1e290-1e2ae 1e7e0-1e7fe 1f6dd-1f6df 1f7f0 1f979 1f9cc 1fa7b-1fa7c 1faa9-1faac 1fab7-1faba ' +
      '1fac3-1fac5 1fad7-1fad9 1fae0-1fae7 1faf0-1faf6 2a6de-2a6df 2b735-2b738',
  ],
  [
    15,
    'cf3 ece 10efd-10eff 1123f-11241 11b00-11b09 11f00-11f59 1342f 13440-13455 1b132 1b155 ' +
      '1d2c0-1d2d3 1df25-1df2a 1e030-1e08f 1e4d0-1e4f9 1f6dc 1f774-1f776 1f77b-1f77f 1f7d9 1fa75-1fa77 ' +
      '1fa87-1fa88 1faad-1faaf 1fabb-1fabd 1fabf 1face-1facf 1fada-1fadb 1fae8 1faf7-1faf8 2b739 ' +
      '31350-31fff',
  ],
  [
    15.1,
    '88f 897 c5c cdc 1acf-1aeb 1b4e-1b4f 1b7f 1c89-1c8a 20c1 2427-2429 2b96 2ffc-2fff 31e4-31e5 31ef ' +
      'a7cb-a7cf a7d2 a7d4 a7da-a7f1 fbc3-fbd2 fd90-fd91 fdc8-fdce 105c0-105f3 10940-10959 10d40-10d8f ' +
      '10ec2-10efc 11380-113e2 116d0-116e3 11b60-11bf9 11db0-11de9 11f5a 13460-143fa 16100-16139 ' +
      '16d40-16d79 16ea0-16ed3 16ff2-16ff6 187f8-187ff 18cff 18d09-18df2 1cc00-1cef0 1e5d0-1e6ff 1f6d8 ' +
      '1f777-1f77a 1f8b2-1f8d8 1fa54-1fa57 1fa89-1fa8f 1fabe 1fac6-1facd 1fadc-1fadf 1fae9-1faef ' +
      '1fbcb-1fbef 1fbfa 2b73a-2b73f 2cea2-2cead 2ebf0-2ee5d 32000-323ff',
  ],
]

/** Returns an expression that matches a character which this version of Unicode does not contain. */
export function newerThan(version: number): RegExp {
  const ranges = added.filter(([since]) => since > version).map(([, text]) => text)
  return new RegExp(
    `[${ranges
      .join(' ')
      .replace(/[0-9a-f]+/g, '\\u{$&}')
      .replaceAll(' ', '')}]`,
    'u',
  )
}
