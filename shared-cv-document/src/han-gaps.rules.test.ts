import { expect, test } from '@jest/globals';
import { withHanGaps } from './han-gaps.rules.ts';

test('a Han letter says on which side a Latin letter or a figure stands', () => {
  expect(withHanGaps('<p title="用Go">用Go与1个</p>')).toBe(
    '<p title="用Go"><span class="ha">用</span>Go<span class="hb ha">与</span>1<span class="hb">个</span></p>',
  );
});

test('kana are parted as well; signs, spaces, other scripts and full-width letters are not', () => {
  expect(withHanGaps('でGo')).toBe('<span class="ha">で</span>Go');
  for (const text of ['用，Go', '用 Go', '用&amp;', '가Go', '用ＡＢ', 'plain'])
    expect(withHanGaps(text)).toBe(text);
});
