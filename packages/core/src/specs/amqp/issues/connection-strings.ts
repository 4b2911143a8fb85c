import { urlIssues } from '../../../connection/url-issues.ts'

/** The issues of AMQP URIs. */
export const connectionStrings = urlIssues(
  'amqp',
  'amqp',
  'https://github.com/rabbitmq/rabbitmq-website/blob/29cb9ecf/docs/uri-spec.md',
  {
    'password-read-as-port': [
      { url: 'amqp://app:12«/»ss@mq:5672/shop', fixed: 'amqp://app:12%2Fss@mq:5672/shop' },
    ],
    'wrong-scheme': [{ url: '«ampq»://mq/shop', fixed: 'amqp://mq/shop' }],
  },
)
