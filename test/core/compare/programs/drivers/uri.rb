# What URI makes of each URL (`uri`), as Net::HTTP asks for it, or Addressable (`addressable`).
require 'json'
require 'uri'
require 'addressable/uri'

PORTS = { 'http' => 80, 'https' => 443, 'ftp' => 21 }.freeze
is_uri = ARGV[0] == 'uri'

read = lambda do |url|
  uri = is_uri ? URI.parse(url) : Addressable::URI.parse(url)
  user, password = is_uri ? (uri.userinfo || '').split(':', 2) : [uri.user, uri.password]
  user = nil if is_uri && uri.userinfo.nil?
  scheme = uri.scheme&.downcase
  target = (uri.path || '') + (uri.query.nil? ? '' : "?#{uri.query}")
  target = uri.opaque if is_uri && uri.opaque
  [scheme, user, password, uri.host, uri.port || PORTS[scheme || ''], target]
rescue StandardError
  nil
end

STDIN.each_line do |line|
  answer = read.call(JSON.parse(line))
  puts JSON.generate(answer)
end
