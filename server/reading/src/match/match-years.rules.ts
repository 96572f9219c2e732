import type { CvContent } from '@sastre/shared-contracts/api';
import { askedWords } from '../ad/asked-words.ts';
import { doneBefore, withoutOfThem } from '../ad/years-asked.rules.ts';
import { entryKeys } from '@sastre/shared-contracts/cv';
import { indexFacts, type FactIndex } from '../cv/fact-index.rules.ts';
import { deedGroup } from '../words/deeds.ts';
import { readNumberWords } from '../words/number-words.rules.ts';
import { foldInPlace } from '../words/same-length.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { sentencesOf } from '../words/sentences.rules.ts';
import { houseSaying, type House } from './employers.rules.ts';
import { findSkills, findTools } from '../ad/terms.rules.ts';
import { pattern } from '../words/pattern.ts';
import { isLearner, isPostOf } from './posts-of-doing.rules.ts';
import { saysWork, workAsked } from './work-names.rules.ts';
import { monthsWorked } from '../cv/work-months.rules.ts';

const CHOICE = /\s*(?:\/|\b(?:or|oder|o|u|bzw\.?)\b)\s*/iu;
/** "Infrastructure, systems or operations": each of them. */
const LISTED_CHOICE = /,\s+(?=[^,]{2,40}(?:,[^,]{2,40}){0,3}\s(?:or|oder|o|u)\s)/giu;
/** What is said of it in brackets against something, or how much it matters. */
const ASIDE =
  /\((?:no|not|keine?|sin|wichtig|indispensable|imprescindible|essential|mandatory|pflicht)(?![\p{L}])[^()]*\)?/giu;
/** Said around the years, not of what they were spent on. */
const AROUND = new Set(
  `practice setting minimum at mindestens minimo professional relevant einschlagige comparable hands years' post
post-qualification capacity registration qualification hinter min indispensable imprescindible obligatorio wichtig
pflicht essential mandatory required capacity function profession professional beruf beruflich profesional laboral laborable similar
sector industry branche praxis geselle gesellin mind gern gerne other mehrjahrige mehrjahrigen langjahrige gearbeitet worked trabajado tatig beschaftigt tatigkeit behind`.split(
    /\s+/,
  ),
);

const set = (text: string) => new Set(text.trim().split(/\s+/));
/** What software is: who makes it has developed, engineered or built it, whatever the CV calls that. */
const SOFTWARE = set(
  'backend frontend fullstack software web webanwendungen app apps api apis microservices microservicios',
);
const MAKES =
  set(`develop development developing developer engineering engineer build building built programming program programming
  code coding create implement implemented entwicklung entwickeln entwickler entwicklerin entwickelt programmierung
  programmieren
  programmiert gebaut umgesetzt desarrollo desarrollar desarrollador desarrolladora programacion programador
  programadora ingeniero ingeniera ingenieria
  programar construir implementado`);
/** What is made, where the other words say of what kind. */
const MADE = set('services service dienste servicios');

/** What only goes on about it: "building pipelines that others depend on". */
const RELATIVE =
  /,?\s(?:that|who|which)\s.*$|,\s(?:die|der|das|que)\s.*$|\s(?:in production|in produktion|en producción|en el lado del servidor|on the server side)$/iu;
/** A remark or examples in brackets: from which version on, or several words. */
const REMARK =
  /\((?:(?:ab|from|since|desde|v|version|e\.?g|z\. ?b|p\. ?ej|ideally|idealerweise|such as|como)[\s.][^()]*|[^()]*,[^()]*|(?:[^\s()]+ ){3,}[^\s()]+)\)?/giu;
/** "Webentwicklung": what is made, and that it is made. */
const MADE_IN_ONE =
  /(?<!\p{L})(web|software|back-?end|front-?end|app|api)-?((?:entwicklung|programmierung)(?:s?erfahrung)?)(?!\p{L})/giu;
/** Whom nurses care for unless they say otherwise. */
const ADULT = /\badult (?=(?:acute|critical|intensive|general|medical|surgical)\s)/giu;
/** "Küchenpraxis", "Klinikerfahrung": practice of what stands before. */
const PRACTICE = /(?<=\p{L}{4})(?<!leitungs?|fuhrungs?)s?(?:erfahrung|praxis)$/u;
/** "Marketing work" is marketing; "social work" is another thing than what is social. */
const WORK = /^(?:work|arbeit|trabajo)$/u;
const OF_WORK = /^(?:social|youth|case|shift|soziale?|sozial)$/u;

/** Positions of the jobs that together last as long as is asked, each of them about what is asked. */
export function yearsFacts(
  years: number,
  term: string,
  index: FactIndex,
  main: CvContent,
  now: Date,
  isNear: (path: string) => boolean = () => true,
): string[] {
  const asked = plainTerm(term)
    .replace(LISTED_CHOICE, ' or ')
    .split(CHOICE)
    .map((way) => ({ way, subject: subjectOf(way) }));
  const isAny = asked.every(({ subject }) => subject.size === 0);
  // Of a choice, a word that says little elsewhere is one of the fields: "infrastructure, systems or operations".
  const ways = isAny
    ? []
    : asked
        .map(({ way, subject }) => (subject.size > 0 ? subject : subjectOf(way, true)))
        .filter(({ size }) => size > 0);
  const keys = entryKeys(main.work_experience);
  const placesOf = new Map<string, number[]>();
  index.facts.forEach(({ id }, place) => {
    const path = /^work\[[^\]]*\]/.exec(id)?.[0];
    if (path !== undefined) placesOf.set(path, [...(placesOf.get(path) ?? []), place]);
  });
  const entries = main.work_experience
    .map((entry, place) => ({ entry, path: `work[${keys[place]}]` }))
    .filter(({ entry }) => !isLearner(fold(entry.position)) || LEARNING.test(fold(term)))
    .filter(({ entry, path }) => {
      const places = placesOf.get(path) ?? [];
      const house = houseSaying(entry.company);
      return isAny ? isNear(path) : ways.some((way) => way.isSaidBy(places, index, house));
    });
  const periods = entries.map(({ entry }) => entry);
  return monthsWorked(periods, now) >= years * 12
    ? entries.map(({ path }) => `${path}.position`)
    : yearsOfSummary(years, ways, index);
}

/** Years that one may have learned in. */
const LEARNING =
  /(?<!\p{L})(?:intern|trainee|apprentice|student|werkstudent|praktik|ausbildung|practicas|beca)/u;

const PRACTISED = /erfahrung|praxis|experien|practice|pr[aá]ctica/iu;

/** "Praxis im Keller, mind. 3 Jahre": where nothing is said behind the years, what they are to be of may stand before them. */
export function withSubject(term: string, quote: string): string {
  const at = quote.indexOf(term);
  const [before = ''] =
    at > 0
      ? quote
          .slice(0, at)
          .split(/[.;:](?=\s\p{Lu})/u)
          .slice(-1)
      : [];
  const isBare = subjectOf(plainTerm(term)).size === 0;
  return isBare && PRACTISED.test(before) ? `${term} ${before.replace(/[,(]\s*$/u, '')}` : term;
}

/** What the years are to be of, without what is said around it. */
function plainTerm(term: string): string {
  const plain = term
    .replace(ASIDE, ' ')
    .replace(RELATIVE, '')
    .replace(ADULT, '')
    .replace(MADE_IN_ONE, '$1 $2');
  const bare = plain.replace(REMARK, ' ');
  return subjectOf(bare).size > 0 ? bare : plain;
}

/** The summary, where one sentence of it tells as many years and names what they were spent on. */
function yearsOfSummary(years: number, ways: readonly Subject[], index: FactIndex): string[] {
  return index.facts
    .filter(({ id }) => id === 'personal_info.summary')
    .filter(({ id, text }) =>
      sentencesOf(text).some((sentence) => {
        const own = indexFacts([{ id, text: sentence }]);
        return toldYears(sentence) >= years && ways.some((way) => way.isSaidBy([0], own, NO_HOUSE));
      }),
    )
    .map(({ id }) => id);
}
const NO_HOUSE = houseSaying('');

const BEHIND_YEARS =
  /^\s?\+?\s?(?:full |volle )?(?:years?|yrs|jahren?|anos?)(?!\p{L}|\s(?:old|ago|alt|de edad))/u;

/** The years that a sentence tells in figures or in words: "eleven years in". */
function toldYears(sentence: string): number {
  const folded = foldInPlace(sentence);
  const figures = [...folded.matchAll(/(?<![\p{L}\p{N}.,])\d{1,2}/gu)].map(
    ({ 0: said, index }) => ({
      value: Number(said),
      end: index + said.length,
    }),
  );
  const told = [...figures, ...readNumberWords(folded)].filter(({ end }) =>
    BEHIND_YEARS.test(folded.slice(end)),
  );
  return Math.max(0, ...told.map(({ value }) => value));
}

/** The field, which folded is a pronoun. */
const IT = /(?<![\p{L}\p{N}])(?:IT|EDV)(?![\p{L}\p{N}])/u;
const IT_POST = pattern('u')`
  (?<!\p{L})(?:
    it|edv|software|develop|entwickl|desarrollador|programm|programador|sysadmin|system(?:s|administr| administr)|
    administrador|devops|data|cloud|network|netzwerk|fachinformatik|informati|web|site reliability|full ?stack|back ?end|front ?end
  )`;
const isItPost = (fact: FactIndex['facts'][number] | undefined) =>
  fact !== undefined && fact.id.endsWith('].position') && IT_POST.test(fact.folded);

interface Subject {
  size: number;
  isSaidBy(places: readonly number[], index: FactIndex, house: House): boolean;
}

/** What years are asked in. An entry is about it when it names all of it. */
function subjectOf(text: string, isWide = false): Subject {
  const tools = findTools(text);
  const { core, weak, all } = askedWords(withoutNumber(text));
  const telling = (isWide ? all : [...core, ...weak])
    .map((word) => word.replace(PRACTICE, ''))
    .filter((word) => !AROUND.has(word))
    .filter(
      (word, _at, some) =>
        !WORK.test(word) || some.length < 2 || some.some((one) => OF_WORK.test(one)),
    );
  const skills = findSkills(text);
  const isToolWord = (word: string) =>
    findTools(word).length > 0 || tools.some((tool) => tool.toLowerCase() === word);
  const names = telling.filter((word) => !isToolWord(word));
  // Developing is what one does with a tool; it need not be said again.
  const needed = tools.length > 0 ? names.filter((word) => core.includes(word)) : names;
  const isIt = IT.test(text);
  const isAlone =
    tools.length === 0 && needed.length === 1 && deedGroup(needed[0] ?? '') !== undefined;
  const works = workAsked(text);
  const isSoftware = needed.some((word) => SOFTWARE.has(word));
  return {
    size: tools.length + needed.length + Number(isIt),
    isSaidBy: (places, index, house) => {
      if (isIt && !places.some((place) => isItPost(index.facts[place]))) return false;
      const facts = places.map((place) => index.facts[place]);
      const hasTools = tools.every((tool) => facts.some((fact) => fact?.tools.has(tool) === true));
      const placesSaying = (word: string) =>
        places.filter((place) => index.speakingOf(word).has(place));
      const isOwn = (word: string) => placesSaying(word).length > 0;
      const isHouse = needed.some((word) => isOwn(word) || house.isOne(word));
      const isPost = isPostOf(facts, needed);
      // One bullet of many that tells a deed of that name is no work in the field: "reported the takings".
      const isField = (saying: readonly number[]) =>
        saying.length > 0 && (!isAlone || isMostly(saying, places, index));
      const done = works.filter(({ work }) => {
        const naming = places.filter((_place, at) => facts[at] && saysWork(facts[at], work));
        return naming.length > 0 && isMostly(naming, places, index);
      });
      const isSaid = (word: string) =>
        done.some(({ isNamedBy }) => isNamedBy(word)) ||
        isField(placesSaying(word)) ||
        house.isOne(word) ||
        (isHouse && house.says(word)) ||
        isPost(word);
      // "Management accounting": who has kept accounts alone has not done it.
      const hasSkill = skills.some(
        (skill) =>
          isField(places.filter((place) => index.facts[place]?.skills.has(skill) === true)) &&
          needed.every((word) => isSaid(word) || !isBeside(word, skill, needed)),
      );
      const said = needed.filter(
        (word) =>
          isSaid(word) ||
          (isSoftware && (MAKES.has(word) || MADE.has(word)) && [...MAKES].some(isSaid)),
      );
      const isAll =
        said.length === needed.length || (needed.length > 2 && said.length >= needed.length * 0.75);
      return hasTools && (isAll || (hasSkill && needed.length <= 2));
    },
  };
}

const isBullet = (place: number, { facts }: FactIndex) =>
  facts[place]?.id.includes('].achievements[') === true;

/** Whether the name of a post says it, what it is described by, or a good part of its bullets. */
function isMostly(saying: readonly number[], all: readonly number[], index: FactIndex): boolean {
  const bullets = all.filter((place) => isBullet(place, index)).length;
  return (
    saying.some((place) => !isBullet(place, index)) ||
    saying.length > 1 ||
    saying.length * 2 >= bullets
  );
}

const isBeside = (word: string, skill: string, all: readonly string[]) =>
  !/\d/.test(word) && findSkills(all.filter((other) => other !== word).join(' ')).includes(skill);

const withoutNumber = (text: string) =>
  doneBefore(text) +
  withoutOfThem(text).replace(
    /^.*?(?:years?['’]?|yrs?\.?|a[nñ]os?|jahre?[ns]?|jährige[nrms]?)(?![\p{L}])\+?/iu,
    ' ',
  );
