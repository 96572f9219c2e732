import type { Language } from '@sastre/shared-contracts/api';
import { source } from '@sastre/reading';

/**
 * Words that change what a sentence claims although they name no thing, by what they claim. All are folded; a phrase is
 * found as its words in a row. Written for this product.
 */
export const COMPARATORS: Record<Language, Readonly<Record<Comparator, string>>> = {
  en: {
    over: 'over|more than|above|in excess of|upwards of|greater than|exceeding|well over|beyond|north of|better than|a good',
    least: 'at least|no fewer than|no less than|a minimum of|minimum|not less than',
    most: 'up to|at most|no more than|not more than|a maximum of|maximum|as many as|as much as|max',
    under: 'under|less than|fewer than|below|lower than|within less than',
    near: source`
      nearly|almost|close to|just under|just short of|barely|approaching|slightly less than|slightly under|
      a little less than|a little under|a bit less than|a bit under`,
    about:
      'about|around|approximately|roughly|approx|circa|ca|some|in the region of|an estimated|or so',
  },
  de: {
    over: 'uber|mehr als|gut|ausserhalb von|oberhalb von|jenseits von|rund uber|gut uber|weit uber',
    least: 'mindestens|wenigstens|nicht weniger als|minimum|ab',
    most: 'bis zu|hochstens|maximal|nicht mehr als|max',
    under: 'unter|weniger als|unterhalb von',
    near: 'fast|beinahe|knapp|nahezu|annahernd|etwas weniger als|etwas unter',
    about: 'etwa|rund|ungefahr|circa|ca|zirka|in etwa|schatzungsweise|um die|an die|gegen',
  },
  es: {
    over: source`
      mas de|mas del|por encima de|por encima del|superior a|superior al|superiores a|superiores al|mas alla de|
      mas alla del|algo mas de|algo mas del|unos mas de`,
    least: source`
      al menos|a partir de|a partir del|como minimo|por lo menos|minimo|un minimo de|un minimo del|no menos de|
      no menos del`,
    most: 'hasta|como maximo|un maximo de|un maximo del|a lo sumo|maximo|no mas de|no mas del',
    under: source`
      menos de|menos del|por debajo de|por debajo del|inferior a|inferior al|inferiores a|inferiores al`,
    near: source`
      casi|poco menos de|poco menos del|un poco menos de|un poco menos del|algo menos de|algo menos del|apenas`,
    about: source`
      unos|unas|alrededor de|alrededor del|aproximadamente|cerca de|cerca del|en torno a|en torno al|aprox|
      mas o menos|unas aproximadamente`,
  },
};
export type Comparator = 'over' | 'least' | 'most' | 'under' | 'near' | 'about';

/** What says no. */
export const NEGATIONS: Record<Language, string> = {
  en: source`
    not|no|never|without|none|nor|neither|nobody|nothing|cannot|can't|don't|didn't|doesn't|isn't|wasn't|weren't|
    haven't|hasn't|hadn't|won't|wouldn't|non|zero|free of|unable|fail to|failed to`,
  de: 'nicht|kein|keine|keinen|keinem|keiner|keines|keinerlei|nie|niemals|ohne|weder|niemand|nichts|null|nirgends',
  es: 'no|sin|nunca|ningun|ninguna|ninguno|ningunas|ningunos|ni|nadie|nada|jamas|tampoco|cero',
};

/** Who a deed was done with or by: to leave it out says that one did it alone. */
export const JOINT: Record<Language, string> = {
  en: source`
    together|jointly|joint|alongside|in cooperation|in collaboration|with|co-led|co-wrote|as part of|part of|
    shared|we|our|team|us|supported by|under|fellow|colleague|colleagues`,
  de: source`
    gemeinsam|zusammen|mit|im team|wir|unser|unsere|unserem|unseren|uns|in zusammenarbeit|teil|unter|kollege|
    kollegin|kollegen|kolleginnen|gemeinschaftlich|team`,
  es: source`
    junto|junta|juntos|juntas|con|conjuntamente|conjunta|conjunto|en equipo|equipo|nosotros|nuestro|nuestra|
    en colaboracion|parte|bajo|companero|companera|companeros|companeras|entre`,
};
/** The narrower list: what in a fact must not be left out. */
export const JOINTLY: Record<Language, string> = {
  en: 'together with|together|jointly|alongside|in cooperation with|in collaboration with|we|our|as part of a team|shared',
  de: 'gemeinsam|zusammen mit|im team|wir|unser|unsere|unserem|unseren|in zusammenarbeit mit|gemeinschaftlich',
  es: 'junto con|junto a|conjuntamente|en equipo|nosotros|nuestro|nuestra|en colaboracion con|entre dos|entre tres',
};

/** Amounts without a figure; each must stand in the fact by a word of its row (or by the figure that it says). */
export const VAGUE: readonly (readonly [name: string, words: Record<Language, string>])[] = [
  [
    'all',
    {
      en: 'all|every|entire|whole|complete|fully|total|completely|entirely|everything|everyone|any',
      de: source`
        alle|allen|aller|alles|samtliche|samtlichen|samtlicher|ganze|ganzen|ganzer|gesamt|gesamte|gesamten|
        gesamter|komplett|komplette|kompletten|vollstandig|vollstandige|vollstandigen|jede|jeder|jeden|jedes|
        jedem|jegliche|voll`,
      es: 'todo|toda|todos|todas|entero|entera|completo|completa|completos|completas|completamente|totalidad|total|integro|integra|integral|cualquier',
    },
  ],
  [
    'most',
    {
      en: 'most|majority|the bulk',
      de: 'meisten|meiste|mehrheit|grossteil|uberwiegende',
      es: 'mayoria|mayor parte|casi todos|casi todas',
    },
  ],
  [
    'many',
    {
      en: source`
        many|numerous|countless|a lot of|lots of|plenty|a number of|dozens|scores|hundreds|thousands|millions|
        multiple|large numbers of|high numbers of|great numbers of|extensive|high-volume|large number`,
      de: source`
        viele|vielen|vieler|zahlreiche|zahlreichen|zahlreicher|unzahlige|dutzende|dutzenden|hunderte|hunderten|
        tausende|tausenden|millionen|mehrfach|umfangreiche|umfangreichen|grosse zahl|vielzahl`,
      es: source`
        muchos|muchas|mucho|mucha|numerosos|numerosas|multiples|decenas|docenas|cientos|centenares|miles|
        millones|gran numero|infinidad|extensa|extenso|multitud`,
    },
  ],
  [
    'several',
    {
      en: 'several|various|a range of|a variety of|variety|different|diverse|multiple|a number of|varied',
      de: 'mehrere|mehreren|mehrerer|verschiedene|verschiedenen|verschiedener|diverse|diversen|unterschiedliche|unterschiedlichen',
      es: 'varios|varias|diversos|diversas|distintos|distintas|diferentes|variados|variadas',
    },
  ],
  [
    'half',
    {
      en: 'half|halved|halve|halving|halves|50 %|50%|fifty percent',
      de: 'halfte|halbiert|halbierte|halbierung|halb|halbe|halben|halbes|halber|halbieren',
      es: 'mitad|medio|media',
    },
  ],
  ['third', { en: 'third|thirds', de: 'drittel', es: 'tercio|tercios|tercera parte' }],
  ['quarter', { en: 'quarter|quarters', de: 'viertel', es: 'cuarto|cuarta parte' }],
  [
    'double',
    {
      en: 'double|doubled|doubles|doubling|twice|twofold|two-fold',
      de: 'verdoppelt|verdoppelte|verdopplung|verdoppelung|doppelt|doppelte|zweifach|verdoppeln',
      es: 'doble|dobles|duplique|duplico|duplicado|duplicar|duplicacion|duplicando',
    },
  ],
  [
    'triple',
    {
      en: 'triple|tripled|tripling|treble|trebled|threefold|three times',
      de: 'verdreifacht|verdreifachte|verdreifachung|dreifach|dreimal',
      es: 'triple|triplique|triplico|triplicado|triplicar|triplicando',
    },
  ],
  [
    'ten',
    {
      en: 'tenfold|decade|decades',
      de: 'jahrzehnt|jahrzehnte|jahrzehnten|zehnfach',
      es: 'decada|decadas',
    },
  ],
  ['dozen', { en: 'dozen', de: 'dutzend', es: 'docena' }],
  [
    'alone',
    {
      en: 'alone|single-handedly|single-handed|solely|sole|independently|autonomously|on my own|by myself|entirely by myself',
      de: source`
        allein|alleine|alleinig|alleinige|alleiniger|eigenstandig|eigenstandige|selbststandig|selbstandig|
        im alleingang|eigenverantwortlich|eigenverantwortliche`,
      es: 'solo|sola|en solitario|por mi cuenta|yo solo|unico responsable|de forma autonoma|de forma independiente|autonomamente',
    },
  ],
];
