/** YAML files as people write them, by file name and language: nothing is wrong in them. */
export const soundYaml: readonly (readonly [file: string, language: string, text: string])[] = [
  [
    'docker-compose.yml',
    'yaml',
    `services:
  web:
    image: registry.example.com:5000/web:1.2@sha256:abc
    build: https://github.com/docker/example.git#main:subdir
    environment:
      DATABASE_URL: postgres://app:\${DB_PASSWORD:?required}@db:5432/app?sslmode=disable
      REDIS_URL: redis://default:\${REDIS_PASSWORD:-s3cret}@redis:6379/0
      RABBIT: amqp://guest:guest@rabbit:5672/%2F
      MONGO: mongodb://root:example@mongo-1:27017,mongo-2:27017/app?replicaSet=rs0&authSource=admin
      KAFKA_ADVERTISED_LISTENERS: PLAINTEXT://kafka:29092,PLAINTEXT_HOST://localhost:9092
      ALLOWED: "http://localhost:3000,http://127.0.0.1:3000"
    healthcheck:
      test: ["CMD", "curl", "-f", "http://localhost:\${PORT:-8080}/health"]
    ports: ["127.0.0.1:8080:80"]
`,
  ],
  [
    'docker-compose.override.yml',
    'yaml',
    `x-env: &env
  DATABASE_URL: "mysql://\${MYSQL_USER}:\${MYSQL_PASSWORD}@mysql:3306/\${MYSQL_DATABASE}"
services:
  etcd:
    command: etcd --initial-cluster etcd0=http://etcd0:2380,etcd1=http://etcd1:2380 --listen-client-urls http://0.0.0.0:2379
    environment:
      <<: *env
      ES_HOSTS: '["http://es01:9200","http://es02:9200"]'
      DOCKER_HOST: unix:///var/run/docker.sock
      NATS: nats://n1:4222,nats://n2:4222
`,
  ],
  [
    'deployment.yaml',
    'yaml',
    `apiVersion: apps/v1
kind: Deployment
spec:
  template:
    spec:
      containers:
      - name: a
        env:
        - name: DATABASE_URL
          value: postgresql://$(DB_USER):$(DB_PASS)@$(DB_HOST):$(DB_PORT)/$(DB_NAME)?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem
        - name: PGSOCK
          value: postgresql:///app?host=/var/run/postgresql
        - name: HTTP_PROXY
          value: http://proxy.corp:3128
        - name: NO_PROXY
          value: localhost,127.0.0.1,.svc,10.0.0.0/8
        livenessProbe: {httpGet: {path: /healthz, port: http}}
`,
  ],
  [
    'secret.yaml',
    'yaml',
    `kind: Secret
stringData:
  url: "postgres://user:p%40ss%2Fw@db.ns.svc.cluster.local:5432/app"
  redis: rediss://:tok%3Den@master.cache.amazonaws.com:6379/0?ssl_cert_reqs=required
  sentinel: redis-sentinel://:pw@s1:26379,s2:26379,s3:26379/0?sentinelMasterId=mymaster
  mongo: mongodb+srv://user:p%40ss@cluster0.abcde.mongodb.net/app?retryWrites=true&w=majority&appName=Cluster0
`,
  ],
  [
    'values.yaml',
    'yaml',
    `image: {repository: ghcr.io/acme/app, tag: "1.0"}
database:
  url: "postgres://{{ .Values.user }}:{{ .Values.password | urlquery }}@{{ include "pg.host" . }}:5432/app"
  existing: "postgresql://{{ .Release.Name }}-pg/app"
ingress:
  hosts: [{host: app.example.com, paths: ["/"]}]
externalUrl: https://{{ .Values.host }}{{ .Values.path | default "/" }}
`,
  ],
  [
    'templates/secret.yaml',
    'yaml',
    `{{- if .Values.enabled }}
apiVersion: v1
kind: Secret
data:
  uri: {{ printf "mongodb://%s:%s@%s/%s" .Values.u .Values.p .Values.h .Values.d | b64enc | quote }}
  other: {{ "postgres://a:b@c/d" | b64enc }}
{{- end }}
`,
  ],
  [
    '.github/workflows/ci.yml',
    'yaml',
    `on: push
jobs:
  t:
    services:
      postgres: {image: postgres:16, env: {POSTGRES_PASSWORD: postgres}, ports: ["5432:5432"]}
    env:
      DATABASE_URL: postgres://postgres:\${{ secrets.PG_PASSWORD }}@localhost:5432/test
      URL: https://\${{ github.actor }}:\${{ secrets.GITHUB_TOKEN }}@github.com/\${{ github.repository }}.git
      AMQP: amqp://guest:guest@localhost:\${{ job.services.rabbit.ports['5672'] }}
    steps:
    - uses: actions/checkout@v4
    - run: psql "postgresql://postgres:postgres@localhost/test" -c 'select 1'
    - run: curl "https://api.github.com/repos/\${{ github.repository }}/issues?state=open&labels=a,b"
`,
  ],
  [
    '.gitlab-ci.yml',
    'yaml',
    `variables:
  DATABASE_URL: "postgresql://$POSTGRES_USER:$POSTGRES_PASSWORD@postgres/$POSTGRES_DB"
  DOCKER_HOST: tcp://docker:2376
test:
  script:
    - git clone https://gitlab-ci-token:\${CI_JOB_TOKEN}@gitlab.example.com/group/repo.git
    - curl --header "PRIVATE-TOKEN: $T" "\${CI_API_V4_URL}/projects/$CI_PROJECT_ID/packages"
`,
  ],
  [
    'application.yml',
    'yaml',
    `spring:
  datasource:
    url: jdbc:postgresql://\${DB_HOST:localhost}:\${DB_PORT:5432}/\${DB_NAME:app}?currentSchema=public&stringtype=unspecified
    hikari: {maximum-pool-size: 10}
  r2dbc: {url: "r2dbc:pool:postgresql://localhost:5432/app"}
  data:
    mongodb: {uri: "mongodb://\${MONGO_USER}:\${MONGO_PASS}@localhost:27017/app?authSource=admin"}
  rabbitmq: {addresses: "amqp://a:b@h1:5672,amqp://a:b@h2:5672"}
  kafka: {bootstrap-servers: "k1:9092,k2:9092"}
  cloud: {config: {uri: "http://user:\${CONFIG_PASSWORD}@config:8888"}}
management.endpoints.web.base-path: /
eureka: {client: {serviceUrl: {defaultZone: "http://\${eureka.instance.hostname}:\${server.port}/eureka/"}}}
`,
  ],
  [
    'application-oracle.yml',
    'yaml',
    `spring:
  datasource:
    url: jdbc:oracle:thin:@//db.example.com:1521/ORCLPDB1
  second: "jdbc:sqlserver://db:1433;databaseName=app;encrypt=true;trustServerCertificate=true"
  third: jdbc:h2:mem:testdb;DB_CLOSE_DELAY=-1;MODE=PostgreSQL
  fourth: jdbc:mysql://address=(host=h1)(port=3306),address=(host=h2)(port=3307)/db?useSSL=false&serverTimezone=UTC
  fifth: jdbc:tc:postgresql:15:///test
  sixth: jdbc:mysql:loadbalance://h1:3306,h2:3306/app
  seventh: jdbc:oracle:thin:@(DESCRIPTION=(ADDRESS=(PROTOCOL=TCP)(HOST=h)(PORT=1521))(CONNECT_DATA=(SERVICE_NAME=s)))
`,
  ],
  [
    'config/database.yml',
    'yaml',
    `default: &default
  adapter: postgresql
  pool: <%= ENV.fetch("RAILS_MAX_THREADS") { 5 } %>
development:
  <<: *default
  url: <%= ENV['DATABASE_URL'] || "postgres://app:app@localhost/app_dev" %>
production:
  url: "postgresql://<%= ENV['DB_USER'] %>:<%= CGI.escape(ENV['DB_PASS']) %>@<%= ENV['DB_HOST'] %>/app"
test:
  url: sqlite3:db/test.sqlite3
  two: postgresql://%2Fvar%2Frun%2Fpostgresql/app_test
  three: postgres:///app_test?host=/tmp&port=5433
cable: {adapter: redis, url: "unix:///run/redis.sock", channel_prefix: a}
`,
  ],
  [
    'config/mongoid.yml',
    'yaml',
    `production:
  clients:
    default:
      uri: <%= ENV['MONGODB_URI'] %>
      hosts: ["h1:27017", "h2:27017"]
development:
  clients: {default: {uri: "mongodb://%2Ftmp%2Fmongodb-27017.sock/dev"}}
`,
  ],
  [
    'playbook.yml',
    'yaml',
    `- hosts: all
  vars:
    database_url: "postgresql://{{ db_user }}:{{ db_password | urlencode }}@{{ db_host }}:{{ db_port | default(5432) }}/{{ db_name }}"
    mirror: "http://{{ groups['web'][0] }}/{{ item }}"
  tasks:
  - get_url: {url: "https://dl.example.com/{{ version }}/x_{{ version }}_{{ ansible_architecture }}.tar.gz", dest: /tmp/x}
  - uri:
      url: "http://localhost:{{ port }}/api?x={{ a }}&y={{ b }}"
      body: 'mysql://{{ lookup("env", "U") }}:{{ p }}@h/d'
  - git: repo=ssh://git@github.com/acme/a.git dest=/srv/a
`,
  ],
  [
    'multi.yaml',
    'yaml',
    `pg: postgresql://u:p@h1:5432,h2:5433,[::1]:5434/db?target_session_attrs=read-write&load_balance_hosts=random
pg2: postgres://h1,h2/
pg3: "postgresql://?service=mydb"
pg4: postgresql://user@localhost
pg5: postgresql:///db?host=h1,h2&port=1,2
pg6: "postgres://u:p@%2Fcloudsql%2Fp%3Ar%3Ai/db"
pg7: postgresql://u:a%3Ab%40c@h/db?options=-c%20statement_timeout%3D5min&application_name=my%20app
pg8: postgres://u:p!$&'()*+,;=@h/d
m: mongodb://h1,h2:27018,h3/?replicaSet=r&tls=true&tlsCAFile=%2Fetc%2Fca.pem&compressors=zstd,snappy
m2: mongodb://CN%3Dx%2COU%3Dy@h/?authMechanism=MONGODB-X509&authSource=%24external
m3: mongodb://AKIA:sec%2Fret@h/?authMechanism=MONGODB-AWS&authMechanismProperties=AWS_SESSION_TOKEN:abc%3D
m4: mongodb+srv://h.example.com/?srvServiceName=x&srvMaxHosts=2
m5: mongodb://u:p@h:10255/?ssl=true&replicaSet=globaldb&retrywrites=false&maxIdleTimeMS=120000&appName=@acc@
r: rediss://h:6380/0?ssl_cert_reqs=none
r2: redis://user:p%2Fw@[2001:db8::5]:6379/15
r3: redis+cluster://a:6379
a: amqps://u:p@h/%2Fprod?heartbeat=30&connection_timeout=10000
a2: amqp://
a3: amqp://h/
a4: amqp:///vhost
my: mysql://u:p@(h1:3306,h2:3306)/d
my2: mysqlx://u@%2Ftmp%2Fmysqlx.sock/d
my3: mariadb://u:p@h/d?sslMode=verify-ca
c: couchbase://h1,h2?network=external
s: sqlserver://h;databaseName=x
`,
  ],
  [
    'prometheus.yml',
    'yaml',
    `remote_write: [{url: "https://u:p@prom.example/api/v1/write"}]
scrape_configs:
- static_configs: [{targets: ["localhost:9090"]}]
alerting: {alertmanagers: [{static_configs: [{targets: ["am:9093"]}]}]}
rule: 'http://grafana/explore?left={"datasource":"x"}'
url: 'https://grafana.example/d/abc?var-x={{ $labels.x }}&from={{ .Y }}'
`,
  ],
  [
    'traefik.yml',
    'yaml',
    `http:
  services: {a: {loadBalancer: {servers: [{url: "http://10.0.0.1:80"}, {url: "h2c://b:80"}]}}}
  middlewares: {r: {redirectRegex: {regex: "^https?://www\\\\.(.+)", replacement: "https://\${1}"}}}
labels: ["traefik.http.routers.a.rule=Host(\`a.example\`)", "x.url=https://a.example/$$1"]
`,
  ],
  [
    'openapi.yaml',
    'yaml',
    `openapi: 3.1.0
servers:
- url: "https://{env}.example.com:{port}/{basePath}"
- url: /v1
- url: "{scheme}://h"
paths: {"/a/{id}": {get: {externalDocs: {url: "https://a.example/#/x"}}}}
components: {examples: {e: {value: "postgres://user:pass@host/db"}}}
`,
  ],
  [
    'mkdocs.yml',
    'yaml',
    `site_url: !ENV [SITE_URL, "https://a.example/"]
repo_url: https://github.com/acme/a
edit_uri: edit/main/docs/
extra: {homepage: "https://a.example/?a=b&c=d#e"}
`,
  ],
  [
    'logging.yaml',
    'yaml',
    `a: "syslog://localhost:514"
b: gelf://h:12201
c: fluentd://h
d: "statsd://h:8125"
e: zipkin://h
f: vault:secret/data/x#password
g: "op://vault/item/field"
h: ref+vault://secret/x#/p
i: projects/p/secrets/s/versions/latest
j: sops://x
k: "docker://alpine:3"
l: oci://registry.example.com/charts/x
m: pkg:npm/a@1
n: jar:file:/a.jar!/b
o: git+https://github.com/a/b.git@v1#egg=c
p: "gs://b/o"
q: abfss://c@a.dfs.core.windows.net/p
r: hdfs://nn:8020/p
s: dbfs:/mnt
`,
  ],
  [
    'serverless.yml',
    'yaml',
    `provider: {environment: {URL: "https://\${self:custom.domain}/x", DB: "postgres://\${ssm:/a/user}:\${ssm:/a/pass}@\${cf:db.Host}:5432/x", Q: !Sub "https://sqs.\${AWS::Region}.amazonaws.com/\${AWS::AccountId}/q"}}
`,
  ],
  [
    'cf.yaml',
    'yaml',
    `Resources:
  A: {Properties: {Uri: !Sub "arn:aws:apigateway:\${AWS::Region}:lambda:path/x", Db: !Sub "postgres://\${User}:{{resolve:secretsmanager:x:SecretString:p}}@\${Db.Endpoint.Address}:5432/d"}}
`,
  ],
]
