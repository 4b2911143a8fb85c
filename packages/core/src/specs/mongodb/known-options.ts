/** The options of the URI Options specification, and others that drivers know. */
export const knownOptions: readonly string[] = [
  ...'appName authMechanism authMechanismProperties authSource compressors'.split(' '),
  ...'connectTimeoutMS directConnection heartbeatFrequencyMS journal loadBalanced'.split(' '),
  ...'localThresholdMS maxConnecting maxIdleTimeMS maxPoolSize maxStalenessSeconds'.split(' '),
  ...'minPoolSize proxyHost proxyPassword proxyPort proxyUsername readConcernLevel'.split(' '),
  ...'readPreference readPreferenceTags replicaSet retryReads retryWrites'.split(' '),
  ...'serverMonitoringMode serverSelectionTimeoutMS serverSelectionTryOnce'.split(' '),
  ...'socketTimeoutMS srvMaxHosts srvServiceName ssl timeoutMS tls'.split(' '),
  ...'tlsAllowInvalidCertificates tlsAllowInvalidHostnames tlsCAFile'.split(' '),
  ...'tlsCertificateKeyFile tlsCertificateKeyFilePassword'.split(' '),
  ...'tlsDisableCertificateRevocationCheck tlsDisableOCSPEndpointCheck tlsInsecure w'.split(' '),
  ...'waitQueueTimeoutMS wTimeoutMS zlibCompressionLevel'.split(' '),
  // Known to some drivers only.
  ...'autoEncryption enableUtf8Validation family forceServerObjectId gssapiServiceName'.split(' '),
  ...'ignoreUndefined keepAlive keepAliveInitialDelay minHeartbeatFrequencyMS'.split(' '),
  ...'monitorCommands noDelay pkFactory promoteBuffers promoteLongs promoteValues raw'.split(' '),
  ...'safe serializeFunctions slaveOk tz_aware useNewUrlParser useUnifiedTopology'.split(' '),
  ...'uuidRepresentation waitQueueMultiple waitQueueSize'.split(' '),
]

/** New names of options by deprecated name. */
export const deprecatedOptions: Readonly<Record<string, string>> = {
  j: 'journal',
  wtimeout: 'wTimeoutMS',
}

const booleans =
  'directConnection journal loadBalanced retryReads retryWrites ssl tls tlsAllowInvalidCertificates tlsAllowInvalidHostnames tlsInsecure'

/** The values of the options that have few. */
export const knownValues: Readonly<Record<string, readonly string[]>> = {
  authMechanism:
    'SCRAM-SHA-1 SCRAM-SHA-256 MONGODB-X509 MONGODB-CR MONGODB-AWS MONGODB-OIDC GSSAPI PLAIN DEFAULT'.split(
      ' ',
    ),
  readPreference: 'primary primaryPreferred secondary secondaryPreferred nearest'.split(' '),
  readConcernLevel: 'local majority linearizable available snapshot'.split(' '),
  ...Object.fromEntries(booleans.split(' ').map(name => [name, ['true', 'false']])),
}
