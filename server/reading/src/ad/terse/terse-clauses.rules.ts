import { ABOUT_EMPLOYER, HELPS, NOT_ASKED } from '../clause-cues.ts';
import { clausesOf, itemsOf, type JobClause } from '../clauses.rules.ts';
import { inlineHeading } from '../inline-heading.rules.ts';
import { locateNames } from '../mentions.rules.ts';
import { GENDERS } from '../position-cues.ts';
import { ofLeaver } from '../position-told.rules.ts';
import { isOfPost } from '../post-lines.rules.ts';
import { namesQualification } from '../qualifications.rules.ts';
import { isAside, isNamed } from './terse-asides.rules.ts';
import { asked } from './terse-fragments.rules.ts';
import {
  hasEnded,
  isHouseName,
  isOneName,
  signedBelow,
  withoutSigner,
} from './terse-house.rules.ts';
import { withoutRemarks } from './terse-remarks.rules.ts';
import { asStated, deedsIn, isTold, saidOf } from './terse-told.rules.ts';
import { behindTitle, placeOf, subjectsIn } from './terse-title.rules.ts';
import { seeksSomebody, withoutStops, withStops } from './post-terms.rules.ts';
import { isTerse } from './terse.rules.ts';
import { wantedIn } from '../who-is-wanted.rules.ts';
import { findYears } from '../years-asked.rules.ts';
import { ALL_FUNCTION_WORDS } from '../../words/function-words.ts';
import { detectLanguage } from '../../words/language.rules.ts';
import { sentencesOf } from '../../words/sentences.rules.ts';
import { fold } from '../../words/stem.rules.ts';

/** What a terse text asks for: what it names, but for the post and the terms that it is on; undefined for others. */
export function terseClauses(jobText: string, position: string): JobClause[] | undefined {
  if (!isTerse(jobText)) return undefined;
  const mayName = detectLanguage(jobText) !== 'de' && !IN_GERMAN.test(jobText);
  const written = jobText.split('\n').filter((line) => line.trim() !== '');
  const lines = (signedBelow(written) ? written.slice(0, -1) : written)
    .map((line) => withoutRemarks(line.trim().replace(/^[-*•]\s+/u, '')))
    .filter((line) => line !== '' && !isOfPost(line));
  const post = namedAs(position, lines);
  const titleAt = lines.findIndex((line) => placeOf(line, post) >= 0);
  const soughtAt = lines.findIndex((line) => seeksSomebody(fold(line)));
  if (titleAt < 0) return soughtAt < 0 ? undefined : ofLines(lines.slice(soughtAt), mayName);
  const before = lines[titleAt]?.slice(0, placeOf(lines[titleAt] ?? '', post)) ?? '';
  if (OF_ANOTHER.test(fold(before + post)) || findYears(before + post) !== undefined)
    return undefined;
  // Above the post stands whose it is, or a greeting.
  const all = ofLines(
    lines.filter((line, at) => at >= titleAt || namesQualification(line)),
    mayName,
    post,
  );
  return all.filter((one) => !isOfTitle(one, post) || !all.some((other) => saysMore(other, one)));
}

const isOfTitle = ({ text }: JobClause, post: string) =>
  text.replace(GENDERS, '') === post.replace(GENDERS, '');

/** "Java-Entwickler … Java 17": what is asked for once more below says it better. */
const saysMore = (other: JobClause, { text }: JobClause) =>
  !other.text.startsWith(text) &&
  locateNames(text, true).some(({ start, end }) => {
    const tool = text.slice(start, end).split('-')[0] ?? '';
    return tool !== '' && ` ${other.text} `.includes(` ${tool} `);
  });

/** Too few words for a language to show by them all. */
const IN_GERMAN =
  /[äöß]|(?<!\p{L})(?:m\/w|w\/m)\/[dx](?!\p{L})|(?<!\p{L})(?:und|für|gesucht|sucht|suchen|Std|Woche|Uhr)(?!\p{L})/u;

function ofLines(lines: readonly string[], mayName: boolean, post = ''): JobClause[] {
  const end = lines.findIndex((line, at) => at > 0 && SIGNS_OFF.test(fold(line)));
  const titleAt = lines.findIndex((line) => placeOf(line, post) >= 0);
  const told = lines.slice(0, end < 0 ? undefined : end);
  // Above lines of what is asked for the title stands alone with its house and place.
  const isAlone = told.length - titleAt > LINES && !isTold(told[titleAt] ?? '');
  return told
    .map((line, at) => (at === lines.length - 1 ? withoutSigner(line, mayName) : line))
    .flatMap((line, at) =>
      at === titleAt
        ? ofTitleLine(line, post, mayName, isAlone)
        : at === titleAt + 1 && isHouseLine(line, mayName)
          ? []
          : ofLine(line, mayName, hasEnded(told.slice(titleAt + 1, at).flatMap(sentencesIn))),
    );
}

const LINES = 2;

/** "Bar El Timón, paseo marítimo, Nerja" below the post. */
const isHouseLine = (line: string, mayName: boolean) => {
  const [first = '', ...others] = line.split(/,\s|\s[|·–—-]\s/u);
  return (
    isHouseName(first, mayName, true) &&
    others.every((one) => isOneName(one) || isAside(one, mayName))
  );
};

/** "VG, Timo": below stands who wrote it. */
const SIGNS_OFF =
  /^(?:vg|lg|mfg|(?:viele|beste|liebe|schone|herzliche) grusse|gruss|cheers|(?:many )?thanks|(?:kind |best )regards|best|saludos|un saludo|gracias)(?:[,.! ]|$)/;

/** "Half of our drivers", "experience as a cook": told of others, or of the past. */
const OF_ANOTHER =
  /(?<!\p{L})(?:half of|our (?=\p{L}+s$)|experience as|erfahrung als|experiencia (?:de|como))(?!\p{L})/u;

/** The post as the text has it: "drivers" for a "driver". */
function namedAs(post: string, lines: readonly string[]): string {
  if (post === '' || lines.some((line) => placeOf(line, post) >= 0)) return post;
  const [, one = ''] = /^(\p{L}[\p{L}-]+)\/in$/u.exec(post) ?? [];
  const both = new RegExp(
    `${one}(?:in)? (?:oder|/|bzw\\.) (?:eine?n? )?${one}(?:in)?(?!\\p{L})`,
    'u',
  );
  if (one !== '')
    return lines.flatMap((line) => both.exec(line)?.[0] ?? [])[0] ?? namedAs(one, lines);
  const [first = '', ...others] = post.split(/ (?:\/|oder|bzw\.) /);
  if (others.length > 0) return namedAs(first, lines);
  const stems = post.split(' ').map((word) => {
    const stem = word.slice(0, Math.max(LEAST, word.length - ENDING));
    return `${stem.replace(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}\\p{L}*`;
  });
  const several = new RegExp(stems.join(' '), 'iu');
  return lines.flatMap((line) => several.exec(line)?.[0] ?? [])[0] ?? '';
}
const [LEAST, ENDING] = [4, 2];

function ofLine(line: string, mayName: boolean, isLate = false): JobClause[] {
  const [heading, rest] = inlineHeading(line);
  if (heading === 'aside' || heading === 'none' || OF_OFFER.test(fold(line))) return [];
  if (heading === 'duty') {
    const items = itemsOf(rest);
    const deeds =
      items.length > 1 || /[.!?]\s/.test(rest) ? items : deedsIn(rest.replace(/\.$/, ''));
    return deeds.flatMap((one) => clausesOf(one, 'duty', true, true));
  }
  if (heading !== undefined) return asked(rest, mayName, heading);
  const told = line.replace(GREETS, '');
  const sentences = asStated(sentencesIn(told));
  if (sentences.every((one) => isTold(one) && saidOf(one).length === 0))
    return told.split('\n').flatMap((one) => clausesOf(one, 'prose', false, false));
  return sentences.flatMap((one, at) =>
    ofSentence(one, mayName, isLate || hasEnded(sentences.slice(0, at))),
  );
}

function ofSentence(sentence: string, mayName: boolean, isLate: boolean): JobClause[] {
  const all = saidOf(sentence);
  if (all.length === 0)
    return isTold(sentence)
      ? ofTold(sentence, mayName)
      : asked(sentence, mayName, 'must', { isLate });
  return all.flatMap(({ said, need, isDone }) =>
    (isDone ? deedsIn(said) : [said]).flatMap((one) =>
      asked(one, mayName, need, { isDone, isSaid: true }),
    ),
  );
}

/** "Damos: dietas", "Get: a desk allowance". On folded text. */
const OF_OFFER =
  /^(?:(?:te |os )?(?:damos|ponemos)|(?:you )?get|we (?:give|have|'ve got)|dafur|du kriegst|extras|geboten|das gibt's|condiciones|lo bueno|perks|pros|bei uns): /u;

/** "SQL Server sollte sitzen", "Some French is nice": told of what one brings along, whatever the verb. */
function ofTold(sentence: string, mayName: boolean): JobClause[] {
  const told = clausesOf(sentence, 'prose', false, false);
  const folded = fold(sentence);
  const isOfPerson =
    namesQualification(sentence) &&
    ![ABOUT_EMPLOYER, NOT_ASKED, OF_HOUSE].some((cue) => cue.test(folded));
  return told.length > 0 || !isOfPerson ? told : asked(sentence, mayName);
}
const OF_HOUSE = /(?<!\p{L})(?:we|i|us|wir|uns|ich|nosotros|our team|unser team)(?!\p{L})|\?$/u;

/** "Liebe Liste, …", "Hi! …". */
const GREETS =
  /^(?:hi|hey|hello|hallo|moin|servus|hola|buenas|dear|liebe[rs]?)(?: [^,.!?]{0,25})?[,.!]+\s+/iu;

/** The line that names the post: what stands behind the name, and the tools in it. */
function ofTitleLine(line: string, post: string, mayName: boolean, isAlone: boolean): JobClause[] {
  const sentences = sentencesIn(line);
  const at = sentences.findIndex((sentence) => placeOf(sentence, post) >= 0);
  const whole = sentences[at] ?? line;
  const prose = clausesOf(whole, 'prose', false, false);
  const { name, parts, isPlaced } = behindTitle(whole, post);
  const told =
    prose.some(({ isDuty }) => isDuty) || ofLeaver(whole).length > 0
      ? []
      : parts.flatMap((part) => asked(part, mayName, 'must', { isPlaced, isHead: true, isAlone }));
  const namesPost = ({ text }: JobClause) => placeOf(text, post) >= 0;
  const isWanted = wantedIn(whole).length > 0;
  const who = isWanted ? prose.filter((one) => namesPost(one) && !one.isProse) : [];
  // Of a list all that is asked for was read already.
  const isKept = (one: JobClause) => one.isDuty || (isTold(whole) && !namesPost(one));
  const all = isWanted ? prose : prose.filter(isKept);
  const subjects = subjectsIn(name).flatMap((one) => clausesOf(one, 'must', true, false));
  const own =
    told.length > 0
      ? [...named(name), ...subjects, ...who, ...told]
      : all.length > 0
        ? all
        : [...named(name), ...subjects];
  const before = sentences
    .slice(0, Math.max(0, at))
    .flatMap((one) =>
      saidOf(one).length > 0
        ? ofSentence(one, mayName, false)
        : namesQualification(one) && !OF_HOUSE.test(fold(one.replace(/\?$/, '')))
          ? asked(one, mayName)
          : [],
    );
  return [...before, ...own, ...ofRest(sentences.slice(at + 1), mayName)];
}

const ofRest = (sentences: readonly string[], mayName: boolean) =>
  sentences.flatMap((one, at) => ofLine(one, mayName, hasEnded(sentences.slice(0, at))));

/** "wanted. must know Excel": in haste a sentence may begin small; and what is cut short goes on. */
const sentencesIn = (line: string): string[] =>
  line
    .split('\n')
    .flatMap((one) => sentencesOf(withoutStops(one)))
    .flatMap((sentence) =>
      sentence.split(
        /(?<=\p{L}{3}[.!?])\s+(?=\p{Ll}{2}|\p{Ll}\p{Lu}|[£€$]|\p{Extended_Pictographic})|(?<=\p{Ll}{2} \p{Extended_Pictographic}\ufe0f?)\s+(?=\p{Lu}\p{Ll})/u,
      ),
    )
    .flatMap((sentence) =>
      sentence.split(/(?<=(?:\/(?:Std|h|Wo|Monat|Woche|hr|hora)|\d ?Std)\u2024)\s+(?=\p{Lu})/u),
    )
    // "SAP is not used there, English at B1 is enough": what follows a denial is said for itself.
    .flatMap((sentence) => {
      const at = ENOUGH_BEHIND.exec(sentence)?.index ?? -1;
      return at > 0 && NOT_ASKED.test(fold(sentence.slice(0, at)))
        ? [sentence.slice(0, at), sentence.slice(at + 2)]
        : [sentence];
    })
    // "You are alone at the oven, so you do need a year": what follows is said for itself.
    .flatMap((sentence) =>
      sentence.split(
        /, so (?=you (?:do |really )?need (?!that|it|them|this)|\p{L}+ (?:\p{L}+ )?(?:matter|count))/u,
      ),
    )
    .map((sentence) => withStops(sentence).replace(REASON, '').replace(ASIDE, withoutDenied))
    .reduce<string[]>((all, sentence) => {
      if (
        all.length > 0 &&
        /^(?:aber|but|pero|though|aunque) (?:kein|nicht|no|not)(?!\p{L})/u.test(sentence)
      )
        return [...all.slice(0, -1), `${all.at(-1)}, ${sentence}`];
      const isAnswer =
        all.at(-1)?.endsWith('?') === true &&
        (isWeighing(sentence) || PRAISES.test(fold(sentence))) &&
        !sentence.endsWith('?');
      return isAnswer ? [...all.slice(0, -1), `${all.at(-1)} ${sentence}`] : [...all, sentence];
    }, []);

/** "Great, but no must.": of nothing by itself; "Some Linux would be great" is. */
function isWeighing(sentence: string): boolean {
  const folded = fold(sentence);
  const at = HELPS.exec(folded)?.index;
  if (at === undefined) return false;
  const before = folded.slice(0, at).match(/\p{L}+/gu) ?? [];
  return before.every((word) => ALL_FUNCTION_WORDS.has(word) || PRAISES.test(word));
}

const PRAISES =
  /^(?:toll|super|prima|klasse|perfekt|great|lovely|brilliant|good|perfecto|top|cool|bien)[.!]*$/u;

const ENOUGH_BEHIND =
  /, (?=[^,]{3,60} (?:reicht|genügt|schon|(?:is|are) enough|will do|basta|alcanza)(?: (?:aus|mir|uns))?[.!]*$)/u;

/** "Power BI (no Tableau people, sadly) and …": what is denied aside parts what stands around it. */
const ASIDE = / \(([^()]*)\),?/gu;
const withoutDenied = (whole: string, aside: string) =>
  NOT_ASKED.test(fold(aside)) || / (?:won['’]t|will not) be considered/u.test(aside) ? ',' : whole;

/** "…, because two come this year": why, and never what. */
const REASON =
  /, (?:porque|because|since|weil|denn|ya que|que (?:aquí|acá|aqui|somos|son|es|están|estamos|hay|tenemos|nos|ya|aún|todavía)|(?:auch wenn|even (?:though|if)|obwohl|aunque)(?!.*(?:kein|nicht|no |not|n't|impresc|oblig))) ?[^,;]+?(?=[.!]?$)/iu;

/** Only the known names of a text. */
function named(text: string): JobClause[] {
  const clause = { text, said: text, need: 'must', isDuty: false, isProse: true, isLoose: true };
  return isNamed(text) ? [clause as JobClause] : [];
}
