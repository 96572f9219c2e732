import type { Asked } from './asked.ts';
import { isSpelledApart, ofNames } from './asked-names.rules.ts';
import { degreeAsked } from '../words/degrees.rules.ts';
import { duties } from './duties.rules.ts';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { isTelling } from './generic-words.ts';
import type { JobClause } from './clauses.rules.ts';
import { countWords, locateLanguages, locateNames, type Mention } from './mentions.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { findYears } from './years-asked.rules.ts';
import { pattern } from '../words/pattern.ts';

/** "Define tasks, provide estimates" is a deed also where what is to be brought along is listed. */
export function isTold(text: string): boolean {
  return (
    DEED.test(text) &&
    countWords(text) > 3 &&
    findYears(text) === undefined &&
    locateLanguages(text).length === 0 &&
    degreeAsked(text) === undefined &&
    locateNames(text, true).every(({ isKnown }) => !isKnown)
  );
}

const DEED = pattern('i')`
  ^(?:
    analy[sz]e|build|collaborate|communicate|conduct|contribute|coordinate|create|define|deliver|develop|drive|
    ensure|establish|evaluate|handle|identify|implement|improve|lead|maintain|manage|monitor|negotiate|
    organi[sz]e|oversee|participate|perform|plan|prepare|present|produce|provide|recommend|report|review|run|
    supervise|support|teach|train|translate|understand|write
  ) `;

/** "SAP, Excel" is no deed wherever it stands. */
export function isOnlyNames(text: string): boolean {
  const names = locateNames(text, true);
  const said = names.map(({ start, end }) => text.slice(start, end)).join(' ');
  const bare = text.replace(/\([^()]*\)/g, ' ');
  return names.length > 0 && countWords(bare) <= countWords(said);
}

const BY_MEANS = /\b(?:in|with|using|via|mit|mittels|uber|nach|en|con|mediante|usando) $/;

/** "Campaigns on Google Ads", "diseños de Figma": a tool that only says what kind of thing is worked on. */
const OF_THAT =
  /(?<!\b(?:administration|administracion|administrar|operation|betrieb|wartung|maintenance|configuration|konfiguration|configuracion|mantenimiento)) (?:of|on|for|von|fur|de|del|para) $|\b(?:perfiles|cuentas|canales)(?: \w+)? en $/;

/** "Ready for our CPA": who or what the house has; "our PostgreSQL database" names a tool. */
function isOfHouse(term: string, start: number, end: number): boolean {
  // "Initech's own engineers": whose they are.
  if (/^['’]s /.test(term.slice(end))) return true;
  const [next = ''] = /\p{L}+/u.exec(term.slice(end)) ?? [];
  const isAlone = next === '' || ALL_FUNCTION_WORDS.has(fold(next));
  return (
    isAlone && /\b(?:our|your|their|unser\w*|dein\w*|nuestr\w+) $/.test(fold(term.slice(0, start)))
  );
}

/** One tool in parentheses is said with the deed; a list of them asks for each. */
function isRemark(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  if (open <= text.lastIndexOf(')', at)) return false;
  return locateNames(text.slice(open, text.indexOf(')', at) + 1 || undefined), true).length < 2;
}

const CHOICE = /\b(?:or|oder|o|u) $/;

/** The deeds of a clause, or the tools that they are done with. */
export function dutiesOf({ text, need }: JobClause, hasCapitalNouns: boolean): Asked[] {
  const told = duties(text).flatMap((term): Asked[] => {
    const duty: Asked = { kind: 'duty', key: fold(term), term, need, anyOf: [] };
    const tools = toolsIn(term, hasCapitalNouns).filter(
      ({ start }) => !OF_THAT.test(fold(term.slice(0, start))),
    );
    const named = namedAs(tools, term, need);
    if (!isTelling(term)) return named;
    // What is done with a tool is told by its name; "cursos de informática" names none.
    const areNames = tools.some(({ start, end }) => /[\p{Lu}\d]/u.test(term.slice(start, end)));
    return areNames ? named : [duty, ...named];
  });
  const behind = told.length === 1 ? (BEHIND_COLON.exec(text)?.[1] ?? '') : '';
  const tools = toolsIn(behind, hasCapitalNouns);
  return tools.length > 1 ? [...told, ...namedAs(tools, behind, need)] : told;
}

/** "You lead the platform: services in Go, Kafka, all on AWS": what it is done with. */
const BEHIND_COLON = /^[^:]{10,}: (.{10,})$/s;

/** The tools that a deed is done with: one in a compound or a remark is said with the deed. */
const toolsIn = (term: string, hasCapitalNouns: boolean): Mention[] =>
  locateNames(term, hasCapitalNouns).filter(
    ({ isKnown, start, end }) =>
      !isOfHouse(term, start, end) &&
      (isKnown ||
        (isSpelledApart(term.slice(start, end)) && BY_MEANS.test(fold(term.slice(0, start))))) &&
      !term.slice(start, end).includes('-') &&
      !isRemark(term, start),
  );

function namedAs(tools: readonly Mention[], term: string, need: Asked['need']): Asked[] {
  const isChoice = tools.some(({ start }) => CHOICE.test(fold(term.slice(0, start))));
  return ofNames(tools, term, isChoice ? tools.map(({ key }) => key) : []).map((one): Asked => ({
    anyOf: [],
    ...one,
    need,
  }));
}
