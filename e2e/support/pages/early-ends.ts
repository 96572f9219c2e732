/** Runs in the preview's frame: pages that end before 85 % of their height although what comes next would fit there. */
export function earlyEnds(): string[] {
  const FULL = 0.85;
  /** The most that stands between two blocks, in pixels. */
  const BETWEEN = 26;
  const LINES_TOGETHER = 3;
  const BLOCKS =
    '.title,.ehead,.rich>:not(ul,ol),.rich li,.bul>li,.wide .g,.one:not(:has(.col)) .g,.side .lvl,.side .groups li,.langs li,.sec-personalInfo';

  /** Whether a page may not end between a block and the next one. */
  function isHeld(block: Element, next: Element | undefined): boolean {
    if (
      block.matches('.title,.lvl,.ehead:not(:last-child),:is(h1,h2,h3,h4,h5,h6):not(:last-child)')
    )
      return true;
    // Skills of one level stand on one page, unless they are many.
    const whole = block.closest('.short,[data-whole],.groups ul:not([data-long])');
    if (whole !== null && next !== undefined && whole.contains(next)) return true;
    const inOneList = next !== undefined && block.parentElement === next.parentElement;
    if (!inOneList || !block.matches('.bul>li')) return false;
    return block.matches(':first-child') || next.matches(':last-child');
  }

  const early: string[] = [];
  for (const pager of document.querySelectorAll<HTMLElement>('.pager')) {
    const area = pager.getBoundingClientRect();
    // From a page to the next; a pager is one page wide, and on some its text begins further in than on others.
    const step = parseFloat(getComputedStyle(pager).columnGap) + area.width;
    const blocks = [...pager.querySelectorAll<HTMLElement>(BLOCKS)].filter(
      (block) => block.closest('.sec-personalInfo') === null || block.matches('.sec-personalInfo'),
    );
    blocks.forEach((block, index) => {
      const next = blocks[index + 1];
      if (next === undefined) return;
      const here = [...block.getClientRects()].at(-1);
      const there = [...next.getClientRects()].at(0);
      if (here === undefined || there === undefined || there.left < here.left + step / 2) return;
      if ((here.bottom - area.top) / area.height >= FULL) return;
      let last = index + 1;
      while (last + 1 < blocks.length && isHeld(blocks[last] as Element, blocks[last + 1]))
        last += 1;
      const end = blocks[last]?.getClientRects()[0];
      if (end === undefined || Math.abs(end.left - there.left) > step / 2) return;
      const line = parseFloat(getComputedStyle(next).lineHeight);
      const least =
        blocks[last]?.matches('.rich p') === true
          ? Math.min(end.bottom, end.top + LINES_TOGETHER * line)
          : end.bottom;
      if (here.bottom + BETWEEN + least - there.top <= area.bottom)
        early.push(
          `${Math.round((100 * (here.bottom - area.top)) / area.height)} %, before ${next.innerText.slice(0, 40)}`,
        );
    });
  }
  return early;
}
