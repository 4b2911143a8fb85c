import { hide, secretsInText, secretSpans } from '@hreflint/core/internal'
import { describe, expect, test } from 'vitest'

const urls: readonly [marked: string][] = [
  ['https://ada:«pw»@example.com/'],
  ['https:ada:«pw»@example.com/'],
  ['https:\\\\ada:«pw»@example.com\\'],
  ['//ada:«pw»@example.com/'],
  ['postgres://ada:«p w"<>»@db/'],
  ['https://:«pw»@example.com/'],
  ['https://a@b:«p:w@x»@example.com/@c'],
  ['https://ada:«p/w?#»@example.com/'],
  ['https://ada:«80»@example.com/'],
  ['/?a=https://ada:«pw»@example.com/&b=ftp://b:«q»@c/'],
  ['/?a=https%3A%2F%2Fada%3A«p%09w»%40example.com%2F'],
  ['/?a=https%253A%252F%252Fada%253A«pw»%2540example.com%252F'],
  ['https://https://ada:«pw»@example.com/'],
  ['https://https://example.com/?@'],
  ['https://ada@example.com/'],
  ['https://ada.lovelace.of.the.engine.1843@example.com/'],
  ['https://averyveryverylongname@example.com/'],
  // A token in place of a name.
  ['git+https://«ghp_T0kenT0ken»@github.com/a/b'],
  ['https://«glpat-T0kenT0ken»@gitlab.com/a/b'],
  ['wss://«0123456789abcdef0123»@o1.ingest.example/4'],
  ['nats://«s3cr3tT0kenForThisServer»@demo.example:4222'],
  ['ssh://«gho_T0kenT0kenT0ken»@github.com/a/b.git'],
  ['https://ada:@example.com/'],
  ['https://example.com:8080/@ada'],
  ['https://example.com:/@ada'],
  ['https://[::1]:8080/@ada'],
  // As the name of a file, whose slashes are joined.
  ['ftps:/ada:«pw»@example.com/'],
  ['postgres:/ada@corp.example:«p/w»@db/x'],
  ['C:/ada:b@example.com'],
  ['file:/ada/b@example.com'],
  ['mailto:ada:b@example.com'],
  ['data:,a:b@c'],
  ['ada:pw@example.com'],
  ['postgres://ada:«12/pw»@db:5432/x'],
  ['postgres://ada:«p@w/x?y#z»@db:5432/x'],
  ['postgresql+psycopg2://ada:«p/w»@db/x?email=me@example.com'],
  ['mysql://ada:«#»@localhost/x'],
  ['redis://:«p/w»@cache:6379/0'],
  ['mongodb+srv://ada:«p@w:x/y»@a.example.net,b.example.net/x?replicaSet=r@s'],
  ['postgres://localhost:5432/x?user=me@example.com'],
  ['postgres://db/x?user=ada&password=«pw»&sslmode=require'],
  ['sqlserver://db:1433;user=ada;password=«pw»;encrypt=true'],
  ['postgres://app:«pw»@${HOST}:${PORT}/shop?sslmod=x'],
  ['postgres://app:«pw»@db:54e32/x'],
  ['postgres://app:«pw»@[::1/x'],
  ['nats://app:«pw»@'],
  ['smtp://app:«p@w»@d b:5432:5433'],
  ['https://bob:«correct/horse@bat»@host/'],
  ['https://u:«p@ss/word»@host/'],
  ['ws://:«12/pw»@host/'],
  ['postgres:app:«pw»@db'],
  // The colon of a port is not that of an encoded user name.
  ['https://u%3A«pw»@example.com:8080/'],
  ['postgres://u%3A«pw»@db:99999/x'],
  ['https://a@b:«pw»@example.com:8080/'],
  // Names that are misspelled, encoded, or in JSON.
  ['postgres://h/x?pasword=«pw»&sslpasword=«pw»'],
  ['jdbc:mysql://h/x?trustCertificateKeyStorePasword=«pw»&userpass=«pw»&dbpass=«pw»&psswd=«pw»'],
  ['postgres://h/x?p%61ssword=«pw»&sslmod=x'],
  ['https://example.com/?p%2561ssword%253D«pw»'],
  ['https://example.com/?x={"password":"«pw»","page":1}'],
  ['https://example.com/?x=%7B%22password%22%3A%22«pw»%22%7D'],
  ['https://example.com/?bypass=1&underpass=2&compass=x'],
  // Without a host, a driver reads the password as a port.
  ['redis://default:«S3cretPassw0rd»'],
  ['redis://:«p/w?x»'],
  ['postgres://app:«S3cret/shop»'],
  ['amqp://guest:«Guest1234:5672»'],
  ['mongodb+srv://ada:«12345a»'],
  ['redis://localhost:«637l9»'],
  ['redis://localhost:99999/0'],
  ['redis://localhost:6379:6380'],
  ['redis://localhost:PORT/0'],
  ['redis://localhost:<port>/0'],
  ['redis://localhost:$(PORT)/0'],
  ['redis://localhost:#{port}/0'],
  ['mongodb://a:27017,b:27x17/d'],
  ['sqlserver://db:1433;database=shop'],
  ['ssh://example.com:ada/repo'],
  ['http://localhost:300o/'],
  ['jdbc:postgresql://db/x?user=ada&password=«pw»'],
  ['jdbc:oracle:thin:«scott/tiger»@//db:1521/x'],
  ['mysql://db/x?auth_password=«p#w»&ssl=1'],
  ['mongodb://db/?authMechanismProperties=AWS_SESSION_TOKEN:«p/w»&w=1'],
  ['https://example.com/?access_token=«t»&page=1'],
  ['https://user:«pw»@example.com/?email=me@example.com'],
  ['http://localhost:${PORT}/@vite/client'],
  ['redis://app:«pw»%40cache'],
  ['/?next=https%3A%2F%2Fada%3A«p%2Fw»%40example.com%2F&b=1'],
  ['/?next=https%253A%252F%252Fada%253A«p%252Fw»%2540example.com%252F&b=1'],
  ['https://CORP\\ada:«pw»@proxy:8080/'],
  ["https://o'neil:«pw»@example.com/"],
  ['https://ada lovelace:«pw»@example.com/'],
  ['https://{{ user }}:«pw»@{{ host }}/'],
  ['https://<%= user %>:«pw»@example.com/'],
  ['https://ada%3A«pw»@example.com/'],
  ['postgres://ada%3A«pw»@db/x'],
  ['https://ada:«p@w»＠example.com/'],
  ['https://ada:«@w»%40example.com/'],
  ['redis://ada:«?x=pw»@cache'],
  ['postgres://ada:«p@w&x=y»@db/x'],
  ['http://ada:«$pw/x»@db.example.com/'],
  ['http://web:${PORT}/@scope/x'],
  ['sqlserver://db:1433;user=ada@x;password=«pw»'],
  ['jdbc:sqlserver://db;user=ada;password=«p&x=w»;encrypt=true'],
  ['https://example.com/?password=«p;x=w»&page=1'],
  ['https://example.com/?user[password]=«pw»&user%5Bpass%5D=«pw»'],
  // Separators that are brackets, or percent-encoded.
  ['jdbc:mysql://address=(host=db)(user=ada)(password=«p)w»)/x'],
  ['jdbc:mysql://(host=db,port=3306,user=ada,password=«p)w)/x»'],
  ['mssql+pyodbc:///?odbc_connect=DRIVER%3D%7Bx%7D%3BPWD%3D«p%23w»%3BUID%3Dsa&x=1'],
  ['https://example.com/?next=%2Fa%3Faccess_token%3D«t»%26page%3D1&x=1'],
  // Names for a session, and for what stands for a password.
  ['https://example.com/a;jsessionid=«s»?x=1'],
  ['https://example.com/?session_id=«s»&PHPSESSID=«s»&sessions=3'],
  ['https://example.com/?Authorization=«Bearer%20t»&sas=«t»&atlas=x'],
  // A token with an empty password, or with a word for none.
  ['https://«sk_live_T0kenT0ken:»@api.example.com/v1'],
  ['https://«ghp_T0kenT0ken:x-oauth-basic»@github.com/a/b'],
  ['https://a-long-name-of-a-host-in-2026:8080/@scope/x'],
  ['https://example.com/?AccountKey=«pw»&jwt=«pw»&compass=x'],
  ['https://example.com/?pw=«a»&bearer=«t»&power=x'],
  ['/?next=%252Fa%253Faccess_token%253D«t»%2526page%253D1&x=1'],
  // URLs in a query of which a part is percent-encoded, or that have no slashes.
  ['/?next=https%3A%2F%2Fada:«p%2Fw»%40example.com%2F&b=1'],
  ['/?next=https%3A%2F%2Fada:«pw»@example.com/&b=c@d'],
  ['/?next=https%3A%2F%2Fexample.com:8080/@ada/b'],
  ['/?next=https%3A%5C%5Cada%3A«pw»%40example.com'],
  ['/?next=https%3Aada%3A«pw»%40example.com'],
  ['/?db=postgres%3Aapp%3A«pw»%40db&b=1'],
  ['/?db=mysql%2Bpymysql%3A%2F%2Fada%40home%3A«pw»%40db'],
  ['/?db=jdbc%3Aoracle%3Athin%3A«scott%2Ftiger»%40db'],
  ['/?db=redis%3A%2F%2F«s3cr3tT0kenForThisServer»%40cache'],
  ['/?time=12%3A30&mail=ada%40example.com'],
  ['sip:ada:«pw»@example.com;transport=udp'],
  // Addresses that are secrets themselves.
  ['https://api.telegram.org/bot123456789:«AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw»/sendMessage'],
  ['https://hooks.slack.com/services/«T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX»'],
  ['https://discord.com/api/webhooks/123456789/«Xx0_Xx0-Xx0_Xx0-Xx0_Xx0-»?wait=true'],
  ['https://example.com/bots/bot1:a'],
]

const lines: readonly [marked: string][] = [
  ['<a href="https://ada:«pw»@example.com/"> me@example.com'],
  ["fetch('http://a:' + port + '/@x')"],
  ['see http://localhost:3000 or ask me@example.com'],
  ['// note: ask me@example.com'],
  ["'https://a:«b c»@d/', 'https:\\/\\/e:«f»@g/'"],
  ['DATABASE_URL="postgres://ada:«12/pw»@db:5432/x"'],
  ['redis://cache:6379 or ask me@example.com'],
  ["X='postgres://app:«S3c<r3/tPw»@db/x'"],
  ['X="postgres://app:«S3c"r3»@db/x"'],
  ['B=postgres://app:«a b»@db/x'],
  ['image: postgres:15@sha256:abcdef'],
  ['DB_PASSWORD=«hunter 2»'],
  ['a=blob:https://ada:«12\tpw»@example.com/a b'],
  ['http://localhost:3000 or me@example.com'],
  ['<bean p:password=«"pw"» p:url="postgres://db:99999/x"/>'],
  ['a: http://{{ .user }}:«pw»@{{ .host }}/'],
  ['"http://CORP\\\\ada:«pw»@proxy:8080"'],
  ['"http://ada lovelace:«pw»@example.com/"'],
  ['see http://example.com for help: ask me@example.com'],
  ['a = "https://h:99999/x"; b = "postgres://app:«pw»@db/x"'],
  ["fetch('https://h:65536'); fetch('https://ada:«p w»@example.com/')"],
  ['a = "https://ada:«99999"x»@example.com/"'],
  ['a = "jdbc:h2:~/a b;USER=sa;PASSWORD=«p w»"; b'],
  ['a = "Server=tcp:db,1433;User ID=sa;Password=«p w»;Encrypt=True"; b'],
  ['(see http://localhost:3000), or ask me@example.com'],
  ['concat!("redis://app:«halfpass»", "word")'],
  ['A=redis://default:«S3cretPassw0rd» # the cache'],
  ["connect to redis://localhost:6379, or amqp://queue:5672; then 'redis://cache:' + port"],
  ['`redis://${host}:${port}`, f"redis://{host}:{port}", "redis://%s:%d" % x'],
]

function unmark(marked: string): { text: string; spans: { start: number; end: number }[] } {
  const spans: { start: number; end: number }[] = []
  let text = ''
  for (const part of marked.split(/(«[^»]*»)/)) {
    const inner = part.replace(/[«»]/g, '')
    if (inner !== part) spans.push({ start: text.length, end: text.length + inner.length })
    text += inner
  }
  return { text, spans }
}

describe('where a secret is', () => {
  test.each(urls)('in a URL: %s', marked => {
    const { text, spans } = unmark(marked)
    expect(secretSpans(text)).toEqual(spans)
    expect(hide(text)).toBe(marked.replace(/«[^»]*»/g, '***'))
    expect(hide(hide(text))).toBe(hide(text))
  })

  test.each(lines)('in a line: %s', marked => {
    const { text, spans } = unmark(marked)
    expect(secretsInText(text)).toEqual(spans)
  })

  test.each([...urls, ...lines])('in the last line of a long text: %s', marked => {
    const { text, spans } = unmark(marked)
    const before = `${'A line of text.\n'.repeat(500)}\n`
    const found = secretsInText(before + text)
    const from = before.length
    expect(found).toEqual(
      secretsInText(`\n${text}`).map(({ start, end }) => ({
        start: start - 1 + from,
        end: end - 1 + from,
      })),
    )
    expect(found.length).toBeGreaterThanOrEqual(Math.min(spans.length, secretsInText(text).length))
  })
})
