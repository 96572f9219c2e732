/** Whether an element, with its attributes as they are written, is one that the document's sheets take out of the print. */
export type IsUnshown = (tag: string, written: string) => boolean;

/** A rule that says how elements are displayed, by one of its selectors. */
interface DisplayRule {
  selector: string;
  isNone: boolean;
  isImportant: boolean;
}

const STYLE = /<style>([^]*?)<\/style>/g;
const NONE = /display\s*:\s*none/i;
const URL_TEXT = /url\((?:"[^"]*"|[^)]*)\)/gi;
const DISPLAY = /(?:^|[;\s])display\s*:\s*([^;]+)/gi;
/** A kind of element, classes, an id, and attributes that have one value. */
const COMPOUND =
  /^(?<tag>\*|[a-z][a-z0-9]*)?(?<parts>(?:\.[\w-]+|#[\w-]+|\[[a-z-]+=(?:"[^"]*"|[\w-]+)\])*)$/i;
const PART = /\.([\w-]+)|#([\w-]+)|\[([a-z-]+)="?([^"\]]*)"?\]/gi;
const COMBINATOR = /[\s>+~]+/;
/** They hold no rules for elements of a page. */
const OTHER = /^@(?:page|font-face|keyframes|counter-style|property|media\s+screen\b)/i;
const ON_PAPER = /^@media\s+(?:print|all)\s*$/i;

/**
 * What `display: none` takes out: neither seen nor read, so that nobody is to find it. A rule counts when it is for single
 * elements, wherever they stand, and when no other one may win over it; of what is not understood, all is expected. Undefined when nothing is taken out.
 */
export function unshownBy(html: string): IsUnshown | undefined {
  const css = [...html.matchAll(STYLE)].map(([, sheet = '']) => sheet).join('\n');
  if (!NONE.test(css)) return undefined;
  const rules = rulesIn(css.replace(URL_TEXT, 'url()'));
  const takingOut = rules.flatMap((rule, index) => {
    if (!rule.isNone || !COMPOUND.test(rule.selector)) return [];
    return [{ ...rule, against: rules.filter((other, at) => mayWin(other, rule, at > index)) }];
  });
  if (takingOut.length === 0) return undefined;
  return (tag, written) =>
    takingOut.some(
      ({ selector, against }) =>
        matches(selector, tag, written) &&
        !against.some((other) => mayMatch(other.selector, tag, written)),
    );
}

/** Whether elements may be displayed by one rule although another takes them out: by all but what the same selector said before. */
function mayWin(rule: DisplayRule, none: DisplayRule, isLater: boolean): boolean {
  if (rule.isNone) return false;
  return isLater || rule.isImportant || rule.selector !== none.selector;
}

/** The rules of a sheet; none of all when it is written in a way that is not understood. */
function rulesIn(css: string): DisplayRule[] {
  const rules: DisplayRule[] = [];
  const open: string[] = [];
  let text = '';
  for (const character of css) {
    if (character === '{') {
      const head = text.trim();
      // a rule within a rule
      if (open.some((above) => !above.startsWith('@'))) return [];
      open.push(head);
      text = '';
    } else if (character === '}') {
      const head = open.pop();
      if (head === undefined) return [];
      if (!head.startsWith('@') && !open.some((above) => OTHER.test(above)))
        rules.push(
          ...displayRules(
            head,
            text,
            open.every((above) => ON_PAPER.test(above)),
          ),
        );
      text = '';
    } else if (character === ';' && open.every((above) => above.startsWith('@'))) text = '';
    else text += character;
  }
  return rules;
}

function displayRules(head: string, declarations: string, isSure: boolean): DisplayRule[] {
  const values = [...declarations.matchAll(DISPLAY)].map(([, value = '']) => value);
  if (values.length === 0) return [];
  const isNone = values.every((value) => /^none\b/i.test(value.trim()));
  if (isNone && !isSure) return [];
  const isImportant = values.some((value) => value.includes('!'));
  return head.split(',').map((selector) => ({ selector: selector.trim(), isNone, isImportant }));
}

function matches(selector: string, tag: string, written: string): boolean {
  const found = COMPOUND.exec(selector)?.groups;
  if (!found || selector === '') return false;
  const { tag: wanted = '*', parts = '' } = found;
  if (wanted !== '*' && wanted.toLowerCase() !== tag) return false;
  return [...parts.matchAll(PART)].every(([, className, id, name, value]) => {
    if (className !== undefined) return valueOf(written, 'class').split(/\s+/).includes(className);
    return id === undefined
      ? valueOf(written, name ?? '') === value
      : valueOf(written, 'id') === id;
  });
}

/** By the end of a selector, which is for the element itself; what stands before and behind it is no part of it. */
function mayMatch(selector: string, tag: string, written: string): boolean {
  if (selector.includes('::')) return false;
  const last = selector.split(COMBINATOR).at(-1) ?? '';
  return COMPOUND.test(last) && last !== '' ? matches(last, tag, written) : true;
}

function valueOf(written: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(written)?.[1] ?? '';
}
