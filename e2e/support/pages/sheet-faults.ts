/**
 * Runs in the preview's frame and answers what a typographer would strike out: words that are torn, dates off the edge of
 * their column, a name on more lines than it needs, content that moves when a later section goes, pages that end too early.
 */
export function sheetFaults(): string[] {
  const found: string[] = [];
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];

  /** Words of an element, each with the letters after which a line ends inside it. */
  function tornIn(element: Element): { word: string; after: string[] }[] {
    const letters: { letter: string; top: number; left: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      [...(node.nodeValue ?? '')].reduce((at, letter) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + letter.length);
        const { top, left } = range.getBoundingClientRect();
        letters.push({ letter, top, left });
        return at + letter.length;
      }, 0);
    const words: (typeof letters)[] = [[]];
    for (const one of letters)
      if (/\s/.test(one.letter)) words.push([]);
      else words.at(-1)?.push(one);
    return words.flatMap((word) => {
      const after = word.flatMap(({ letter }, index) => {
        const next = word[index + 1];
        const here = word[index];
        if (next === undefined || here === undefined || next.left > here.left - 1) return [];
        return [letter];
      });
      return after.length === 0 ? [] : [{ word: word.map(({ letter }) => letter).join(''), after }];
    });
  }
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    return { rects, count: new Set(rects.map(({ bottom }) => Math.round(bottom / 3))).size };
  };

  // Scripts without spaces end their lines anywhere.
  const ENDS = /[-/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
  for (const part of all('.ehead :is(.head,.org)'))
    for (const { word, after } of tornIn(part))
      if (after.some((letter) => !ENDS.test(letter))) found.push(`torn in a head: ${word}`);
  for (const dates of all('.ehead .row .dates')) {
    const head = dates.closest('.ehead');
    if (head === null) continue;
    const { left, right } = head.getBoundingClientRect();
    const { rects } = linesOf(dates);
    // A grid has its dates at its start.
    const off =
      getComputedStyle(head).display === 'grid'
        ? Math.min(...rects.map((rect) => rect.left)) - left
        : Math.max(...rects.map((rect) => rect.right)) - right;
    if (Math.abs(off) > 0.5) found.push(`dates ${off} px off the edge`);
  }
  for (const item of all(':is(.contact li,.lcontact span) a')) {
    const link = item.getAttribute('href') ?? '';
    const web = /^https?:/.test(link);
    if (!web && linesOf(item).count !== 1) found.push(`on several lines: ${item.innerText}`);
    for (const { word, after } of tornIn(item))
      if (!web || after.some((letter) => !/[/.-]/.test(letter)))
        found.push(`torn in an address: ${word}`);
  }
  for (const text of all('.bul li, .rich p, .role, .title'))
    for (const { word, after } of tornIn(text))
      if (/^\p{Script=Hangul}+$/u.test(word)) found.push(`a Korean word is torn: ${word}`);
      else if (after.includes('-') && (word.length < 20 || /\d-\d/.test(word)))
        found.push(`broken at a hyphen: ${word}`);
  for (const item of all('.wide .groups li:not(:last-child), .one .groups li:not(:last-child)')) {
    const last = item.querySelector('.it')?.lastChild;
    if (!(last instanceof Text)) {
      found.push(`no comma after ${item.innerText}`);
      continue;
    }
    const [name, comma] = [document.createRange(), document.createRange()];
    name.setStart(item, 0);
    name.setEnd(last, 0);
    comma.selectNode(last);
    const [end, sign] = [[...name.getClientRects()].at(-1), comma.getClientRects()[0]];
    if (end && sign && sign.bottom - end.bottom < 3 && Math.abs(sign.left - end.right) > 1)
      found.push(`a comma elsewhere than after ${item.innerText}`);
  }
  for (const name of all('.side .name')) {
    const lines = linesOf(name).count;
    const { cssText } = name.style;
    name.style.cssText = 'font-size:14pt;white-space:nowrap';
    const range = document.createRange();
    range.selectNodeContents(name);
    const fits = range.getBoundingClientRect().width <= name.clientWidth * 0.97;
    name.style.cssText = cssText;
    if (fits && lines > 1) found.push(`a name on ${lines} lines: ${name.innerText}`);
  }

  // A list begins no page: the head that it belongs to would have nothing of it.
  for (const list of all('.entry>.bul')) {
    const [before, first] = [list.previousElementSibling, list.firstElementChild];
    const above = before && [...before.getClientRects()].at(-1);
    const top = first?.getClientRects()[0];
    if (above && top && top.top < above.top)
      found.push(`torn from its head: ${list.innerText.slice(0, 30)}`);
  }

  // What stands before a section does not move when the section goes.
  const BLOCKS = '.title,.ehead,.rich>*,.bul>li,.lvl,.groups li,.langs li,.contact li,.name,.role';
  const placesIn = (sections: HTMLElement[]) =>
    sections.flatMap((section) =>
      all(BLOCKS, section).map((block) => {
        const { left, top } = block.getBoundingClientRect();
        return `${left.toFixed(1)} ${top.toFixed(1)} ${block.innerText.slice(0, 30)}`;
      }),
    );
  for (const column of all('.flow.one, .col')) {
    const sections = all(':scope > .sec', column);
    sections.forEach((section, index) => {
      const earlier = sections.slice(0, index);
      const before = placesIn(earlier);
      const next = section.nextSibling;
      section.remove();
      const after = placesIn(earlier);
      column.insertBefore(section, next);
      const moved = before.find((place, at) => place !== after[at]);
      if (moved !== undefined) found.push(`moved without ${section.className}: ${moved}`);
    });
  }

  return found;
}
