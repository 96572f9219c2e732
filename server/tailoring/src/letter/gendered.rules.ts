import type { CvContent } from '@sastre/shared-contracts/api';
import { JOB_NOUN, fold } from '@sastre/reading';

/** Form of the titles that somebody bears; undefined: the CV does not show it. */
export type TitleForm = 'f' | 'm' | undefined;

const FEMININE =
  /(?:(?:er|or|ar|ent|ant|ist|eur|ekt|og|ang)in|frau|schwester|era|ora|iva|aria|oga|ada|ica|grafa|noma|estra|tecta|[ei]enta)$/;
const MASCULINE =
  /(?:mann|ero|tor|dor|sor|ivo|ario|ogo|ado|ico|grafo|nomo|estro|tecto|(?:eur|iker|[sp]fleger|entwickler|leiter|lehrer|berater|fahrer|bearbeiter|arbeiter|halter|meister|mechaniker|verkaufer|schlosser|betreuer|helfer|planer))$/;

/** Of the nouns of posts, those that end so: "Logopädin", "Köchin". */
const GERMAN_WOMAN = /(?<!adm)in$/;

/** What a Spanish title begins with, by its end: "movilizador", "tanatoestética" is none. */
const SPANISH_TRADE = /^\p{L}{3,}(?:dor|dora|ero|era|graf[oa]|nom[oa]|log[oa])$/u;
/** A German one that says it by its end alone: "Präparatorin", "Steuermann". */
const GERMAN_TRADE = /^\p{L}{4,}(?:(?:er|or|ar|ent|ant|ist|eur)in|mann|frau)$/u;

/** The form of the titles in a CV that names what somebody is; English has none. */
export function titleFormOf({ personal_info, work_experience }: CvContent): TitleForm {
  const titles = [personal_info.title, ...work_experience.map(({ position }) => position)];
  const nouns = titles.flatMap((title) =>
    fold(title)
      .split(/[^\p{L}]+/u)
      .filter(
        (word, at) =>
          JOB_NOUN.test(word) ||
          (at === 0 && (SPANISH_TRADE.test(word) || GERMAN_TRADE.test(word))),
      ),
  );
  const forms = new Set(
    nouns.flatMap((noun): TitleForm[] =>
      FEMININE.test(noun) || GERMAN_WOMAN.test(noun) ? ['f'] : MASCULINE.test(noun) ? ['m'] : [],
    ),
  );
  return forms.size === 1 ? [...forms][0] : undefined;
}

/** "Bilanzbuchhalter" as "Bilanzbuchhalterin", "Technischer Redakteur" as "Technische Redakteurin". */
function feminine(position: string): string {
  const [, adjective = '', noun = '', rest = ''] =
    /^(\p{Lu}\p{Ll}+(?:end|isch|lich|ig)er )?(\S+)(.*)$/u.exec(position) ?? [];
  const hers = NO_GERMAN.test(noun)
    ? noun
    : noun
        .replace(/mann$/u, 'frau')
        .replace(/(?<=og|[aä]d)e$/u, 'in')
        .replace(/(?:er|or|eur|ent|ant|ist|ekt|at|ar)$/u, '$&in');
  // "Senior" before another noun is none.
  const isAlone = !/^ \p{Lu}/u.test(rest) && !/^(?:senior|junior)$/i.test(noun);
  const isTrade = JOB_NOUN.test(fold(noun)) || (isAlone && GERMAN_TRADE.test(fold(hers)));
  return hers === noun || !isTrade ? position : `${adjective.replace(/r $/, ' ')}${hers}${rest}`;
}
/** "Tierpflegerin", "Zoologische Präparatorin" for a man: ads name both forms, and what is read of them may be hers. */
function masculine(position: string): string {
  return position
    .replace(/^(\p{Lu}\p{Ll}+(?:end|isch|lich|ig)e )(?=\S+in(?!\S))/u, (one) =>
      one.replace(/ $/, 'r '),
    )
    .replace(/^((?:\S+ )?\p{L}{3,}(?:er|or|eur|ent|ant|ist))in(?!\p{L})/u, '$1');
}
/** Names of English posts that German leaves as they are. */
const NO_GERMAN =
  /(?:engineer|developer|officer|owner|consultant|accountant|assistant|specialist|editor|recruiter|partner|scientist|controller|manager|designer|analyst)$/iu;

/** Two forms of one noun beside each other: "profesora o profesor", "Leiterin / Leiter". */
const PAIR = /(\p{L}{5,})(?: (?:oder|o|u|bzw\.) (?:\p{L}{3,} (?=\p{Lu}))?|\s?\/\s?)(\p{L}{5,})/gu;

/** Without any sign of who applies, the form that the ad names first; a star or stroke is none that a letter writes. */
function firstForm(position: string): string {
  return position
    .replace(/(?<=\p{L})(?:\/-?|[*:_])in(?!\p{L})|(?<=\p{L})\((?:in|a)\)/gu, '')
    .replace(/(?<=\p{L})\/-?[ao](?!\p{L})/gu, '')
    .replace(PAIR, (all, one: string, other: string) => (isSameNoun(one, other) ? one : all));
}

const isSameNoun = (one: string, other: string) =>
  fold(one).slice(0, 5) === fold(other).slice(0, 5);

/** `isOpen`: the ad is open to all genders, and names the post in one form. A position that is advertised in both forms ("Enfermero/a", "Disponent/-in", "profesora o profesor") in the form of who applies. */
export function suitPosition(position: string, form: TitleForm, isOpen = false): string {
  if (form === undefined) return firstForm(position);
  const isHers = form === 'f';
  return (isHers && isOpen ? feminine(position) : isHers ? position : masculine(position))
    .replace(/(\p{L}+?)(?:\/-?|[*:_])in(?!\p{L})|(\p{L}+?)\(in\)/gu, (_all, one = '', two = '') =>
      isHers ? `${String(one)}${String(two)}in` : `${String(one)}${String(two)}`,
    )
    .replace(/(?<=\p{L})a\/-?o(?!\p{L})/gu, isHers ? 'a' : 'o')
    .replace(/(\p{L}+?)(o?)(?:\/-?a|\(a\))(?!\p{L})/gu, (_all, stem: string, end: string) =>
      // "Jefe/a" is "jefa".
      isHers ? `${stem.replace(/e$/, '')}a` : `${stem}${end}`,
    )
    .replace(PAIR, (all, one: string, other: string) => {
      if (!isSameNoun(one, other)) return all;
      const hers = [one, other].find((word) => /(?:in|frau|a)$/.test(word));
      const his = [one, other].find((word) => word !== hers);
      return (isHers ? hers : his) ?? all;
    });
}
