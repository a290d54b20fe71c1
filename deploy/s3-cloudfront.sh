#!/bin/sh
# S3 behind CloudFront: upload a build, files with a hash in their name first, so that no page lacks its scripts.
#   BUCKET=docs-example DISTRIBUTION=E123 deploy/s3-cloudfront.sh dist
# The distribution has the bucket as its origin (with origin access control), the function that
# "node deploy/host-rules.mjs cloudfront dist" writes for viewer requests, a response headers policy with the headers of
# dist/_headers, and 404.html for the statuses 403 and 404.
set -eu
dist=${1:?Name the folder of the build.}
: "${BUCKET:?}" "${DISTRIBUTION:?}"
base=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1] + "/_server.json", "utf8")).base' "$dist")
to="s3://$BUCKET$base"
aws s3 sync "$dist/_assets" "${to}_assets" --cache-control "public, max-age=31536000, immutable"
aws s3 sync "$dist" "$to" --exclude "_assets/*" --exclude "_server.json" --exclude "_files.json" --exclude "_nginx.conf" \
  --exclude "_caddy.conf" --exclude "_headers" --exclude "_redirects" --exclude ".nojekyll" --exclude "*.md" --cache-control "no-cache"
aws s3 sync "$dist" "$to" --exclude "*" --include "*.md" --cache-control "no-cache" \
  --content-type "text/markdown; charset=utf-8"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "$base*"
