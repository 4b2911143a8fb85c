import { defineIssue } from './define-issue.ts'

export const unescapedValue = defineIssue({
  code: 'unescaped-value',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1',
  since: '0.1.0',
  message:
    'The value of {{name}} contains {{delimiter}} and is inserted into a connection string without percent-encoding.',
  why: 'The value is inserted as it is. The driver takes the character for a delimiter, and rejects the string or connects to a different host.',
  notes:
    'Percent-encode the value. If a server reads the same variable, it needs the password as it is: set a second variable to the percent-encoded value, and insert that one. hreflint looks for the value in the file itself and, for YAML, in the `.env` file in the same folder.',
  examples: [
    {
      url: 'PASSWORD=p«/»ss\nDATABASE_URL=postgres://app:${PASSWORD}@db/shop',
      language: 'dotenv',
    },
  ],
  right: {
    url: 'DATABASE_URL=postgres://app:p%2Fss@db/shop',
    language: 'dotenv',
  },
})
