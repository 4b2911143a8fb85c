/** The rules that the tests of `no-forbidden-url` have, as an option and as a setting. */
export const forbid = [
  {
    url: 'https://staging.example.com/*',
    except: ['https://staging.example.com/status'],
    message: 'Staging is not public.',
    replace: 'https://www.example.com/*',
  },
  { url: 'postgres://*@prod-db/*', replace: 'postgres://*@test-db/*' },
]

export const options = [{ forbid }]

export const settings = { hreflint: { forbid } }
