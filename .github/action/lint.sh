#!/usr/bin/env bash
# The step of action.yml. Annotates lines by a problem matcher, writes SARIF, and puts a table on the summary page.
set -euo pipefail

mapfile -t paths < <(printf '%s\n' "${HREFLINT_PATHS:-.}" | sed '/^[[:space:]]*$/d')
mapfile -t args < <(printf '%s\n' "${HREFLINT_ARGS:-}" | sed '/^[[:space:]]*$/d')
[ "${#paths[@]}" -gt 0 ] || paths=(.)

# A pull request is checked out as a merge: its first parent is what it would be merged into.
if [ "$HREFLINT_DIFF" = true ] && [ "${GITHUB_EVENT_NAME:-}" = pull_request ]; then
  git rev-parse --quiet --verify 'HEAD^1' >/dev/null || git fetch --quiet --no-tags --deepen=1 origin
  args+=(--diff "$(git rev-parse --verify 'HEAD^1')")
fi

# The version that the repository has installed is the one that its developers use.
if [ -x node_modules/.bin/hreflint ]; then
  hreflint=(node_modules/.bin/hreflint)
else
  own=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$HREFLINT_ACTION/packages/cli/package.json")
  hreflint=(npx --yes "hreflint@${HREFLINT_VERSION:-$own}")
fi

echo "::add-matcher::$HREFLINT_ACTION/.github/action/problem-matcher.json"
status=0
"${hreflint[@]}" --format compact --format sarif --output "$HREFLINT_SARIF" \
  --format markdown --output "${GITHUB_STEP_SUMMARY:-/dev/null}" \
  "${args[@]}" -- "${paths[@]}" || status=$?
echo '::remove-matcher owner=hreflint::'
exit "$status"
