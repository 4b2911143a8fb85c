/** The parameters of libpq (PostgreSQL 18 documentation, section 32.1.2) and of programs that read its strings. */
export const knownParameters: readonly string[] = [
  ...'host hostaddr port dbname user password passfile require_auth channel_binding'.split(' '),
  ...'connect_timeout client_encoding options application_name fallback_application_name'.split(
    ' ',
  ),
  ...'keepalives keepalives_idle keepalives_interval keepalives_count tcp_user_timeout'.split(' '),
  ...'replication gssencmode sslmode requiressl sslnegotiation sslcompression sslcert'.split(' '),
  ...'sslkey sslkeylogfile sslpassword sslcertmode sslrootcert sslcrl sslcrldir sslsni'.split(' '),
  ...'requirepeer ssl_min_protocol_version ssl_max_protocol_version'.split(' '),
  ...'min_protocol_version max_protocol_version krbsrvname gsslib gssdelegation'.split(' '),
  ...'scram_client_key scram_server_key service servicefile target_session_attrs'.split(' '),
  ...'load_balance_hosts oauth_issuer oauth_client_id oauth_client_secret oauth_scope'.split(' '),
  // Prisma
  ...'schema connection_limit pool_timeout pgbouncer socket_timeout sslidentity sslaccept'.split(
    ' ',
  ),
  ...'statement_cache_size single_use_connections'.split(' '),
  // node-postgres and postgres.js
  ...'ssl uselibpqcompat encoding db statement_timeout query_timeout lock_timeout max min'.split(
    ' ',
  ),
  ...'idle_in_transaction_session_timeout idle_timeout max_lifetime prepare keepAlive'.split(' '),
  // pgx, lib/pq, golang-migrate
  ...'pool_max_conns pool_min_conns pool_max_conn_lifetime pool_max_conn_idle_time'.split(' '),
  ...'pool_health_check_period default_query_exec_mode statement_cache_capacity'.split(' '),
  ...'description_cache_capacity search_path timezone binary_parameters datestyle'.split(' '),
  ...'x-migrations-table x-statement-timeout x-multi-statement'.split(' '),
  // SQLAlchemy and asyncpg, Django, Rails, Ecto, Doctrine
  ...'prepared_statement_cache_size prepared_statement_name_func command_timeout timeout'.split(
    ' ',
  ),
  ...'conn_max_age ssl_require pool pool_size pool_mode prepared_statements checkout_timeout'.split(
    ' ',
  ),
  ...'schema_search_path serverVersion charset currentSchema reconnect adapter'.split(' '),
]

/** The values of libpq's parameters that have few, and of the same parameters of other drivers. */
export const knownValues: Readonly<Record<string, readonly string[]>> = {
  // `no-verify` is of node-postgres.
  sslmode: 'disable allow prefer require verify-ca verify-full no-verify'.split(' '),
  target_session_attrs: 'any read-write read-only primary standby prefer-standby'.split(' '),
  channel_binding: 'disable prefer require'.split(' '),
  gssencmode: 'disable prefer require'.split(' '),
  sslnegotiation: 'postgres direct'.split(' '),
  load_balance_hosts: 'disable random'.split(' '),
}
