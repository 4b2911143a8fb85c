import { connectionSchemes } from '../../connection/schemes.ts'
import type { UrlSpec } from '../../contract/spec.ts'
import { issues } from './issues/index.generated.ts'
import { parse } from './parse.ts'

export { parse }

/** URIs of AMQP servers. */
export const amqp: UrlSpec = {
  id: 'amqp',
  title: 'RabbitMQ: URI Specification',
  edition: {
    date: '2026-01-01',
    version: '29cb9ecf',
    url: 'https://github.com/rabbitmq/rabbitmq-website/blob/29cb9ecf/docs/uri-spec.md',
  },
  terms: {
    conformanceError: 'accepted by some drivers',
    parseException: 'rejected by drivers',
  },
  schemes: connectionSchemes.amqp,
  issues,
  parse,
}
