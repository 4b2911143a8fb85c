# Reads a JSON list of documents and writes the list of the addresses that Asciidoctor gives each; null for one it cannot read.
require 'asciidoctor'
require 'cgi'
require 'json'

Asciidoctor::LoggerManager.logger = Asciidoctor::NullLogger.new

def addresses(text)
  html = Asciidoctor.convert(text, safe: :secure, standalone: false)
  found = html.scan(/<(?:a|img)\b[^>]*? (?:href|src)="([^"]*)"/).flatten
  found.map { |address| CGI.unescapeHTML(address) }.select { |address| address.include?('://') }.uniq.sort
rescue StandardError
  nil
end

puts JSON.dump(JSON.parse($stdin.read).map { |text| addresses(text) })
