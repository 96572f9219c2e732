import {
  ADJECTIVES,
  AFTER_NOUN,
  AMOUNT_START,
  BEGINS_OBJECT,
  HAD,
  MEASURES,
  PARTICIPLES,
  PAST,
  PAST_OR_ADJECTIVE,
  PLURALS,
  PRESENT,
  PRESENT_OR_NOUN,
  PRESENT_WITH_REST,
  SMALL_STARTS,
} from './german.words.ts';
import { FEMININE, MASCULINE, NEUTER } from '../../post/german-work.words.ts';
import { turnWork } from './german-work.rules.ts';
import { turnNone, turnOnCall, turnResult, turnTookPart, turnWas } from './german-states.rules.ts';
import { isChanged, isParticiple, withArticle } from './german-participles.rules.ts';
import { listed } from '../../post/listed.ts';
import { did, small, task, type Turned } from './turned.ts';

/** Somebody else is spoken of, or something was done to somebody. */
const PASSIVE =
  /(?<!\p{L})(?:wurden?|worden|werden|wird|ist|sind|waren?|er|wir|sich|mir|mich|es|sein|seine[nmrs]?)(?!\p{L})/iu;
const BY_SOMEBODY =
  /(?<!\p{L})(?:vom|durch(?! (?:\p{Lu}[\p{L}-]+(?:ing|ung)|früher\p{Ll}+|besser\p{Ll}+)(?!\p{L}))|von(?! (?:\S+ (?:nach|auf) \p{Lu}|\d|[a-zäöü]+ \d|rund|bis|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)))(?!\p{L})/iu;
const RELATIVE =
  /, (?:die|der|das|den|dem|deren|dessen|in|an|auf|mit|bei|für|zu|von|durch|unter|über|wo|was|wenn|dass|damit|um)\s/u;
const STATES =
  /^(?:verantwortlich|zuständig) für |^(?:Teil|Mitglied) (?:des|im|eines) |^Ansprechpartner(?:in)? für /iu;
const RESTS = /\s(?:aus|ein|an|auf|um|vor|bereit|fest|her|ab)(?:,.*| und \p{Ll}{3,}e .*)?$/u;

/** A German bullet as a part of a sentence; undefined when it cannot surely be said of the person. */
export function turnGerman(bullet: string, isCurrent: boolean): Turned | undefined {
  const text = bullet.replace(/^Ich (?=\p{Ll})/u, '');
  const whole =
    turnResult(bullet) ??
    turnWas(text, bullet, isCurrent) ??
    turnNone(text) ??
    turnOnCall(text, isCurrent);
  if (whole !== undefined) return whole;
  const start = PASSIVE.exec(text)?.index;
  if (start !== undefined && !RELATIVE.test(text.slice(0, start))) return undefined;
  if (STATES.test(text)) return did(`${isCurrent ? 'bin' : 'war'} ich ${state(text)}`);
  // "Auf meiner Tour versorgte ich …": its verb stands second there, and here.
  const [, before = '', verb = '', rest = ''] = SECOND.exec(text) ?? [];
  if (isOfIch(verb))
    return did(`${verb} ich ${SMALL_BEGIN.test(`${before} `) ? small(before) : before} ${rest}`);
  const perfect = /^Habe (.+\p{Ll}(?:t|en))$/u.exec(text)?.[1];
  if (perfect !== undefined) return did(`habe ich ${perfect}`);
  const isOwn = text !== bullet && isFirstPerson(text, isCurrent);
  if (isOwn) return did(behindIch(text));
  return (
    turnVerb(text, isCurrent) ??
    turnParticiple(text) ??
    turnWork(text, isCurrent) ??
    turnTookPart(text) ??
    turnNoun(text)
  );
}

/** "Habe", "begleitete", "betreue", "beriet". */
function isOfIch(verb: string): boolean {
  return (
    /^(?:habe|bin|war)$|.te$/u.test(verb) ||
    PAST.has(verb) ||
    PRESENT.has(verb) ||
    /^(?:schreibe|plane|teste)$/.test(verb)
  );
}

/** Behind "Ich" any verb is the person's; what goes on is said only of a job that goes on. */
function isFirstPerson(text: string, isCurrent: boolean): boolean {
  const [verb = ''] = text.split(' ');
  return /(?:te|habe|bin)$/u.test(verb) || PAST.has(verb) || (isCurrent && /e$/u.test(verb));
}

function behindIch(text: string): string {
  const [verb = '', joint = '', second = '', ...rest] = text.split(' ');
  // "Warte und repariere Heizungen": one subject stands behind both.
  const isTwo = joint === 'und' && rest.length > 0 && (isOfIch(second) || /.e$/u.test(second));
  return isTwo
    ? `${verb} und ${second} ich ${rest.join(' ')}`
    : `${verb} ich ${text.slice(verb.length + 1)}`;
}

const SECOND = /^(\p{Lu}[^\s,;]*(?: [^\s,;]+){0,7}) (\p{Ll}{3,}) ich ([^;]+)$/u;
/** Of the words that begin a sentence, those that have a capital for that alone. */
const SMALL_BEGIN =
  /^(?:Auf|An|Am|In|Im|Bei|Beim|Für|Mit|Seit|Zur|Zum|Über|Unter|Vor|Nach|Pro|Jed\p{Ll}+|Gemeinsam|Zusammen|Einmal|Zweimal|Nachmittags|Vormittags|Nachts|Drei|Zwei|Vier|Fünf|Sechs|Neue|Die|Den|Das|Der|Alle|Rund|Etwa|Bis) /u;

/** Nouns keep their capital. */
function state(text: string): string {
  return /^(?:verantwortlich|zuständig)/iu.test(text) ? small(text) : text;
}

/** "Sortierte und beschriftete das Lager": one subject stands behind both verbs. */
function turnTwoVerbs(text: string, isCurrent: boolean): Turned | undefined {
  const [, one = '', other = '', rest = ''] = /^(\p{L}+) und (\p{Ll}+) (\S.+)$/u.exec(text) ?? [];
  const verbs = [one.toLowerCase(), other];
  const isPast =
    PAST.has(verbs[0] ?? '') && /te$/u.test(other) && BEGINS_OBJECT.test(rest.split(' ')[0] ?? '');
  const isPresent = isCurrent && verbs.every((verb) => PRESENT.has(verb));
  return rest !== '' && (isPast || isPresent)
    ? did(`${verbs.join(' und ')} ich ${rest}`)
    : undefined;
}

/** Said of what was done, not of who did it. */
const OF_THINGS = listed(
  'kostete umfasste dauerte beinhaltete gehörte bedeutete ermöglichte erforderte zählte lautete reichte deckte diente betraf',
);

function turnVerb(text: string, isCurrent: boolean): Turned | undefined {
  const [written = '', second = ''] = text.split(' ');
  if (second === 'und') return turnTwoVerbs(text, isCurrent);
  const verb = written.toLowerCase();
  const turned = did(`${verb} ich ${text.slice(written.length + 1)}`);
  if (second === '' || /^(?:von|vom|durch|als|an|zu|zur|zum|dazu|der)$/iu.test(second))
    return undefined;
  if (PAST.has(verb)) return turned;
  const isSure = BEGINS_OBJECT.test(second);
  // "Verringerte die Stillstände": before an object such a form is a verb.
  if (/^\p{Ll}{4,}te$/u.test(verb) && isSure) return OF_THINGS.has(verb) ? undefined : turned;
  if (PAST_OR_ADJECTIVE.has(verb)) return isSure ? turned : undefined;
  // What goes on is said only of a job that goes on.
  if (!isCurrent) return undefined;
  if (PRESENT.has(verb) || (/.iere$/u.test(verb) && isSure)) return turned;
  if (PRESENT_WITH_REST.has(verb)) return RESTS.test(text) ? turned : undefined;
  return PRESENT_OR_NOUN.has(verb) && isSure ? turned : undefined;
}

function turnParticiple(bullet: string): Turned | undefined {
  const [main = '', tail = ''] = bullet.split(
    /, (?=(?:zusammen|gemeinsam|in der Regel|bis zu|davon|darunter|durch|vor allem durch|meist|mit|beide|jeweils|etwa|rund|zwischen|im Schnitt|(?:den|die|das)(?= .*(?:haben|hat)$)) [^,]+$)/u,
  );
  if (tail !== '' && isParticiple(main.split(' ').at(-1) ?? '')) {
    const turned = turnParticiple(main);
    // "Meist Einfamilienhäuser" hangs in the air.
    const told = tail.replace(
      /^meist (\p{Lu}\S+?)(n?)$/u,
      (_all, noun: string, end: string) =>
        `meist bei ${noun}${/(?:e|er)$/u.test(noun) ? 'n' : end}`,
    );
    return turned && { ...turned, text: `${turned.text}, ${told}` };
  }
  const text = joinedParticiples(bullet);
  const all = text.split(' ');
  if (all.length < 2 || !isParticiple(all.at(-1) ?? '') || BY_SOMEBODY.test(text)) return undefined;
  // "Sieben Jahre unfallfrei gefahren" is said with "bin".
  if (/ (?:Jahre|Monate|Wochen)(?: \p{Ll}+)? gefahren$/u.test(text)) return undefined;
  // "Zweimal in der Liga vertreten": of what, it does not say.
  if (
    /^(?:Ein|Zwei)mal /u.test(text) &&
    !/ (?:den|die|das|einen?|eine|\d\S*|zwei|drei) /u.test(text)
  )
    return undefined;
  const behind = behindPreposition(text);
  if (behind !== undefined) return did(behind);
  const one = withArticle(text);
  if (one !== undefined) return did(`habe ich ${one}`);
  const [first = '', second = ''] = all;
  if (/^\d/.test(first)) return did(`habe ich ${text}`);
  if (AMOUNT_START.test(text) || SMALL_STARTS.has(first.toLowerCase()))
    return did(`habe ich ${small(text)}`);
  if (
    /^\p{Lu}\p{Ll}+liche$/u.test(first) &&
    MEASURES.get(second.replace(/^.*(?=zeit$)/u, 'Bearbeitungs')) === 'die'
  )
    return did(`habe ich die ${small(text)}`);
  if (
    !AFTER_NOUN.has(second) &&
    !isParticiple(second) &&
    !/^von \d/.test(all.slice(1, 3).join(' ')) &&
    all.length > 2
  )
    return undefined;
  const article = MEASURES.get(first);
  if (article !== undefined) return did(`habe ich ${article} ${text}`);
  if (/(?:ung|ion|heit|keit|schaft)$/u.test(first) && !text.includes(',') && first !== 'Ausbildung')
    return did(`habe ich die ${text}`);
  if (/^\p{Lu}\p{Ll}+wesen$/u.test(first)) return did(`habe ich das ${text}`);
  // One thing would need its article, which a bullet leaves out.
  const isPlural =
    /^\p{Lu}[\p{L}-]+en$|(?:maße|nisse|stände|papiere|auszüge|sätze|gespräche|berichte|kilometer|anträge|[äöü]\p{Ll}{0,4}er|[äöü]\p{Ll}{0,3}[^cghß\P{L}]e|pläne)$/u.test(
      first,
    ) || PLURALS.has(first.toLowerCase());
  // What is changed is known: "die Leerkilometer von 24 auf 19 Prozent gesenkt".
  return isPlural ? did(`habe ich ${isChanged(text) ? 'die ' : ''}${text}`) : undefined;
}

/** "Im Lockdown 2020 drei Livestreams betreut": behind what begins with a preposition stands what was done. */
function behindPreposition(text: string): string | undefined {
  const [, start = ''] = /^(Für|Im|In|Bei|Beim|An|Am|Auf|Während|Nach|Mit|Aus) /u.exec(text) ?? [];
  if (start === '') return undefined;
  const last = text.split(' ').at(-1) ?? '';
  const hasObject =
    /^\p{Lu}\p{Ll}+ (?:\S+ ){0,4}\p{Lu}\S* (?:\d{4} )?(?:(?:etwa|rund|über|fast) )?(?:\d\S*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|einen?|eine|die|den|das|alle|eigene|neue|mehrere) (?:\S+ )*\p{Lu}/u.test(
      text,
    );
  return hasObject || /^(?:mitgearbeitet|mitgewirkt|mitgeholfen|ausgeholfen)$/u.test(last)
    ? `habe ich ${small(text)}`
    : undefined;
}

/** "A eingeführt, B halbiert": the last of two is joined by "und". */
function joinedParticiples(text: string): string {
  const [before = '', last = ''] = text.split(/, (?=[^,]+$)/u);
  return isParticiple(before.split(' ').at(-1) ?? '') && isParticiple(last.split(' ').at(-1) ?? '')
    ? `${before} und ${last}`
    : text;
}

const HEADS =
  /^((?:(?:\p{L}+- und )?\p{L}+, )*(?:\p{L}+ (?:und|sowie) )?)(\p{L}+)(?= (?:von|vom|der|des|eines|einer|aller|für|im|in|bei|beim|an|am|auf|mit|(?!unter|über|oder|hinter|aber|immer)\p{Ll}{3,}er(?= \p{Lu}))\s)/u;

function turnNoun(text: string): Turned | undefined {
  const [first = ''] = text.split(' ');
  const adjective = ADJECTIVES.has(first.toLowerCase()) ? `${first.toLowerCase()} ` : '';
  const rest = adjective === '' ? text : text.slice(first.length + 1);
  const found = HEADS.exec(rest);
  // What ends in a participle says what was done, and perhaps by whom else: "Schulung in Excel erhalten".
  if (/\s\p{Ll}+$/u.test(rest) || text.split(/[\s,;]+/).some((word) => PARTICIPLES.has(word)))
    return undefined;
  // "Auf- und Abbau": the half before it has its article.
  const [, half = '', noun = ''] =
    /^(\p{Lu}\p{Ll}*- und )(\p{Lu}\p{Ll}+) (?:von|der|des|für|bei) /u.exec(rest) ?? [];
  if (found === null && half !== '' && articleOf(noun) !== undefined)
    return task(`${articleOf(noun)} ${rest}`);
  if (found === null) return turnInfinitive(text);
  // "Grund- und Behandlungspflege, Wundversorgung": half a word has the article of its whole.
  const whole = `${found[1] ?? ''}${found[2] ?? ''}`.replace(/\p{L}+- und /gu, '');
  const names = whole.split(/, | und | sowie /);
  const articles = names.map(articleOf);
  const [article] = articles;
  if (article === undefined || articles.includes(undefined)) return undefined;
  // "Der Betrieb und die Instandhaltung": each has its own.
  if (articles.some((one) => one !== article)) {
    if (names.length > 2 || adjective !== '' || TWO_SIDED.test(rest)) return undefined;
    return task(`${article} ${rest.replace(/ (und|sowie) /u, ` $1 ${articles[1]} `)}`, true);
  }
  // "Schulung in Excel" may be one that was had.
  if (TWO_SIDED.test(rest)) return undefined;
  // An adjective's ending is right for its gender alone.
  if (adjective !== '' && article !== 'die') return undefined;
  const { text: told, count } = withArticles(rest);
  return task(`${article} ${adjective}${told}`, names.length > 1 || count > 0);
}

/** A further work that the bullet names behind a comma or "und", with its article: "die Führung von A und die Ermittlung von B". */
function withArticles(rest: string): { text: string; count: number } {
  let count = 0;
  const [head = '', ...parts] = rest.split(
    /(?:, | und | sowie )(?=\p{Lu}\p{L}+ (?:von|vom|der|des|eines|einer|aller) )/u,
  );
  const told = parts.map((part) => {
    const [noun = ''] = part.split(' ');
    const article = /(?:ung|ion|tät|heit|keit)$/u.test(noun) ? 'die' : articleOf(noun);
    count += article === undefined ? 0 : 1;
    return article === undefined ? part : `${article} ${part}`;
  });
  // Where one of them has no article that is known, all stays as it was.
  if (count === 0 || count < parts.length || !head.includes(' ')) return { text: rest, count: 0 };
  const [last = '', ...before] = told.toReversed();
  return { text: `${[head, ...before.toReversed()].join(', ')} und ${last}`, count };
}

const TWO_SIDED =
  /(?:schulung|einführung|einweisung|einarbeitung|beratung|unterstützung|führung|leitung|behandlung) (?:in|im|bei|beim|mit|an|am)\s/iu;

function articleOf(noun: string): 'die' | 'der' | 'das' | undefined {
  const name = noun.toLowerCase();
  const isOf = (known: ReadonlySet<string>) =>
    [...known].some(
      (one) =>
        name === one || (name.length > one.length + 2 && one !== 'betrieb' && name.endsWith(one)),
    );
  // A marriage of two lists would be ambiguous; the first that knows the word decides.
  if (!/^\p{Lu}/u.test(noun)) return undefined;
  if (isOf(FEMININE)) return 'die';
  if (isOf(MASCULINE)) return 'der';
  if (isOf(NEUTER)) return 'das';
  return /\p{L}{4}ung$/u.test(name) && !HAD.test(name) ? 'die' : undefined;
}

/** "Erstellen von Angeboten". */
function turnInfinitive(text: string): Turned | undefined {
  return /^\p{Lu}\p{Ll}{3,}(?:en|eln|ern) (?:von|der|des|eines|einer) /u.test(text) &&
    FEMININE.has(`${text.split(/en |n /)[0]?.toLowerCase()}ung`)
    ? task(`das ${text}`)
    : undefined;
}
