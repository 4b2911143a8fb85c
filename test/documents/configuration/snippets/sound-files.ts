/** Configurations and programs as people write them, by file name and language: nothing is wrong in them. */
export const soundFiles: readonly (readonly [file: string, language: string, text: string])[] = [
  [
    'a.md',
    'markdown',
    '```sh\nflux --url=ssh://git@<host>/<org>/<repository> --branch=<my-branch>\nredis://:<password>@<host>:<port>\n```\n',
  ],
  [
    'a.md',
    'markdown',
    '```\nnats://localhost:4222:\n\n   nats://127.0.0.1:4222: 245.115µs\n       nats://[::1]:4222: 390.239µs\n```\n',
  ],
  ['b.sh', 'shellscript', 'git clone ssh://git@<host>/<org>/a.git\n'],
  ['b.rst', 'restructuredtext', '.. code-block:: sh\n\n   git clone ssh://git@<host>/a\n'],
  [
    'c.md',
    'markdown',
    '```python\nurl = "redis+sentinel://a:26379,b:26379/mymaster/0"\nnodes = "redis://a:6379,b:6379,c:6379"\n```\n',
  ],
  ['d.env', 'dotenv', 'A=redis://a:6379,b:6379\nB=redis+sentinel://u:pw@a:26379,b:26379/x\n'],
  [
    'settings.py',
    'python',
    `import os, dj_database_url
DATABASES = {'default': dj_database_url.config(default='postgres://app:app@localhost:5432/app', conn_max_age=600)}
CACHES = {'default': {'BACKEND': 'x', 'LOCATION': ['redis://c1:6379/0', 'redis://c2:6379/0']}}
CELERY_BROKER_URL = os.environ.get('BROKER', 'amqp://guest:guest@localhost//')
CELERY_RESULT_BACKEND = 'db+postgresql://scott:tiger@localhost/mydatabase'
BROKER_URL = f"redis://:{quote(PASSWORD, safe='')}@{HOST}:{PORT}/0"
EMAIL = 'smtp+tls://user%40example.com:pw@smtp.example.com:587'
SITE = 'https://%s/%s' % (HOST, path)
CORS = [r"^https://\\w+\\.example\\.com$"]
MEMCACHE = 'unix:/tmp/memcached.sock'
SQLITE = 'sqlite:////var/lib/app.db'
SQS = 'sqs://AKIA%2F:secret%2Fkey@'
FS = 'file:///tmp/x'
`,
  ],
  [
    'alembic.py',
    'python',
    `from sqlalchemy import create_engine
a = create_engine("postgresql+psycopg2://scott:p%40ss@/test?host=/var/lib/postgresql")
b = create_engine("mysql+pymysql://scott:tiger@localhost/test?charset=utf8mb4&unix_socket=/tmp/mysql.sock")
c = create_engine("mssql+pyodbc:///?odbc_connect={}".format(params))
d = create_engine("mssql+pyodbc://scott:tiger@mydsn")
e = create_engine("oracle+oracledb://scott:tiger@h:1521/?service_name=x")
f = create_engine("snowflake://u:p@account/db/schema?warehouse=w&role=r")
g = create_engine("bigquery://project/dataset")
h = create_engine("postgresql+asyncpg://u:p@[::1]:5432/x")
i = create_engine("cockroachdb://root@localhost:26257/defaultdb?sslmode=disable")
j = create_engine("postgresql://u:p@h1:5432,h2:5432/x?target_session_attrs=read-write")
k = "trino://user@host:8080/catalog/schema"
l = "postgresql+psycopg2://user:pw@/dbname?host=h1:5432&host=h2:5432"
`,
  ],
  [
    'main.go',
    'go',
    `package main
const (
 a = "postgres://app:pw@localhost:5432/app?sslmode=disable&pool_max_conns=10"
 b = "app:p@ss/w#rd@tcp(127.0.0.1:3306)/app?parseTime=true&loc=UTC"
 c = "user@unix(/tmp/mysql.sock)/db"
 d = "mongodb://localhost:27017/?directConnection=true"
 e = "redis://user:pw@localhost:6379/0?protocol=3"
 f = "host=localhost user=a password=b dbname=c port=5432 sslmode=disable"
 g = "sqlserver://sa:P%40ss@localhost:1433?database=master&connection+timeout=30"
 h = "clickhouse://u:p@h1:9000,h2:9000/db?dial_timeout=200ms"
 i = "nats://u:p@h:4222"
 j = "file:test.db?cache=shared&mode=memory"
 k = "sqlite3://file.db"
 l = "amqps://u:p@b-1.mq.us-east-1.amazonaws.com:5671/"
)
var m = fmt.Sprintf("postgres://%s:%s@%s:%d/%s?sslmode=%s", u, url.QueryEscape(p), h, port, db, mode)
var n = "http://" + net.JoinHostPort(h, p)
var o = "unix:///var/run/docker.sock"
`,
  ],
  [
    'appsettings.json',
    'json',
    `{
  "ConnectionStrings": {
    "Default": "Server=tcp:db.example.com,1433;Database=app;User Id=a;Password=p@ss/w;Encrypt=True;",
    "Redis": "cache.example.com:6380,password=abc/def+g=,ssl=True,abortConnect=False",
    "Mongo": "mongodb://user:p%2Fss@h1:27017,h2:27017/app?replicaSet=rs0",
    "Cosmos": "AccountEndpoint=https://a.documents.azure.com:443/;AccountKey=abc==;",
    "ServiceBus": "Endpoint=sb://ns.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=a/b=",
    "Rabbit": "amqp://guest:guest@localhost:5672/my%2Fvhost",
    "Npg": "Host=localhost;Username=a;Password=b://c"
  },
  "Kestrel": {"Endpoints": {"Http": {"Url": "http://*:5000"}, "Https": {"Url": "https://+:5001"}}},
  "AllowedHosts": "*",
  "Serilog": {"WriteTo": [{"Args": {"serverUrl": "http://seq:5341"}}]},
  "AzureAd": {"Instance": "https://login.microsoftonline.com/", "Callback": "/signin"}
}`,
  ],
  [
    'launchSettings.json',
    'json',
    `{"profiles":{"a":{"applicationUrl":"https://localhost:7001;http://localhost:5001","launchUrl":"{Scheme}://{ServiceHost}:{ServicePort}/swagger"}}}`,
  ],
  [
    'main.tf',
    'terraform',
    `provider "postgresql" { host = "h" }
locals {
  url  = "postgres://\${var.user}:\${urlencode(var.password)}@\${aws_db_instance.db.endpoint}/\${var.name}?sslmode=require"
  two  = "mongodb+srv://\${var.u}:\${random_password.p.result}@\${replace(mongodbatlas_cluster.c.srv_address, "mongodb+srv://", "")}/app"
  src  = "git::https://example.com/vpc.git?ref=v1.2.0"
  git  = "git::ssh://git@github.com/acme/mod.git//sub?ref=main"
  s3   = "s3::https://s3.amazonaws.com/bucket/vpc.zip"
  arn  = "arn:aws:s3:::bucket/*"
  r    = "redis://\${aws_elasticache_cluster.c.cache_nodes[0].address}:6379"
  fmt  = format("amqp://%s:%s@%s:5672/%s", var.a, var.b, var.c, "%2F")
  http = "https://\${var.host}:\${var.port}\${var.path}"
}
backend "http" { address = "https://gitlab.example.com/api/v4/projects/1/terraform/state/x" }
`,
  ],
  [
    'app.env',
    'dotenv',
    `# systemd EnvironmentFile
DATABASE_URL=postgresql://app:secret@[2001:db8::1]:5432/app
REDIS_URL=redis+unix:///run/redis/redis.sock?db=1
export AMQP_URL="amqps://app:se%2Fcret@mq.example.com/app"
SENTRY_DSN=https://0123456789abcdef@o1.ingest.sentry.io/42
ELASTIC=http://elastic:changeme@es:9200
LISTEN=http://[::]:8080
BIND=tcp://0.0.0.0:2375
SMTP=smtp://user:pw@smtp.example.com:587?auth=login
LDAP=ldap://ldap.example.com:389/dc=example,dc=com
MQTT=mqtt://broker:1883
SQL=sqlite:///./app.db
PROXY=socks5h://127.0.0.1:9050
S3=s3://bucket/prefix
`,
  ],
  [
    '.env',
    'dotenv',
    `APP_URL=http://localhost
APP_KEY=base64:abc/def+ghi=
DB_CONNECTION=pgsql
DB_PASSWORD="p@ss/w#rd"
DATABASE_URL="mysql://\${DB_USERNAME}:secret@127.0.0.1:3306/laravel?serverVersion=8.0.32&charset=utf8mb4"
MAILER_DSN=smtp://user:pass@smtp.example.com:25
MESSENGER_TRANSPORT_DSN=doctrine://default?auto_setup=0
MAILER2=null://null
MAILER3=gmail+smtp://USER:APP-PASSWORD@default
REDIS_DSN=redis:?host[redis1]&host[redis2]&timeout=5
SOCK=redis:///var/run/redis.sock
LOCK_DSN=flock
MERCURE_URL=https://127.0.0.1:8000/.well-known/mercure
CORS_ALLOW_ORIGIN='^https?://(localhost|127\\.0\\.0\\.1)(:[0-9]+)?$'
TRUSTED=127.0.0.1,REMOTE_ADDR
`,
  ],
  [
    '.env.example',
    'dotenv',
    `DATABASE_URL="postgresql://johndoe:randompassword@localhost:5432/mydb?schema=public"
DATABASE_URL2=postgresql://USER:PASSWORD@HOST:PORT/DATABASE
MONGO=mongodb://<username>:<password>@<host>:<port>/<db>
REDIS=redis://[user]:[password]@[host]:[port]
API=https://api.example.com/v1/{id}
X=postgres://user:***@host/db
Y=postgres://user:pass@host:5432/dbname # comment with https://x y
Z=
W=amqp://user:pass@host:10000/vhost
`,
  ],
  [
    '.env.prisma',
    'dotenv',
    `A="postgresql://janedoe:mypassword@localhost/mydb?host=/cloudsql/project:region:instance"
B="postgresql://u:p@h:5432/d?sslmode=require&sslidentity=client.p12&sslpassword=x&connect_timeout=300"
C="sqlserver://h:1433;database=d;user=SA;password={p@ss;w/rd};encrypt=true"
D="mongodb+srv://root:pw@c.ab1cd.mongodb.net/db?retryWrites=true&w=majority"
E="mysql://u:p@h:3306/d?socket=/tmp/m.sock&sslaccept=strict"
F="prisma://accelerate.prisma-data.net/?api_key=ey.J"
G="file:./dev.db"
H="prisma+postgres://accelerate.prisma-data.net/?api_key=ey"
I="cockroachdb://u:p@h:26257/d?sslmode=verify-full"
`,
  ],
  [
    'persistence.xml',
    'xml',
    `<persistence><properties><property name="javax.persistence.jdbc.url" value="jdbc:mysql://localhost:3306/app?useSSL=false&amp;serverTimezone=UTC"/><property name="u" value="jdbc:postgresql://h1:5432,h2:5432/app?targetServerType=primary"/></properties></persistence>`,
  ],
  [
    'application.properties',
    'properties',
    `spring.datasource.url=jdbc:postgresql://localhost:5432/app
spring.data.mongodb.uri=mongodb://u:p%40ss@h1:27017,h2:27017,h3:27017/app?replicaSet=rs0&readPreference=secondaryPreferred
spring.kafka.bootstrap-servers=PLAINTEXT://k1:9092,SSL://k2:9093
listeners=INTERNAL://:9092,EXTERNAL://0.0.0.0:29092
spring.redis.url=redis\\://user\\:pw@localhost\\:6379
quarkus.datasource.reactive.url=vertx-reactive:postgresql://localhost:5432/app
eureka.client.service-url.defaultZone=http://u:p@localhost:8761/eureka/,http://u:p@h2:8762/eureka/
logging.url=https://\${host}:\${port:8080}/x
zookeeper.connect=z1:2181,z2:2181/chroot
`,
  ],
  [
    'alembic.ini',
    'ini',
    `[alembic]
sqlalchemy.url = postgresql+psycopg://app:p%%40ss@localhost/app
other = driver://user:pass@localhost/dbname
[celery]
broker = amqp://guest:guest@localhost:5672/%%2F
`,
  ],
  [
    'odoo.conf',
    'ini',
    `[options]\ndb_host = localhost\nproxy = http://proxy:3128\nwebhook = https://hooks.example.com/a?b=%%20\n[a]\nurl = mysql://u:p@%(host)s:%(port)s/%(db)s\n`,
  ],
  [
    '.gitmodules',
    'ini',
    `[submodule "a"]\n\tpath = a\n\turl = git@github.com:acme/a.git\n[submodule "b"]\n\turl = ssh://git@git.example.com:2222/acme/b.git\n[submodule "c"]\n\turl = ../c.git\n`,
  ],
  [
    '.npmrc',
    'ini',
    `registry=https://registry.npmjs.org/\n//npm.pkg.github.com/:_authToken=\${TOKEN}\n@acme:registry=https://npm.pkg.github.com\nproxy=http://user:pw@proxy:8080\n`,
  ],
  [
    'pip.conf',
    'ini',
    `[global]\nindex-url = https://__token__:pw@gitlab.example.com/api/v4/projects/1/packages/pypi/simple\nextra-index-url =\n    https://a.example/simple\n    https://b.example/simple\n`,
  ],
  [
    'supervisord.conf',
    'ini',
    `[supervisorctl]\nserverurl=unix:///tmp/supervisor.sock\n[inet_http_server]\nport=*:9001\n[program:a]\nenvironment=DATABASE_URL="postgres://a:b@c/d",X="http://%(host_node_name)s:80/"\n`,
  ],
  [
    'app.service',
    'ini',
    `[Service]\nEnvironment=DATABASE_URL=postgres://app:pw@localhost/app\nEnvironment="REDIS_URL=redis://localhost:6379/%%i"\nExecStart=/usr/bin/app --db postgres://a:b@c/d\n[Unit]\nDocumentation=man:app(1) https://example.com/docs\n`,
  ],
  [
    'Cargo.toml',
    'toml',
    `[package]\nrepository = "https://github.com/acme/a"\n[dependencies]\na = { git = "ssh://git@github.com/acme/a.git", branch = "main" }\n[env]\nDATABASE_URL = "postgres://a:b@localhost/c"\nX = 'redis://localhost/'\n[package.metadata]\ny = "sqlite://data.db?mode=rwc"\n`,
  ],
  [
    'config.toml',
    'toml',
    `[database]\nurl = "postgres://{user}:{password}@{host}/{db}"\nhosts = ["tcp://127.0.0.1:9000", "unix:///run/x.sock"]\n[amqp]\nuri = 'amqp://guest:guest@localhost:5672/%2f'\n[traefik]\naddress = ":8080"\nendpoint = "tcp://127.0.0.1:2377"\n`,
  ],
  [
    'pyproject.toml',
    'toml',
    `[project.urls]\nHomepage = "https://a.example"\n[[tool.poetry.source]]\nurl = "https://u:\${P}@pypi.example/simple"\n[tool.pytest.ini_options]\nenv = ["DATABASE_URL=postgresql+asyncpg://a:b@localhost:5432/t", "R=redis://localhost"]\n`,
  ],
  [
    'App.java',
    'java',
    `class A { String a = "jdbc:postgresql://localhost/x?user=a&password=b/c"; String b = "mongodb://" + user + ":" + pw + "@h/d"; String c = String.format("redis://:%s@%s:%d", p, h, port); String d = "amqp://user:pw@host:5672/%2F"; String e="ldap://h:389/dc=a,dc=b??sub?(uid=x)"; String f = "tcp://localhost:61616?jms.prefetchPolicy.all=1"; String g = "failover:(tcp://a:61616,tcp://b:61616)?randomize=false"; }`,
  ],
  [
    'a.kt',
    'kotlin',
    `val a = "postgresql://$user:$pw@$host:$port/$db"\nval b = "mongodb://\${enc(u)}:\${enc(p)}@h"\nval c = "r2dbc:mysql://h:3306/d"\n`,
  ],
  [
    'A.cs',
    'csharp',
    `class A { string a = $"mongodb://{user}:{Uri.EscapeDataString(pw)}@{host}:{port}/{db}"; string b = @"Server=.\\SQLEXPRESS;Database=a;Trusted_Connection=True"; string c = "amqp://guest:guest@localhost:5672/"; string e = $"http://*:{port}/"; }`,
  ],
  [
    'a.rb',
    'ruby',
    `A = "postgres://#{user}:#{CGI.escape(pw)}@#{host}/#{db}"\nB = 'redis://:pw@localhost:6379/1'\nC = ENV.fetch("R") { "redis://localhost:6379/0" }\nD = "mysql2://root:pw@127.0.0.1/app?encoding=utf8mb4&socket=/tmp/mysql.sock"\nE = %w[redis://a redis://b]\nF = "sentinel://h:26379"\nG = 'trilogy://root@localhost/db'\n`,
  ],
  [
    'a.php',
    'php',
    `<?php\n$a = "mysql:host=localhost;dbname=x;charset=utf8mb4";\n$b = "pgsql://{$u}:{$p}@{$h}/{$d}";\n$c = 'mongodb://u:p@h1:27017,h2:27017/?replicaSet=r';\n$d = "amqp://$u:$p@$h:5672/%2f/messages";\n$e = 'tcp://127.0.0.1:6379?database=2&alias=a';\n$f = sprintf('redis://%s:%d', $h, $p);\n$g = "unix:/run/redis.sock?database=1";\n`,
  ],
  [
    'a.rs',
    'rust',
    `const A: &str = "postgres://u:p@h/d"; let b = format!("redis://{}:{}@{host}:{port}/", u, p); let c = "mysql://root@localhost:3307/d"; let d = r#"mongodb://localhost/?retryWrites=true"#; let e = "postgres://%2Frun%2Fpostgresql/d"; let f = "host=localhost user=postgres";`,
  ],
  [
    'a.cpp',
    'cpp',
    `const char* a = "tcp://127.0.0.1:3306"; auto b = "mongodb://u:p@h:27017/d?authSource=admin"; auto c = fmt::format("redis://{}:{}", h, p); auto d = "postgresql://u@/d?host=/tmp"; auto e = R"(amqp://guest:guest@localhost/)";`,
  ],
  [
    'run.sh',
    'shellscript',
    `#!/bin/sh\nexport DATABASE_URL="postgres://$PGUSER:$PGPASSWORD@$PGHOST:\${PGPORT:-5432}/$PGDATABASE"\npsql 'postgresql://a:b@localhost/c?options=-csearch_path%3Dx'\nmongosh "mongodb+srv://c0.example.net/db" --username u\ngit clone https://\${GH_TOKEN}@github.com/acme/a.git\nredis-cli -u redis://default:pw@h:6379\nmysqlsh mysqlx://root@localhost:33060/db\ncurl -u a:b https://es:9200/_cat\ndocker -H ssh://user@host ps\n`,
  ],
  [
    'Dockerfile',
    'dockerfile',
    `FROM node:20\nENV DATABASE_URL=postgres://a:b@db/c REDIS=redis://r:6379\nARG U=https://x.example/a.tgz\nADD \${U} /a\nRUN curl -fsSL https://deb.nodesource.com/setup_20.x | bash -\nHEALTHCHECK CMD curl -f http://localhost:$PORT/ || exit 1\n`,
  ],
  [
    'a.sql',
    'sql',
    `CREATE SERVER s OPTIONS (host 'h');\nSELECT dblink_connect('postgresql://a:b@h/d?sslmode=prefer');\n-- postgres://user:password@host/db\nCREATE SUBSCRIPTION s CONNECTION 'postgresql://u:p@h1:5432,h2:5432/d?target_session_attrs=any' PUBLICATION p;\n`,
  ],
  [
    'connect.json',
    'json',
    `{"connection.url":"jdbc:mysql://h:3306/d?useSSL=false","mongo":"mongodb://u:p@[::1]:27017,[fe80::1]:27018/d","bootstrap.servers":"PLAINTEXT://a:9092,SASL_SSL://b:9093","listeners":"CONTROLLER://:9093","x":"clickhouse://default:@localhost:8123/default","amq":"amqp://[::1]:5672/%2F"}`,
  ],
  [
    'sequelize.json',
    'json',
    `{"development":{"url":"postgres://a:b@127.0.0.1/d","dialect":"postgres"},"production":{"use_env_variable":"DATABASE_URL"},"knex":{"connection":"mysql://u:p@h/d?timezone=Z&ssl={\\"rejectUnauthorized\\":true}"}}`,
  ],
  [
    'airflow.cfg',
    'ini',
    `[database]\nsql_alchemy_conn = postgresql+psycopg2://airflow:airflow@localhost/airflow\n[celery]\nbroker_url = redis://:@redis:6379/0\nresult_backend = db+postgresql://airflow:airflow@postgres/airflow\n[webserver]\nbase_url = http://localhost:8080\n`,
  ],
  [
    'grafana.ini',
    'ini',
    `[database]\nurl = postgres://grafana:\${GF_PW}@localhost:5432/grafana\n;url = mysql://user:secret@host:port/database\n[server]\nroot_url = %(protocol)s://%(domain)s:%(http_port)s/\n[session]\nprovider_config = addr=127.0.0.1:6379,pool_size=100,prefix=x\n`,
  ],
  [
    'gitlab.rb',
    'ruby',
    `external_url 'https://gitlab.example.com'\ngitlab_rails['redis_sentinels'] = []\ngitlab_rails['x'] = 'redis://:pw@gitlab-redis/'\n`,
  ],
  [
    'knexfile.js',
    'javascript',
    `module.exports = { connection: 'postgres://a:b@h/d', c: \`postgres://\${u}:\${encodeURIComponent(p)}@\${h}/\${d}\`, r: new Redis("redis://localhost:6379"), m: mongoose.connect("mongodb://h1,h2/d?replicaSet=r") }`,
  ],
  [
    'nodemailer.ts',
    'typescript',
    `const t = createTransport("smtps://user%40gmail.com:pass@smtp.gmail.com/?pool=true"); const q = "amqp://localhost?frameMax=0x1000"; const k = "kafka://h:9092"`,
  ],
  [
    'fly.toml',
    'toml',
    `app = "x"\n[env]\nPRIMARY = "postgres://h.flycast:5432"\n[[services]]\nx = "https://\${X}"\n`,
  ],
  [
    'wrangler.toml',
    'toml',
    `[[hyperdrive]]\nlocalConnectionString = "postgres://u:p@localhost:5432/d"\n[vars]\nA = "https://a.example/*"\nroute = { pattern = "https://*.example.com/*", zone_name = "x" }\n`,
  ],
]
