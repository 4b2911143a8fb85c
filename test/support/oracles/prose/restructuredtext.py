# Reads a JSON list of documents and writes the list of the URIs that docutils finds in each; null for one it cannot read.
import io
import json
import sys

from docutils import core, nodes
from docutils.parsers.rst import Directive, directives, roles, states


class Skipped(Directive):
    """A directive that docutils does not know, or that includes what is not prose."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True

    def run(self):
        return []


known_directive = directives.directive
known_role = roles.role
not_prose = {'code', 'code-block', 'csv-table', 'highlight', 'include', 'math', 'raw'}


def directive(name, language, document):
    found, messages = known_directive(name, language, document)
    if found is None or name.lower() in not_prose:
        return Skipped, []
    return found, messages


def role(name, language, line, reporter):
    found, messages = known_role(name, language, line, reporter)
    if found is None or name.lower() in {'pep', 'rfc', 'pep-reference', 'rfc-reference'}:
        return lambda name, raw, text, *rest, **more: ([nodes.literal(raw, text)], []), []
    return found, messages


states.directives.directive = directive
states.roles.role = role

settings = {
    'report_level': 5,
    'halt_level': 6,
    'file_insertion_enabled': False,
    'raw_enabled': False,
    '_disable_config': True,
}


def uris_of(text):
    tree = core.publish_doctree(text, settings_overrides={**settings, 'warning_stream': io.StringIO()})
    found = set()
    for node in tree.findall():
        if isinstance(node, (nodes.reference, nodes.target)) and node.get('refuri'):
            found.add(node['refuri'])
        if isinstance(node, nodes.image):
            found.add(node['uri'])
    return sorted(uri for uri in found if '://' in uri)


def tried(text):
    try:
        return uris_of(text)
    except Exception:
        return None


json.dump([tried(text) for text in json.load(sys.stdin)], sys.stdout)
