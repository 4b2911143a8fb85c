/** The string that a form holds, with the marked character, and as the first suggestion writes it. */
const broken = 'postgres://app:pa«/»ss@db:5432/x'
const mended = (percent: string) => `postgres://app:pa${percent}2Fss@db:5432/x`

/**
 * Where a connection string can stand, by language: a text with `@@` in its place. Each is tried with a broken string, which is reported with its span and a suggestion, and a sound one. The third is how the
 * language writes a percent sign.
 */
const forms: readonly (readonly [language: string, text: string, percent?: string])[] = [
  // Configurations.
  ['prisma', 'datasource db {\n  provider = "postgresql"\n  url = "@@"\n}\n'],
  ['yaml', 'services:\n  a:\n    command: dbmate --url @@ up\n'],
  ['yaml', 'a:\n  command: \'dbmate --url "@@" up\'\n'],
  ['yaml', 'a:\n  args: ["--url", "@@"]\n'],
  ['yaml', 'a:\n  args:\n    - --database-url=@@\n'],
  ['yaml', 'a:\n  args: ["--db=@@"]\n'],
  ['yaml', 'jobs:\n  a:\n    steps:\n      - run: psql @@ -c "select 1"\n'],
  ['yaml', 'steps:\n  - run: |\n      export DATABASE_URL=@@\n      psql "$DATABASE_URL"\n'],
  ['yaml', 'steps:\n  - run: >-\n      psql\n      "@@"\n  - run: a\n'],
  ['yaml', 'test:\n  script:\n    - migrate -database "@@" up\n'],
  ['yaml', 'data:\n  url: |\n    @@\n'],
  ['yaml', 'data:\n  url: >-\n    @@\nb: c\n'],
  ['yaml', 'data:\n  .env: |\n    # a\n    DATABASE_URL="@@"\n    B=c\n'],
  ['yaml', 'data:\n  config.yaml: |\n    database:\n      url: @@\n'],
  ['yaml', 'data:\n  application.properties: |\r\n    spring.url=@@\r\n'],
  ['yaml', 'data:\n  init.sh: |\n    psql @@ <<EOF\n    select 1;\n    EOF\n'],
  ['yaml', '%YAML 1.2\n---\ndata:\n  a: |\n    url: @@\n'],
  ['yaml', 'a: ${DATABASE_URL:-@@}\n'],
  ['dotenv', 'A=${DATABASE_URL:-@@}\n'],
  ['toml', 'a = """\n@@"""\n'],
  ['toml', "a = '''@@'''\n"],
  ['toml', '[tasks.migrate]\nrun = """\nmigrate -database @@ up\n"""\n'],
  ['toml', 'a = """\nDATABASE_URL=@@\nB=c\n"""\n'],
  ['xml', '<beans><bean id="d"><property name="url" value="@@"/></bean></beans>\n'],
  ['xml', '<beans><property name="url"><value>\n  @@\n</value></property></beans>\n'],
  [
    'xml',
    '<configuration><connectionStrings><add connectionString="@@"/></connectionStrings></configuration>\n',
  ],
  ['xml', '<Project><PropertyGroup><Db><![CDATA[@@]]></Db></PropertyGroup></Project>\n'],
  ['systemd', '[Service]\nEnvironment=DATABASE_URL=@@\n', '%%'],
  ['systemd', '[Service]\nEnvironment="DATABASE_URL=@@"\n', '%%'],
  ['systemd', '[Service]\nExecStart=/bin/a --db @@ --b\n', '%%'],
  // Programs.
  ['shellscript', 'DATABASE_URL="${DATABASE_URL:-@@}"\n'],
  ['shellscript', ': ${DATABASE_URL:=@@}\nexport A=${B-c}\n'],
  ['shellscript', 'export A=${DATABASE_URL-@@} B=c\n'],
  ['dockerfile', 'ENV DATABASE_URL=${DATABASE_URL:-@@}\n'],
  ['dockerfile', 'CMD ["a", "@@"]\n'],
  ['makefile', 'DATABASE_URL ?= @@\n'],
  ['makefile', 'up:\n\tmigrate -database "@@" up\n'],
  ['powershell', '$env:DATABASE_URL = "@@"\n'],
  ['swift', 'let a = "@@"\n'],
  ['scala', 'val a = "@@"\n'],
  ['kotlin', 'val a = "@@"\n'],
  ['elixir', 'config :a, url: "@@"\n'],
  ['elixir', 'url = System.get_env("DATABASE_URL") || "@@"\n'],
  ['dart', "final a = '@@';\n"],
  ['lua', 'local a = [[@@]]\n'],
  ['groovy', "url '@@'\n"],
  ['ruby', 'a = %w[redis://cache @@]\n'],
  ['ruby', 'a = ENV.fetch("A") { "@@" }\n'],
  // Documents that show code.
  ['markdown', '# a\n\n```sh\nexport DATABASE_URL=@@\n```\n'],
  ['markdown', '```env\nDATABASE_URL=@@\n```\n'],
  ['markdown', '```yaml title="a.yaml"\na:\n  url: "@@"\n```\n'],
  ['markdown', "~~~{.js}\nconst a = new Pool({ connectionString: '@@' })\n~~~\n"],
  ['markdown', '```\nDATABASE_URL=@@\n```\n'],
  ['markdown', 'a\n\n    psql @@\n\n    psql\n\nb\n'],
  ['markdown', '> 1. a\n>\n>    ```yaml\n>    b:\n>      c: @@\n>    ```\n'],
  ['mdx', 'export const a = 1\n\n```python\na = "@@"\n```\n'],
  [
    'restructuredtext',
    'A\n=\n\n.. code-block:: sh\n   :caption: a\n\n   export DATABASE_URL=@@\n\nb\n',
  ],
  ['restructuredtext', 'Like this::\n\n   DATABASE_URL=@@\n\nb\n'],
  ['restructuredtext', '.. code:: python\n\n   a = "@@"\n'],
  ['asciidoc', '[source,sh]\n----\nexport DATABASE_URL=@@\n----\n\nb\n'],
  ['asciidoc', '.Title\n[source,yaml]\n----\na: @@\n----\n'],
  ['asciidoc', '....\npsql @@\n....\n'],
  ['jupyter', notebook('a = "@@"')],
  ['jupyter', notebook('%load_ext sql', '%sql @@')],
  ['jupyter', notebook('%%sql @@', 'select 1')],
  ['jupyter', notebook('!psql "@@"')],
]

function notebook(...lines: readonly string[]): string {
  const source = lines.map((line, index) => (index < lines.length - 1 ? `${line}\n` : line))
  const metadata = { kernelspec: { language: 'python', name: 'python3' } }
  return JSON.stringify({
    cells: [{ cell_type: 'code', metadata: {}, outputs: [], source }],
    metadata,
    nbformat: 4,
  })
}

/** Each form with a broken string: the code, the marked character, and what the suggestion makes of it. */
export const brokenForms = forms.map(
  ([language, text, percent = '%']) =>
    [
      language,
      'postgres/unescaped-delimiter-in-password',
      text.replace('@@', broken),
      text.replace('@@', mended(percent)),
    ] as const,
)

/** Each form with a sound string. */
export const soundForms = forms.map(
  ([language, text, percent = '%']) => [language, text.replace('@@', mended(percent))] as const,
)
