# Runs the checks that start no tests, two at a time. Prints the output of those that fail.
printf '%s\n' \
  'prettier --check --cache .' \
  'tsc --checkers 1' \
  'depcruise web mock-api fixtures e2e' \
  'cspell --no-progress' \
  'knip' \
  'oxlint --deny-warnings' \
  'tsx web/tools/banned-phrases.ts' \
  'jscpd' |
  xargs -P 2 -I % sh -c 'output=$(% 2>&1) || { echo "$output"; exit 1; }'
