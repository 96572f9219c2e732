import type { IncomingMessage, ServerResponse } from 'node:http';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';
import { harnessPreset } from '../../webpack/harness.preset.ts';
import { OWN } from '../front/dev-front.ts';

/** Where the harness lies. */
export const HARNESS = `${OWN}harness/`;

const DOCUMENT = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harness</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${HARNESS}harness.css">
</head>
<body>
<div id="root"></div>
<script src="${HARNESS}harness.js"></script>
</body>
</html>
`;

/** Compiles a remote's harness while it is edited, and serves it. */
export function serveHarness(
  directory: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const compiler = webpack(harnessPreset(directory, HARNESS));
  if (compiler === null) throw new Error('The harness has no configuration.');
  compiler.options.watchOptions = { aggregateTimeout: 20 };
  const serve = devMiddleware(compiler, {
    publicPath: HARNESS,
    index: false,
    stats: 'errors-only',
    hot: { path: `${OWN}hot`, cors: false },
  });
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === OWN || pathname === HARNESS) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(DOCUMENT);
      return;
    }
    void serve(request, response, () => response.writeHead(404).end());
  };
}
