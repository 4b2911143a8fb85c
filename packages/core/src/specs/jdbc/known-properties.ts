/** The connection properties of pgJDBC. */
export const knownProperties: readonly string[] = [
  ...['adaptiveFetch', 'adaptiveFetchMaximum', 'adaptiveFetchMinimum', 'allowEncodingChanges'],
  ...['ApplicationName', 'assumeMinServerVersion', 'authenticationPluginClassName', 'autosave'],
  ...['binaryTransfer', 'binaryTransferDisable', 'binaryTransferEnable', 'cancelSignalTimeout'],
  ...['channelBinding', 'cleanupSavepoints', 'connectTimeout', 'currentSchema'],
  ...['databaseMetadataCacheFields', 'databaseMetadataCacheFieldsMiB', 'defaultRowFetchSize'],
  ...['disableColumnSanitiser', 'escapeSyntaxCallMode', 'groupStartupParameters', 'gssEncMode'],
  ...['gsslib', 'gssResponseTimeout', 'gssUseDefaultCreds', 'hideUnprivilegedObjects'],
  ...['hostRecheckSeconds', 'jaasApplicationName', 'jaasLogin', 'kerberosServerName'],
  ...['loadBalanceHosts', 'localSocketAddress', 'loggerFile', 'loggerLevel', 'loginTimeout'],
  ...['logServerErrorDetail', 'logUnclosedConnections', 'maxResultBuffer', 'options', 'password'],
  ...['PGDBNAME', 'PGHOST', 'PGPORT', 'pemKeyAlgorithm', 'preferQueryMode', 'prepareThreshold'],
  ...['preparedStatementCacheQueries', 'preparedStatementCacheSizeMiB', 'protocolVersion'],
  ...['queryTimeout', 'quoteReturningIdentifiers', 'readOnly', 'readOnlyMode'],
  ...['receiveBufferSize', 'replication', 'requireAuth', 'reWriteBatchedInserts'],
  ...['sendBufferSize', 'service', 'socketFactory', 'socketFactoryArg', 'socketTimeout', 'ssl'],
  ...['sslcert', 'sslfactory', 'sslfactoryarg', 'sslhostnameverifier', 'sslkey', 'sslmode'],
  ...['sslNegotiation', 'sslpassword', 'sslpasswordcallback', 'sslResponseTimeout', 'sslrootcert'],
  ...['sspiServiceClass', 'stringtype', 'targetServerType', 'tcpKeepAlive', 'tcpNoDelay'],
  ...['unknownLength', 'user', 'useSpnego', 'xmlFactoryFactory'],
]

/** The values of properties that have few. */
export const knownValues: Readonly<Record<string, readonly string[]>> = {
  autosave: ['always', 'never', 'conservative'],
  gssEncMode: ['disable', 'allow', 'prefer', 'require'],
  preferQueryMode: ['extended', 'extendedForPrepared', 'extendedCacheEverything', 'simple'],
  readOnlyMode: ['ignore', 'transaction', 'always'],
  sslmode: ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'],
  targetServerType: [
    ...['any', 'primary', 'master', 'slave', 'secondary'],
    ...['preferSlave', 'preferSecondary', 'preferPrimary'],
  ],
}
