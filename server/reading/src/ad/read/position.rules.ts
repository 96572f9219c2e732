import { onceLately } from '@sastre/shared-once';
import { GENDERS, LABEL, NEWS, SUBJECT, TRAIL, WEAK_LABEL } from '../position-cues.ts';
import { JOB_NOUN } from '../../words/job-nouns.ts';
import { singular } from '../position-case.rules.ts';
import { positionAt } from '../position-end.rules.ts';
import { genderedIn } from '../position-gendered.rules.ts';
import { headingMode, isPureHeading } from '../headings.rules.ts';
import { MOST_HELD } from '../../words/recognise.rules.ts';
import { preferred } from '../post/preferred.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { isNamed, isPosition } from '../position-name.rules.ts';
import { LONGEST, OPENS_SENTENCE, saidIn, wantedInSmall } from '../position-said.rules.ts';
import {
  alone,
  askedWhether,
  missed,
  ofLeaver,
  ofMany,
  ofProject,
} from '../position-told.rules.ts';
import { ofTerse } from '../terse/terse-position.rules.ts';
import { foldInPlace } from '../../words/same-length.rules.ts';
import { detectLanguage } from '../../words/language.rules.ts';
import { fold } from '../../words/stem.rules.ts';
import { pattern } from '../../words/pattern.ts';

/** The position as the job description names it, with its gendered form; empty when it names none. */
export const readPosition = onceLately(
  MOST_HELD,
  (jobText: string, companyName: string): string => {
    const named = ofTerse(namedIn(jobText, companyName), jobText, companyName);
    const name = preferred(named, jobText, companyName);
    const house = companyName.length > 2 ? fold(name).indexOf(` ${fold(companyName)}`) : -1;
    return house < 0 ? name : name.slice(0, house).replace(OF_PLACE, '');
  },
);

/** "Cook at Initech": the house that one applies to is no part of the name. */
const OF_PLACE = /(?:,| (?:at|with|for|i[mn]|am|bei[m]?|der|des|für|en|para|de|del|la|el|the))*$/u;

function namedIn(jobText: string, companyName: string): string {
  const typed = jobText
    .normalize('NFC')
    // "SPS-Programmierer /" goes on in the next line.
    .replace(/ \/\n(?=\S)/g, ' / ')
    .split('\n')
    .flatMap((line) => line.split(/ (?:[+~]{2,}|\*+) /))
    .filter((line) => line.trim() !== '');
  const points = new Set(typed.filter((_line, at) => isListed(typed, at)).map(bare));
  const lines = typed
    .map(bare)
    .filter((line) => line !== '' && !OTHERS.test(fold(line)) && !TRAIL.test(line));
  const found = (some: readonly string[], is = isPosition) =>
    some.find((one) => is(one, companyName));
  const label =
    found(lines.slice(0, 15).map((line) => labelled(line, LABEL))) ??
    found(lines.slice(0, 15).map((line, at) => labelledAbove(line, lines[at + 1])));
  if (label !== undefined) return label;
  const marked = found(
    lines
      .slice(0, 25)
      .filter((line) => GENDERS.test(foldInPlace(line)))
      .flatMap((line) => [...ofProject(line), line.replace(/^[^:(]{3,90}: (?=\p{Lu})/u, ''), line])
      .map((line) => titleIn(line, companyName)),
  );
  if (marked !== undefined) return marked;
  const sure = found(
    lines.slice(0, 40).map((line, at) => markedName(line, companyName, at < 2)),
    isNamed,
  );
  if (sure !== undefined) return sure;
  const title = found(
    lines
      .slice(0, 8)
      .filter((line) => !points.has(line))
      .flatMap((line, at) =>
        [
          ...partsOf(line).toSorted(byForm),
          ...(at < 2 ? [...behindCompany(line), ...beforePlace(line)] : []),
        ].map((part) => titleIn(part, companyName)),
      ),
  );
  const repeated = found(lines.slice(0, 3).map((line) => repeatedIn(line, typed)));
  if (repeated !== undefined) return repeated;
  const said =
    found(lines.slice(0, 2).flatMap(leading)) ??
    found(lines.slice(0, 60).flatMap((line, at) => saidIn(goingOn(line, lines[at + 1])))) ??
    found(lines.slice(0, 40).flatMap(labelledWithin));
  // "Engineer number nine" heads a text about a "Senior Backend Engineer".
  const isHeadline =
    title !== undefined &&
    said !== undefined &&
    ((!isCapital(title) && !FORMS.test(title) && isCapital(said)) || isShortFor(title, said));
  const gendered = title === undefined ? undefined : found(lines.slice(0, 40).flatMap(genderedIn));
  // "Engineer - Linux" is below that the "Engineer Linux (m/f/d)".
  const isWhole =
    title !== undefined && gendered !== undefined && fold(gendered).startsWith(`${fold(title)} `);
  const named = isWhole ? gendered : isHeadline ? said : (title ?? said);
  return (
    named ??
    found(lines.flatMap(missed)) ??
    found(lines.flatMap(ofLeaver)) ??
    found(lines.flatMap(askedWhether)) ??
    (detectLanguage(jobText) === 'en' ? found(lines.slice(0, 12).flatMap(ofMany)) : undefined) ??
    found(lines.map((line) => labelled(line, WEAK_LABEL))) ??
    found(lines.map((line) => labelled(line, LABEL))) ??
    found(lines.slice(0, 12).flatMap(alone)) ??
    found(lines.slice(0, 40).flatMap(genderedIn), isNamed) ??
    found(lines.slice(0, 40).map(surelyLabelled), isNamed) ??
    found(
      lines
        .slice(0, 3)
        .filter((line) => OF_OFFICE.test(line))
        .map((line) => titleIn(line, companyName)),
      isNamed,
    ) ??
    found(
      lines
        .slice(0, 3)
        .filter((line) => !isOfPost(line))
        .flatMap((line) => [...wantedInSmall(line), ...smallIn(line)]),
    ) ??
    ''
  );
}

/** "We seek a" above the name of the post. */
const goingOn = (line: string, next = '') =>
  /\s(?:eine?[nr]?|eine?[:/*_(]+[nr]\)?|ein[:/*_(]e\)?|an?|una?|un[/(]a\)?)$/.test(line)
    ? `${line} ${next}`
    : line;

/** "Bakery – Night Porter" above "we seek a Bakery – Night Porter": what is said again whole is one name. */
function repeatedIn(line: string, lines: readonly string[]): string {
  const isWhole = / [–—-] /.test(line) && line.length < LONGEST_TITLE && !/[.?:,]$/.test(line);
  const again = lines.some(
    (other) => other.length > line.length + 20 && other.includes(` ${line} `),
  );
  return isWhole && again ? line : '';
}
const LONGEST_TITLE = 80;

/** One of several points, or the first below a heading of demands: a task or a benefit, no title. */
const isListed = (lines: readonly string[], at: number) =>
  (lines[at]?.startsWith('- ') === true && isDemand(lines[at - 1])) ||
  [at, at + 1].some((place) =>
    [place - 1, place].every((one) => lines[one]?.startsWith('- ') === true),
  );

/** "Requirements", "Das bringst du mit". */
const isDemand = (line = '') =>
  isPureHeading(line) && ['must', 'nice'].includes(headingMode(line) ?? '');

/** "DRIVER" heads what is asked of the "Driver for night tours". */
const isShortFor = (title: string, said: string) =>
  !title.includes(' ') && fold(said).startsWith(`${fold(title)} `);

/** A line without the signs that it is set off by: ">> Roofer <<", "# Developer _(all genders)_". */
function bare(line: string): string {
  return line
    .replace(SUBJECT, '')
    .replace(/^[\s\p{So}\p{Extended_Pictographic}#>*_=~«»¡!+-]+|[\s<>*_=~«»#+]+$/gu, '')
    .replace(NEWS, '')
    .replace(/[*_]+(?=\()|(?<=\))[*_]+/g, '')
    .trim();
}

/** Whom one reports to, and where: no title of this post. */
const OTHERS = pattern()`
  ^(?:
    jefatura(?: inmediata)?|jefe inmediato|reporta a|coordina con|depende de|reports? to|reporting to|
    line manager|directorate|direccion|departamento|department|division|business unit|job family|team|bereich|
    abteilung|referat|vorgesetzt\w*|berichtet an|ansprechpartner\w*|contacto|contact|kontakt
  )\s*:`;

/** "Initech | Senior Buyer | Ulm", "We are hiring! Senior Buyer". */
const partsOf = (line: string) => [
  ...(isPlaced(line) ? [] : [line]),
  ...(/ \/ [^/]+ \/ /.test(line) ? line.split(' / ').slice(isPlaced(line) ? 0 : 1) : []),
  ...line
    .split(/ [|•·–—-]+ | \p{Extended_Pictographic}\ufe0f? |! (?=\P{Ll})/u)
    .slice(1)
    .map(bare),
];

/** What is said of women and men is a post rather than a house: "Lebenshilfe Nord – Heilerziehungspfleger:in". */
const byForm = (one: string, other: string) => Number(FORMS.test(other)) - Number(FORMS.test(one));
const FORMS = /^\p{Lu}\p{L}{3,}(?:\/-?|[*:_])(?:in|innen|a|r)(?!\p{L})/u;

/** "Shop Manager / Leeds / Headingley": the post, and where. */
function isPlaced(line: string): boolean {
  const [first = '', ...others] = line.split(' / ').map(fold);
  return others.length > 1 && JOB_NOUN.test(first) && !others.some((one) => JOB_NOUN.test(one));
}

/** "Initech – pastry chef – full time", "Initech grows: buyer with ideas.": nothing else in the line is a post. */
const smallIn = (line: string) =>
  [/^[^:]{2,50}: (?=\p{L})/u, /^.{2,50}? [|•·–—-] /u]
    .map((before) => line.replace(before, ''))
    .filter((rest) => rest !== line && JOB_NOUN.test(fold(rest.split(' ').slice(0, 3).join(' '))))
    .map((rest) => positionAt(rest.replace(/^(?:eine?[nr]?|an?|una?) (?=\p{L})/u, '')));

/** "Initech: Senior Buyer (Remote)": boards put the company first. */
const behindCompany = (line: string) =>
  isOfPost(line)
    ? []
    : [/^[^:]{2,50}: (?!(?:The|Der|Die|Das|El|La) )(\p{Lu}.*)$/u.exec(line)?.[1] ?? ''];

/** "Senior Buyer, part time. Ulm." */
const beforePlace = (line: string) => [
  /^([^.]{6,60})\. \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}\.$/u.exec(line)?.[1] ?? '',
];

/**
 * "Fachberatung Sprache (w/m/d)": with its genders behind it, a line by itself is the name of a post whatever it says; what
 * heads the text may have more behind them.
 */
function markedName(line: string, companyName: string, isHead: boolean): string {
  const name = titleIn(line, companyName);
  const mark = GENDERS.exec(foldInPlace(name));
  if (mark === null || !/\p{Lu}[\p{L}-]*$/u.test(name.slice(0, mark.index))) return '';
  const isWhole = line.endsWith(mark[0]) && name === line;
  return isHead || isWhole ? name : '';
}

/** As a name is written in English: only small words are small. */
const isCapital = (name: string) =>
  name.includes(' ') && name.split(/[\s/]+/).every((word) => !/^\p{Ll}{4}/u.test(word));

function labelled(line: string, cue: RegExp): string {
  const label = cue.exec(foldInPlace(line));
  return label === null ? '' : positionAt(bare(line.slice(label[0].length)), true);
}

/** "Job title" in a line, the name in the next. */
function labelledAbove(line: string, next = ''): string {
  const isLabel = line.length < 40 && LABEL.test(`${fold(line).replace(/:$/, '')}: `);
  return isLabel ? titleIn(next, '') : '';
}

const LEADS_TEXT =
  /^(\p{Lu}[^.:!?–—]{3,70}?)(?:,? (?:at|bei|en) \p{Lu}[^.:–—]{1,50}|, \p{Lu}[^.:–—]{1,50})?(?:\s?[–—] ?|[.:] )(?=\p{Lu})/u;

/** "Sales Clerk, Initech – We are seeking …", "Sales Clerk at Initech. Duties: …": what a text begins with. */
function leading(line: string): string[] {
  const [whole = '', name = ''] = LEADS_TEXT.exec(line) ?? [];
  const isName = isCapital(name) && !OPENS_SENTENCE.test(fold(name));
  return isName && line.length > whole.length + 40 ? [positionAt(name, true)] : [];
}

/** "Place: Leeds. Post: Senior Buyer (m/f/d).": the label stands behind a sentence. */
function labelledWithin(line: string): string[] {
  return [...line.matchAll(/(?<=[.!?] )\p{Lu}[\p{L} ]{3,24}: (?=\p{L})/gu)].map(({ index }) =>
    labelled(line.slice(index), LABEL),
  );
}

const SURE_LABEL =
  /^(?:(?:job|post|role|position) title|role|position|job|vacancy|busqueda laboral|puesto|cargo|plaza|vacante|stelle|position|stellenbezeichnung)\s*:\s*/;
/** "Coordinación de Proyectos" heads the text: the post by what is done in it. */
const OF_OFFICE =
  /^(?:Consultoría|Coordinación|Dirección|Jefatura|Gerencia) (?:de|del|general|ejecutiva)(?!\p{L})/iu;
const OF_CONTRACT = pattern()`
  ^(?:
    full|part|permanent|temporary|fixed|remote|hybrid|what|who|how|why|your|our|vollzeit|teilzeit|unbefristet|
    befristet|was|wer|deine?|unsere?|jornada|indefinid|fij|temporal|que|quien|tu|nuestr
  )`;

/** "Role: Bench Shipwright, permanent": a label is enough for a name that nothing else speaks for. */
function surelyLabelled(line: string): string {
  const name = labelled(line, SURE_LABEL);
  return /^\p{Lu}\p{L}+(?: |$)/u.test(name) && !OF_CONTRACT.test(fold(name)) ? name : '';
}

/** "Initech is hiring: Senior Buyer", "Now Hiring a Buyer", "Solicitamos Comprador". */
const HIRING = pattern('u')`
  ^(?:
    (?:\p{Lu}\S*(?: \S+){0,5}? (?:is |are )?(?:now )?hiring|(?:Now |NOW )?(?:Hiring|HIRING)):? (?:an? )?|
    (?:Solicitamos|SOLICITAMOS|Requerimos|Contratamos) (?:una? )?
  )(?=\p{Lu})`;

/** A line that is a title: no sentence, nothing of the company's. */
function titleIn(line: string, companyName: string): string {
  if (line.length > LONGEST || /(?<! HH)\.$|[?:,]$/.test(line) || OPENS_SENTENCE.test(fold(line)))
    return '';
  const told = line.replace(HIRING, '');
  const bare = told.toLowerCase().startsWith(companyName.toLowerCase() || '\n')
    ? told.slice(companyName.length).replace(/^[\s–—|·:,-]+/, '')
    : told;
  const isTitle = /^[\p{Lu}(]/u.test(bare) && !OPENS_SENTENCE.test(fold(bare));
  const name = isTitle ? positionAt(bare, true) : '';
  return told === line ? name : singular(name);
}
