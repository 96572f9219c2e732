import type { Reading } from '../reading.types.ts';
import { addedOf } from './added.rules.ts';
import { isListLabel } from './body.rules.ts';
import { withoutLearned } from './apprenticeships.rules.ts';
import { withoutDeclarations } from './declarations.rules.ts';
import { withBoldLabels } from './bold-labels.rules.ts';
import { coursesOf } from './education.rules.ts';
import { fieldsOf, type ReadParts } from './fields.rules.ts';
import { EMAIL, entryLabelsOf, folded, isSkillGroup, wordsOf } from '@sastre/shared-cv-words';
import { withoutFacts } from './form-facts.rules.ts';
import { formLines } from './labelled-entries.rules.ts';
import { withoutIcons } from './glyphs.rules.ts';
import { asWritten, withKnownSigns } from './punctuation.rules.ts';
import { withSkillHeadings } from './skill-headings.rules.ts';
import { withLabelsApart } from './labels-apart.rules.ts';
import { languageLists, languagesOf } from './languages.rules.ts';
import { isDocumentTitle, kindOf } from './heading-words.rules.ts';
import { isTitled, saidIn, withOwnHeadings, withOwnTitles } from './own-headings.rules.ts';
import { partsOf, type Part } from './parts.rules.ts';
import { allDoubts } from './doubtful.rules.ts';
import { withDatedHeads } from './dated-heads.rules.ts';
import { withWholeDates } from './dates-in-cells.rules.ts';
import { withListedHeads } from './listed-heads.rules.ts';
import { withDaysFirst } from './month-first.rules.ts';
import { withPlacesOfHouses } from './places-of-houses.rules.ts';
import { paragraph, personOf } from './person.rules.ts';
import { withForms } from './personal-forms.rules.ts';
import { joined, type Piece, idsOf } from './pieces.rules.ts';
import { letterBlock, letterIn } from './letters.rules.ts';
import { withRowsOfSkills } from './rows-of-skills.rules.ts';
import { countedLines, LONGEST_FOOT, repeatedOf, runningContacts } from './running-lines.rules.ts';
import { withShortEnds } from './short-ends.rules.ts';
import { withoutSignature } from './signatures.rules.ts';
import { skillsOf } from './skills.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { withTalks } from './talks.rules.ts';
import { arePlaceLabels, withToldPlaces } from './told-places.rules.ts';
import { withTongues } from './tongues.rules.ts';
import { withNamesWhole } from './broken-names.rules.ts';
import { withSoftBreaks } from './broken-words.rules.ts';
import { withTrailingLists } from './trailing-lists.rules.ts';
import { withTypedBullets } from './typed-bullets.rules.ts';
import { withTypedSigns } from './typed-signs.rules.ts';
import { unplacedOf } from './unplaced.rules.ts';
import { withUntold } from './untold-parts.rules.ts';
import { jobsOf } from './work.rules.ts';
import { isNoCv } from './no-cv.rules.ts';
import { areHousesFirst } from './house-order.rules.ts';
import { unwrapped } from './wrapped.rules.ts';

/** So many lines can stand at the foot. */
const MOST_FOOT = 2;
/** What is longer is no line of a CV; it is kept as not placed. */
const LONGEST_LINE = 4_000;

/** Reads a CV, and sets the letter apart that stands in its file: it is shown whole, as not placed. */
export function readLines(drawn: readonly StyledLine[]): Omit<Reading, 'source'> {
  const letter = letterIn(drawn);
  if (letter.length === 0) return readCv(drawn);
  const read = readCv(drawn.filter((line) => !letter.includes(line)));
  const block = letterBlock(letter, read.unplaced.length);
  return { ...read, lines: drawn.map(plain), unplaced: [...read.unplaced, block] };
}

/**
 * Reads a CV out of the lines of a file by rules. Every value is made of words of its lines; every word that stands in no
 * field is in `unplaced`, but headings that we know, labels, and what stands on each page.
 */
function readCv(drawn: readonly StyledLine[]): Omit<Reading, 'source'> {
  const all = withTypedSigns(drawn);
  const repeated = repeatedOf(all);
  const running = runningContacts(all, repeated);
  const usable = all.filter(
    ({ id, text, isAside }) => !repeated.has(id) && isAside !== true && text.length <= LONGEST_LINE,
  );
  const typed = withTypedBullets(
    withoutIcons(withShortEnds(withDaysFirst(withKnownSigns(usable)))),
  );
  const lines = withNamesWhole(withSoftBreaks(unwrapped(withWholeDates(typed))));
  const found = withTrailingLists(
    withForms(
      withLabelsApart(withoutSignature(withoutDeclarations(withRowsOfSkills(partsOf(lines))))),
    ),
  )
    .map(withToldPlaces)
    .map(withDatedHeads)
    .map(withListedHeads);
  const headed = withOwnHeadings(withTalks(found));
  const own = withAbout(
    withFoot(withoutEmptyWork(withTongues(withBoldLabels(withUntold(withSkillHeadings(headed)))))),
  );
  const parts: Part[] =
    running.length > 0 ? [...own, { kind: 'contact', heading: undefined, lines: running }] : own;
  const of = (...kinds: readonly Part['kind'][]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).flatMap((part) => part.lines);
  const about = withoutFacts(of('summary'));
  // "About" can stand above an address, too.
  const person = personOf(withoutFacts(of('head')), [
    ...withoutFacts(of('contact')),
    ...about.filter(isShort),
  ]);
  const taken = new Set(Object.values(person).flatMap((piece) => piece.lines));
  const summary = summaryOf(about.filter(({ id }) => !taken.has(id)));
  const listed = of('languages');
  const { jobs, learned } = withoutLearned(jobsOf(of('work'), person.location?.text), of('work'));
  const work = of('work');
  const isHouseFirst = areHousesFirst(jobs, work);
  const isFirstInLine = areHousesFirst(jobs, work, { inLine: true });
  const told = {
    person: summary === undefined ? person : { ...person, summary },
    jobs,
    courses: [of('education'), ...learned].flatMap(coursesOf),
    added: parts.flatMap((part) => sectionOf(part, isHouseFirst, isFirstInLine)),
  };
  const read: ReadParts = {
    ...told,
    skills: skillsOf(of('skills')),
    languages: languagesOf(listed.length > 0 ? listed : languageLists(of('head', 'contact'))),
    added: withPlacesOfHouses(told, work),
  };
  const { cv, origins, doubts, used } = withOwnTitles(fieldsOf(read), parts);
  for (const [at, part] of headed.entries())
    if (part.heading !== undefined && isToldByForm(part, headed[at - 1]))
      for (const id of idsOf(part.heading))
        used.set(id, [...(used.get(id) ?? []), ...wordsOf(part.heading.text)]);
  const counted = countedLines(all, repeated, cv);
  const isStructure = (line: StyledLine) =>
    (counted.has(line.id) && !running.includes(line)) || isDocumentTitle(line);
  const forms = formLines(parts);
  const isFormLabel = (line: StyledLine, text: string) =>
    isListLabel(text) ||
    isDocumentTitle({ text }) ||
    arePlaceLabels(line, text) ||
    (forms.has(line.id) && text.length < LONGEST_FOOT && entryLabelsOf(text).length > 0);
  const ofSkills = new Set(of('skills', 'languages').flatMap(idsOf));
  const isGroup = ({ id }: StyledLine, text: string) => ofSkills.has(id) && isSkillGroup(text);
  const shown = all.map((line) => running.find(({ id }) => id === line.id) ?? line);
  return {
    cv: asWritten(cv),
    origins,
    doubts: allDoubts(doubts, cv),
    lines: all.map(plain),
    unplaced: unplacedOf(shown, used, { isStructure, isFormLabel, isGroup }),
    ...(isNoCv(parts, read) && { isNoCv: true }),
  };
}

/** Headings of work below which people also tell what was no job. */
const LESSER =
  /intern|training|stage|praktik|pr[áa]ctica|pasant|tirocin|est[áa]gio|sta[żz]|leadership/iu;

/** What names no job below a heading of work, where others do or it speaks of less, is kept as a section of its own. */
function withoutEmptyWork(parts: readonly Part[]): Part[] {
  const work = parts.filter(({ kind, lines }) => kind === 'work' && lines.length > 0);
  const speaksOfLess = ({ heading }: Part) => LESSER.test(heading?.text ?? '');
  // A part alone stays what it is: its jobs, which take longest of all, are read once.
  if (work.length < 2 && !work.some(speaksOfLess)) return [...parts];
  const empty = work.filter(({ lines }) => jobsOf(lines).length === 0);
  return parts.map((part) => {
    const isLesser = speaksOfLess(part) || empty.length < work.length;
    const isOwn = empty.includes(part) && part.heading !== undefined && isLesser;
    return isOwn ? { ...part, kind: 'custom' } : part;
  });
}

/** At the foot of the document can stand how to reach the person, where it is said nowhere above. */
function withFoot(parts: Part[]): Part[] {
  const isOwn = ({ kind }: Part) => kind === 'head' || kind === 'contact';
  const says = ({ text }: StyledLine) => EMAIL.test(text);
  const last = parts.at(-1);
  if (last === undefined || isOwn(last) || last.kind === 'references') return parts;
  const foot = last.lines.slice(-MOST_FOOT).filter(says);
  const [line] = foot;
  if (line === undefined || last.lines.length === foot.length) return parts;
  if (parts.some((part) => isOwn(part) && part.lines.some(says))) return parts;
  const lines = last.lines.filter((own) => !foot.includes(own));
  return [
    ...parts.slice(0, -1),
    { ...last, lines },
    { kind: 'contact', heading: undefined, lines: foot },
  ];
}

/** In letters: what is told of a person is longer than an address. */
const LEAST_ABOUT = 120;

/** "About the person" can stand above an address, and above what others call a profile. */
function withAbout(parts: Part[]): Part[] {
  if (parts.some(({ kind }) => kind === 'summary')) return parts;
  return parts.map((part) => {
    const text = part.lines.map((line) => line.text).join(' ');
    const isTold = text.length > LEAST_ABOUT && /\p{Ll}{3}[.!?]$/u.test(text) && !EMAIL.test(text);
    const isAbout = part.kind === 'contact' && isTold && part.lines.every(isParagraph);
    return isAbout ? { ...part, kind: 'summary' } : part;
  });
}

const isParagraph = ({ cells, bullet }: StyledLine) => cells.length === 1 && !bullet;

/** A heading says what the form says, where we know it or where something stands below what only sounds like one. */
function isToldByForm(part: Part, above: Part | undefined): boolean {
  const { heading, kind, lines } = part;
  if (heading === undefined || kind === 'other' || isGroupName(heading, above, kind)) return false;
  if (part.isOwn === true && isTitled(part)) return false;
  return lines.length > 0 || kindOf(heading.text.replace(/[\s:.]+$/u, '')) !== undefined;
}

/** Such skills are said by no other heading: "Programming languages" says more than "Skills". */
const SAYS_WHICH =
  /^program|software|lenguajes|langages|linguaggi|linguagens|ofimatica|bureautique/u;

/** Below "Skills", "Tools" beside a list names a group of them. */
function isGroupName(
  { id, text }: StyledLine,
  above: Part | undefined,
  kind: Part['kind'],
): boolean {
  if (kind !== 'skills') return false;
  return (
    SAYS_WHICH.test(folded(text)) ||
    (above?.kind === kind && above.lines.some((line) => line.id < id))
  );
}

/** The sections of every CV have fields of their own; what is left of a file becomes added ones. */
function sectionOf(part: Part, isHouseFirst: boolean, isFirstInLine: boolean): ReadParts['added'] {
  switch (part.kind) {
    case 'head':
    case 'contact':
    case 'summary':
    case 'work':
    case 'education':
    case 'skills':
    case 'languages':
      return [];
    default: {
      const kind = part.kind === 'other' ? 'custom' : part.kind;
      const entries = addedOf(kind, part.lines, isHouseFirst, isFirstInLine);
      return entries.length === 0 ? [] : [{ kind, heading: headingOf(part), entries }];
    }
  }
}

function isShort({ text, cells }: StyledLine): boolean {
  return cells.length > 1 || (text.length < 60 && !/[.!?]$/.test(text));
}

/** A heading that says more than its kind is the person's own. */
function headingOf({ kind, heading, isOwn }: Part): Piece | undefined {
  if (heading === undefined || (kind !== 'custom' && isOwn !== true)) return undefined;
  return { text: saidIn(heading), lines: idsOf(heading) };
}

function summaryOf(lines: readonly StyledLine[]): Piece | undefined {
  if (lines.length === 0) return undefined;
  return (
    paragraph(lines, (text) => text.length > 80 || /[.!?]$/.test(text)) ??
    joined(
      lines.map((line) => ({ text: line.text, lines: idsOf(line) })),
      ' ',
    )
  );
}

function plain({ id, text, page, box, mirror }: StyledLine): Reading['lines'][number] {
  if (box === undefined) return { id, text, page };
  return {
    ...{ id, text, page },
    box: mirror === undefined ? box : { ...box, x: mirror - box.x - box.width },
  };
}
