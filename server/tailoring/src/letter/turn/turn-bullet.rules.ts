import type { Language } from '@sastre/shared-contracts/api';
import { turnEnglish } from './english.rules.ts';
import { turnEnglishWork } from './english-work.rules.ts';
import { turnGerman } from './german.rules.ts';
import { turnSpanish } from './spanish.rules.ts';
import { turnSpanishResult } from './spanish-states.rules.ts';
import { asOfToday } from './todays-habits.rules.ts';
import { listed } from '../../post/listed.ts';
import type { Turned } from './turned.ts';
import { pattern } from '@sastre/reading';

/** In the first person what a CV says in the third, where the verb's form leaves no doubt. */
const FIRST_PERSON: Record<Language, (text: string, isCurrent: boolean) => string> = {
  en: (text, isCurrent) => {
    if (!isCurrent) return text;
    const said = text.replace(
      /^(\p{L}{3,})s (?=((?:the|an?|all|new|one|two|three|four|five|six|up to|around|about|\d)[\p{L}\d.,]*|\p{Ll}{3,}s|for|after) )/u,
      (all, written: string, next: string) => {
        const verb = written.replace(/(?<=ch|sh)e$/u, '');
        const name = verb.toLowerCase();
        const isPair = IN_S_PAIRS.has(`${name} ${next}`);
        const isKnown = IN_S.has(name) && !/^(?:for|after)$/.test(next);
        return isPair || (isKnown && !(NOUNS_IN_S.has(name) && /^\p{Ll}{3,}s$/u.test(next)))
          ? `${verb} `
          : all;
      },
    );
    // What one verb says of oneself, the next one does.
    const both =
      said === text
        ? said
        : said.replace(
            /(?<= and )(\p{Ll}{3,})s (the|an?|all|new|them|it|\p{L}+)(?!\p{L})/gu,
            (all, verb: string, next: string) =>
              IN_S.has(verb) &&
              (!NOUNS_IN_S.has(verb) || /^(?:the|an?|all|new|them|it)$/.test(next))
                ? `${verb} ${next}`
                : all,
          );
    // A second verb that is not known would stay in the third person.
    return SECOND_IN_S.test(both) && said !== text ? text : both;
  },
  de: (text, isCurrent) => {
    const said = text
      .replace(/^(?:Sie |Er )?hat (?=.*\p{Ll}(?:t|en)(?:,.*)?$)/iu, 'Ich habe ')
      .replace(/^Sie half /u, 'Half ')
      .replace(/^Sie (?=(?:betreut|leitet|vertritt|führt|pflegt|erstellt) )/u, '')
      .replace(
        /^((?:Einmal|Zweimal|Im|In|Für|Pro) [^,;]{3,60}) (hat|führt|leitet|betreut) sie /u,
        (_all, before: string, verb: string) =>
          `${before} ${verb === 'hat' ? 'habe' : verb.replace(/t$/u, 'e').replace('ee', 'e')} ich `,
      )
      .replace(/^\p{Ll}/u, (start) => start.toUpperCase());
    if (!isCurrent) return said;
    const first = said.replace(
      /^(Leitet|Vertritt|Dokumentiert|Schult|Koordiniert|Organisiert|Verantwortet|Erstellt|Plant|Führt|Betreut|Pflegt) (?=(?:als|den|die|das|einen|eine|ein|alle|zwei|drei|vier|fünf|sechs|pro|im|bis|bei|\d)[\p{L}\d.]* )/u,
      (_all, verb: string) =>
        verb === 'Vertritt' ? 'Ich vertrete ' : `Ich ${verb.toLowerCase().replace(/e?t$/u, 'e')} `,
    );
    if (first === said) return said;
    const both = first.replace(/(?<= und )(\p{Ll}{3,})t (?=\p{L})/gu, (all, verb: string) =>
      GERMAN_IN_T.has(`${verb}t`) ? `${verb.replace(/e$/u, '')}e ` : all,
    );
    // A second verb that is not known would stay in the third person.
    return / und (?!damit|mit|seit|nicht|erst|oft|selbst|insgesamt)\p{Ll}{3,}t /u.test(both)
      ? text
      : both;
  },
  es: (text, isCurrent) => {
    const said = text
      .replace(/^Se ocupa (?=del? )/u, isCurrent ? 'Me ocupo ' : 'Se ocupa ')
      .replace(/^Ha (?=\p{Ll}+(?:ado|ido|cho|sto|ito|erto)[, ])/u, 'He ');
    if (said !== text || !isCurrent) return said;
    const first = text.replace(
      /^(\p{Lu}\p{Ll}+) (?=(?:(?:el|la|los|las|un|una|unas|unos|todos?|todas?|dos|tres|cuatro|\d)[\p{L}\d.]*|cada|entre|semanalmente|clases?|\p{Ll}{4,}s) )/u,
      (all, verb: string) => {
        const own = SPANISH_THIRD.get(verb.toLowerCase());
        return own === undefined ? all : `${capital(own)} `;
      },
    );
    // Whose it is, is not told: "los informes de sus tutelados".
    if (first === text || /(?<!\p{L})sus?(?!\p{L})/u.test(text)) return text;
    const both = first.replace(
      /(?<=(?:,| y) )(\p{Ll}{4,}[ae])(?= (?:el|la|los|las|un|una|al|a|en|\d))/gu,
      (verb) => SPANISH_THIRD.get(verb) ?? verb,
    );
    // A second verb that is not known would stay in the third person.
    return / y (?:es|hace|tiene|está|\p{Ll}{3,}[ae] (?:el|la|los|las|al) )/u.test(both) &&
      !/ y (?:sobre|entre|para|desde|ante) /u.test(both)
      ? text
      : both;
  },
};
/** "And adjusts mechanical ventilation", as against "and wards in the west". */
const SECOND_IN_S =
  / and \p{Ll}{2,}[^s\P{Ll}]s (?!(?:in|on|at|of|for|with|from|to|by|and|or|per|under|over|during|across|between|within)(?!\p{L}))\p{L}/u;
const IN_S_PAIRS = new Set(['care for', 'look after']);
/** Nouns in the plural as well: only before a sure object. */
const NOUNS_IN_S = listed(
  'plan run review check train order draft design report update present monitor answer lead keep',
);
const GERMAN_IN_T = listed(
  'leitet dokumentiert schult koordiniert organisiert verantwortet erstellt plant führt betreut pflegt prüft bearbeitet begleitet',
);
const IN_S = listed(`
  coordinate lead manage plan run write prepare review supervise mentor teach train check maintain organise organize produce keep
  edit answer handle oversee draft compile design develop build order update present report monitor find pull adjust
  calibrate inspect repair install advise negotiate`);
const SPANISH_THIRD = new Map(
  `lleva llevo|resuelve resuelvo|atiende atiendo|dirige dirijo|coordina coordino|gestiona gestiono|prepara preparo|supervisa superviso|
   redacta redacto|organiza organizo|elabora elaboro|revisa reviso|controla controlo|negocia negocio|enseña enseño|forma formo|
   imparte imparto|compra compro|contesta contesto|
   repara reparo|restaura restauro|construye construyo|escribe escribo|afina afino|calibra calibro|realiza realizo|
   registra registro|avisa aviso|mantiene mantengo|convierte convierto|entrega entrego|mide mido|analiza analizo`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const TURNS = { en: turnEnglish, es: turnSpanish, de: turnGerman };
/** A label ("Sales: …"), a link, something to fill in: nothing that reads on. */
const NO_SENTENCE = /^[^\s:]+(?: [^\s:]+){0,2}:(?:\s|$)|https?:|www\.|[[\]{}<>|]|…|\.\.\./u;

/**
 * A bullet as a part of a sentence about the person, its words kept. Undefined unless its first word is, by closed lists, a verb whose
 * subject can only be the person, or a name of work: participles, praise and titles say what was done to somebody, or what somebody is.
 */
export function turnBullet(
  bullet: string,
  language: Language,
  isCurrent: boolean,
): Turned | undefined {
  const came = language === 'es' ? turnSpanishResult(bullet) : undefined;
  if (came !== undefined) return came;
  if (NO_SENTENCE.test(bullet)) return undefined;
  const today = isCurrent ? asOfToday(bullet, language) : undefined;
  const habit = today === undefined ? undefined : turnBullet(today, language, isCurrent);
  if (habit !== undefined) return habit;
  const [head = '', ...rest] = FIRST_PERSON[language](bullet, isCurrent).split(/;\s+/u);
  if (rest.length === 0) return TURNS[language](head, isCurrent);
  const turned = TURNS[language](head, isCurrent);
  // Behind a semicolon only what has its own subject reads on; the rest of a note ("median down to 140 ms") is left out, but for what
  // takes something back of what stands before it.
  if (!rest.every((part) => OWN_SUBJECT.test(part))) {
    const also =
      language === 'en'
        ? rest.map(
            (part) =>
              turnEnglishWork(capital(part), isCurrent) ?? TURNS.en(capital(part), isCurrent),
          )
        : [];
    const isDone = turned?.kind === 'did' && also.every((part) => part?.kind === 'did');
    if (also.length === 1 && isDone)
      return { ...turned, text: `${turned.text} and ${also[0]?.text}` };
    return rest.some((part) => LIMITS.test(part)) ? undefined : turned;
  }
  return turned?.kind === 'did'
    ? { ...turned, text: `${turned.text}; ${rest.join('; ')}` }
    : undefined;
}

/** With whom, under whom, or how far only. */
const LIMITS = pattern('iu')`
  (?<!\p{L})(?:with|help|together|only|under|but|later|nur|zusammen|gemeinsam|unter|mit|hilfe|aber|erst|con|junto|bajo|solo|ayuda|pero)(?!\p{L})`;
/** An article and, further on, a verb. */
const OWN_SUBJECT = pattern('iu')`
  ^(?:the|this|they|it|an?|die|der|das|el|la|los|las|un|una|eine?) .*(?<!\p{L})(?:
    is|are|was|were|has|have|had|went|took|did|fell|rose|grew|dropped|\p{L}+(?:ahm(?:en)?|te|ten)|ging(?:en)?|sank(?:en)?|stieg(?:en)?|fiel(?:en)?|ist|war|waren|hat|haben|es|son|fue|
    fueron|\p{L}+ó|\p{L}+aron|\p{L}+ieron
  )(?!\p{L})`;
