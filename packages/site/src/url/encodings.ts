/**
 * The encodings that pages still use. The encoding of a document decides how its queries are
 * encoded.
 */
export const encodings: readonly string[] = [
  'utf-8',
  'windows-1252',
  'iso-8859-2',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gbk',
  'gb18030',
  'big5',
  'euc-kr',
]
