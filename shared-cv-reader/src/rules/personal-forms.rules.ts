import { EMAIL, folded, isLanguageName, isLicence } from '@sastre/shared-cv-words';
import { areFacts } from './form-facts.rules.ts';
import { kindOf } from './heading-words.rules.ts';
import type { Part } from './parts.rules.ts';
import { withText } from './pieces.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Parts in which a form about the person is one, whatever its heading; lists within it are parts of their own. */
export function withForms(parts: readonly Part[]): Part[] {
  return withHeadOfHeadings(parts)
    .map((part): Part => {
      const isForm = canBeForm(part) && areFacts(part.lines);
      return isForm ? { ...part, kind: 'contact' } : part;
    })
    .flatMap(withListsApart);
}

function canBeForm({ kind }: Part): boolean {
  return kind === 'other' || kind === 'custom' || kind === 'summary';
}

/** Before all that we know, a heading above an address of mail is the name of whom it is of. */
function withHeadOfHeadings(parts: readonly Part[]): Part[] {
  const end = parts.findIndex(({ kind }) => kind !== 'head' && kind !== 'other');
  const first = end < 0 ? [...parts] : parts.slice(0, end);
  const said = first.findIndex(
    ({ kind, lines }) => kind === 'other' && lines.some(({ text }) => EMAIL.test(text)),
  );
  const isSaid = first.some(
    ({ kind, lines }) => kind === 'head' && lines.some(({ text }) => EMAIL.test(text)),
  );
  if (said < 0 || isSaid) return [...parts];
  const lines = first
    .slice(0, said + 1)
    .flatMap(({ heading, lines: own }) => (heading === undefined ? own : [heading, ...own]));
  return [{ kind: 'head', heading: undefined, lines }, ...parts.slice(said + 1)];
}

/** What else is said in one line behind its name. */
const SAID_IN_LINE: readonly Part['kind'][] = ['skills', 'courses', 'references'];

/** What certificates call a licence to drive, folded: "class B" alone says nothing. */
const LICENCE =
  /^(?:fuhrersch|fahrerl|driv|carnet? |permis|licencia de|patent|carta de|carteira|prawo|rijbew)/u;

/** `Languages known: Hindi, English` and `Hobbies: Chess` in a form about the person. */
function withListsApart(part: Part): Part[] {
  if (part.kind !== 'head' && part.kind !== 'contact') return [part];
  const own: Part[] = [];
  const lines = part.lines.filter((line) => {
    const list = listOf(line);
    if (list !== undefined) own.push(list);
    return list === undefined;
  });
  return [{ ...part, lines }, ...own];
}

/** A line that says itself what it lists, or that somebody may drive; `isAny`: whatever of a CV that is, not only of the person. */
export function listOf(line: StyledLine, isAny = false): Part | undefined {
  const [first, second, ...more] = line.cells;
  if (first === undefined || more.length > 0) return undefined;
  if (isLicence(line.text))
    return { kind: 'certificates', heading: undefined, lines: [{ ...line, isWhole: true }] };
  const [, label, said] = /^([^:]{3,30}?)\s*:\s*(\S.*)$/u.exec(line.text) ?? [];
  const name = label ?? (second === undefined ? '' : first.text);
  const value = (said ?? second?.text ?? '').replace(/(?<=\p{L}{3})\.$/u, '');
  const kind = kindOf(name);
  if (kind === undefined || value === '') return undefined;
  const own = (text: string) => ({ ...line, text, cells: [withText(first, text)] });
  if (kind === 'certificates' && LICENCE.test(folded(name)))
    return {
      kind,
      heading: undefined,
      lines: [{ ...own(`${name.trim()}: ${value}`), isWhole: true }],
    };
  const isList =
    kind === 'interests' ||
    (isAny && SAID_IN_LINE.includes(kind)) ||
    (kind === 'languages' && value.split(/[,;|(/–-]|\s(?:and|und|y|et|e|i)\s/u).some(isSpoken));
  if (!isList) return undefined;
  return { kind, heading: own(name), lines: [own(value)] };
}

function isSpoken(text: string): boolean {
  return isLanguageName(text.trim());
}
