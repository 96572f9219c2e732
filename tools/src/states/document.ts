/** The states page's HTML; `live` reloads it after every build. */
export function statesDocument(files: readonly string[], live: boolean): string {
  const css = files.filter((file) => file.endsWith('.css'));
  const js = files.filter((file) => file.endsWith('.js'));
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>States</title>',
    '<link rel="icon" href="data:,">',
    ...css.map((file) => `<link rel="stylesheet" href="${file}">`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    ...js.map((file) => `<script src="${file}"></script>`),
    ...(live
      ? ["<script>new EventSource('changes').onmessage = () => location.reload();</script>"]
      : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
