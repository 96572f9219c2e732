import { expect, test } from '@jest/globals';
import { html } from '@sastre/shared-html';
import { findLeaks } from './find-leaks.ts';

test('says of each place why it is not safe', () => {
  const leaks = findLeaks(
    ['safe', 'raw', 'bare', 'script', 'missing'],
    ({ safe, raw, bare, script }) =>
      `${html`<p title="${safe}">${safe}</p>`.markup}<p>${raw}</p><p class=${bare}></p><script>'${script}'</script>`,
  );
  expect([...new Set(leaks.map((leak) => leak.split('<')[0]))]).toEqual([
    'raw lets through ">',
    `raw lets through ' autofocus onfocus='alert(1)`,
    'raw lets through ',
    'raw lets through &lt;b&gt; {product} $& $1',
    'bare stands without quotes or in a script',
    'script stands without quotes or in a script',
    'missing is not in the page',
  ]);
});
