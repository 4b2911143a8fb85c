/**
 * What makes it possible that a value is not a finished URL: delimiters and variables of any
 * template language, shell or format string.
 */
const unfinished =
  /[{}`]|\$[\w($]|<[^<>]*>|<%|%>|\[\[|\]\]|__\w+?__|%(?:\d+\$)?[sdvqfiu@](?![\dA-Za-z])|%[(!]/

/** What a sentence, a list or a string leaves at the end of a value. */
const strayEnd = /["'`,;:!]$|(?<=[^./\\])\.$/

/** Words of another script that follow the end of a URL without a space: `index.html」と`. */
const otherScript = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Cyrl}\p{sc=Thai}\p{sc=Deva}\p{sc=Arab}\p{sc=Hebr}\p{sc=Grek}\u3000-\u303F\uFF00-\uFFEF]`
const foreignEnd = new RegExp(String.raw`[A-Za-z\d"'.,)\]]${otherScript}+$`, 'u')

/** Whether a value is certainly a whole URL, as far as its text shows. */
export function isFinished(text: string): boolean {
  return !unfinished.test(text) && !strayEnd.test(text) && !foreignEnd.test(text)
}
