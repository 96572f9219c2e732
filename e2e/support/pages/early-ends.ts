/** Runs in the preview's frame: pages that end before 92 % of their height although the next piece that is never parted fits there. */
export function earlyEnds(): string[] {
  const FULL = 0.92;
  /** Room below what stands in a line of its own, in pixels: it goes with the line. */
  const SLACK = 5;
  const BLOCKS =
    '.title,.ehead,.web,.rich>:not(ul,ol),.rich li,.bul>li,.inline,.wide .g,.one:not(:has(.col)) .g,.side .lvl,.side .groups li,.langs li,.sec-personalInfo';

  /** Whether a page may not end between a block and the next one. */
  function isHeld(block: Element, next: Element): boolean {
    if (block.matches(':is(.title,.lvl,.ehead,.web,h1,h2,h3,h4,h5,h6):not(:last-child)'))
      return true;
    const within = (whole: string) => block.closest(whole)?.contains(next) === true;
    if (within('.short') || within('[data-pair]')) return true;
    if (within('[data-bare]'))
      return [block, next].some((one) => one.closest('.entry')?.matches(':nth-child(2)') === true);
    if (block.matches('.entry>.rich:last-child>p:first-child') && within('.rich')) return true;
    if (within('.entry') && next.matches('.rich:last-child>p:last-child:not(:first-child)'))
      return true;
    if (within('.side .groups ul'))
      return block.matches(':nth-child(-n+2)') || next.matches(':nth-last-child(-n+2)');
    if (within(':is(.one,.wide) .groups') && block.matches('.g'))
      return block.matches(':first-child') || next.matches('.g:last-child');
    if (!within('.bul') && !next.matches('.bul>li')) return false;
    const isFirst = block.matches('.bul>li[data-line]:first-child');
    return isFirst || !within('.bul') || next.matches('.bul>li[data-line]:last-child');
  }
  /** Room above a block, its own and that of what it stands in as the first. */
  function roomAbove(block: Element): number {
    let room = 0;
    for (let at: Element | null = block; at !== null; at = at.parentElement) {
      room = Math.max(room, parseFloat(getComputedStyle(at).marginTop));
      if (at.previousElementSibling !== null) break;
    }
    return room;
  }
  /** How much of a block stands on a page at least. */
  function leastOf(block: Element, { top, bottom }: DOMRect): number {
    const { lineHeight, orphans, widows } = getComputedStyle(block.querySelector('ul') ?? block);
    const line = parseFloat(lineHeight);
    const mayPart = !block.matches(
      '.title,.ehead,.sec-personalInfo,.web,.lvl,.short *,[data-pair] *',
    );
    const isLong = Math.round((bottom - top) / line) >= Number(orphans) + Number(widows);
    return mayPart && isLong ? top + Number(orphans) * line : bottom;
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
      if (next === undefined || next.closest('[data-new-page]')?.contains(block) === false) return;
      const here = [...block.getClientRects()].at(-1);
      const there = [...next.getClientRects()].at(0);
      if (here === undefined || there === undefined || there.left < here.left + step / 2) return;
      if ((here.bottom - area.top) / area.height >= FULL) return;
      let last = index + 1;
      for (let after = blocks[last + 1]; after !== undefined; after = blocks[last + 1]) {
        if (!isHeld(blocks[last] as Element, after)) break;
        last += 1;
      }
      const end = blocks[last]?.getClientRects()[0];
      if (end === undefined || Math.abs(end.left - there.left) > step / 2) return;
      const least = leastOf(blocks[last] as Element, end);
      if (here.bottom + roomAbove(next) + least - there.top + SLACK <= area.bottom)
        early.push(
          `${Math.round((100 * (here.bottom - area.top)) / area.height)} %, before ${next.innerText.slice(0, 40)}`,
        );
    });
  }
  return early;
}
