import type { Language } from '@sastre/shared-contracts/api';

/**
 * Words that share a stem once endings and accents are cut, and say different things: each line is a group, each part of it the words of
 * one meaning, by how they begin (`hard$`: the whole word). In lower case with their accents.
 */
const GROUPS: Record<Language, string> = {
  en: `
    importan | import$ imports$ imported importing importer importation
    universit | universal
    experimen | experienc
    intern$ interns$ internship | internal | international
    authorit | author$ authors$ authored
    business | busy$ busie busily
    several | sever$ severed severing
    emergenc | emerge$ emerged emerges emerging
    department | depart$ departed departing departs departure
    apartment | apart$
    publication | public$ publicly | publicity
    marketing$ | market$ markets$
    engineering$ | engine$ engines$
    medication | medical | medicine
    physical | physics
    executive | execute execution
    objective | object$ objects$
    initiative | initial initials
    informal | information inform$ informed informing
    digital | digit$ digits$
    hard$ harder hardest | hardly
    late$ later latest | lately
    near$ | nearly
    short$ shorter | shortly
    bare$ | barely
    scarce$ | scarcely
    most$ | mostly
    numerous | numeric numeral
    past$ | paste$ pasted pasting
    general$ generally | generat`,
  de: `
    zahl zahlt gezahl bezahl auszahl einzahl | zähl gezähl erzähl auszähl aufzähl
    forder gefordert angefordert anforder | förder geförder beförder
    drucke$ drucken druckt gedruckt | drücke$ drücken drückt gedrückt
    fuhr | führ
    stutz | stütz unterstütz
    kurz | kürz gekürzt
    stark | stärk gestärkt verstärk
    kuchen | küche
    los$ lose$ loser$ losen$ | lös gelöst
    nah$ nahe$ nahen$ | näh$ nähe$ nähen näht genäht
    lot$ lote$ | löt gelötet`,
  es: `
    importante importancia | import
    campaña | campana
    parte$ partes$ | partida | partido | partí$ partió partir
    cuento | cuenta
    puerto | puerta
    banco | banca
    libro | libra | libre
    marco$ marcos$ | marca
    caso$ casos$ | casa$ casas$ | casar casado casó
    plazo | plaza
    cargo$ cargos$ | carga cargué cargó
    mes$ meses$ | mesa
    sala$ salas$ | sale$ sales$ salí salid
    pasta | pasto
    rama | ramo
    punto | punta
    año | ano$ anos$
    suelo | suela
    montaña | montana`,
};

interface Group {
  readonly kinds: readonly RegExp[];
}

const read = (text: string): Group[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({
      kinds: line
        .split('|')
        .map((part) => new RegExp(`^(?:${part.trim().split(/\s+/).join('|')})`)),
    }));

const KNOWN: Record<Language, readonly Group[]> = {
  en: read(GROUPS.en),
  de: read(GROUPS.de),
  es: read(GROUPS.es),
};

/** What tells a word from those that only look like it; undefined: no word does. Answers whether another word is such a one. */
export function lookAlikesOf(
  word: string,
  language: Language,
): ((other: string) => boolean) | undefined {
  const kindOf = (text: string) => {
    const lower = text.normalize('NFC').toLowerCase();
    return ({ kinds }: Group) => kinds.findIndex((kind) => kind.test(lower));
  };
  const own = kindOf(word);
  const groups = KNOWN[language].filter((group) => own(group) >= 0);
  if (groups.length === 0) return undefined;
  return (other) => {
    const its = kindOf(other);
    return groups.some((group) => its(group) >= 0 && its(group) !== own(group));
  };
}
