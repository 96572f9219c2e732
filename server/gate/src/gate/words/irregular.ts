import type { Language } from '@sastre/shared-contracts/api';
import { source } from '@sastre/reading';

const table = (text: string): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [base = '', ...forms] of text
    .trim()
    .split(/\s*;\s*/)
    .map((row) => row.split(' ')))
    for (const form of forms) found.set(form, [...(found.get(form) ?? []), base]);
  return found;
};

/** English verbs with their past and participle, where these are no other word of a CV. */
const ENGLISH =
  table(`become became; begin began begun; bend bent; bind bound; blow blew blown; break broke broken; breed bred;
bring brought; build built; buy bought; catch caught; choose chose chosen;
  come came; creep crept; deal dealt; dig dug; do did done; draw drew drawn; drive drove driven; eat ate eaten;
  fall fell fallen; feed fed; feel felt; fight fought; find found; flee fled; fly flew flown;
  forbid forbade forbidden;
  forget forgot forgotten; freeze froze frozen; get got gotten; give gave given; go went gone; grind ground;
  grow grew grown; hang hung; hear heard; hide hid hidden; hold held; keep kept; know knew known; lay laid; lead led;
  learn learnt; leave left; lend lent; light lit; lose lost; make made; mean meant; meet met; overcome overcame;
  oversee oversaw overseen; pay paid; rebuild rebuilt; redo redid redone; rewrite rewrote rewritten; ride rode ridden;
  ring rang rung; rise rose risen; run ran; say said; see saw seen; seek sought; sell sold; send sent; sew sewn;
  shake shook shaken; shoot shot; show shown; shrink shrank shrunk; sing sang sung; sink sank sunk; sit sat;
  speak spoke spoken; spell spelt; spend spent; spin spun; stand stood; steal stole stolen; stick stuck;
  strike struck; string strung; swear swore sworn; sweep swept; swim swam swum; take took taken; teach taught;
  tear tore torn;
  tell told; think thought; throw threw thrown; undergo underwent undergone; understand understood;
  undertake undertook undertaken; uphold upheld; wake woke woken; wear wore worn; weave wove woven; weld welded;
  win won; wind wound;
  withdraw withdrew withdrawn; write wrote written`);

/** Roots of German strong verbs: of the infinitive, the past and the participle. */
const GERMAN =
  `back buk back; befehl befahl befohl; beginn begann begonn; beiss biss biss; bieg bog bog; biet bot bot;
bind band bund; bitt bat bet; bleib blieb blieb; brat briet brat; brech brach broch; brenn brannt brannt;
  bring bracht bracht; denk dacht dacht; dring drang drung; empfehl empfahl empfohl; fahr fuhr fahr; fall fiel fall;
  fang fing fang; find fand fund; flecht flocht flocht; flieg flog flog; fliess floss floss; fress frass fress;
  geb gab geb; geh ging gang; gelt galt golt; gewinn gewann gewonn; giess goss goss; grab grub grab;
  greif griff griff; halt hielt halt; häng hing hang; heb hob hob; heiss hiess heiss; helf half holf;
  kenn kannt kannt;
  kling klang klung; komm kam komm; lad lud lad; lass liess lass; lauf lief lauf; leid litt litt; leih lieh lieh;
  les las les; lieg lag leg; mahl mahlt mahl; meid mied mied; mess mass mess; nehm nahm nomm; nenn nannt nannt;
  pfeif pfiff pfiff; rat riet rat; reib rieb rieb; reiss riss riss; reit ritt ritt; renn rannt rannt; ruf rief ruf;
  schaff schuf schaff; scheid schied schied; schein schien schien; schieb schob schob; schiess schoss schoss;
  schlaf schlief schlaf; schlag schlug schlag; schleif schliff schliff; schliess schloss schloss;
  schneid schnitt schnitt; schreib schrieb schrieb; schweig schwieg schwieg; schweiss schweisst schweisst;
  schwimm schwamm schwomm;
  seh sah seh; send sandt sandt; sing sang sung; sink sank sunk; sitz sass sess; sprech sprach sproch;
  spring sprang sprung; steh stand stand; steig stieg stieg; sterb starb storb; stoss stiess stoss;
  streich strich strich;
  streit stritt stritt; trag trug trag; treff traf troff; treib trieb trieb; tret trat tret; tu tat ta;
  verlier verlor verlor; vergess vergass vergess; wachs wuchs wachs; wasch wusch wasch; weis wies wies;
  wend wandt wandt;
  werb warb worb; werf warf worf; wieg wog wog; wind wand wund; wiss wusst wusst; zieh zog zog; zwing zwang zwung`
    .trim()
    .split(/\s*;\s*/)
    .map((row) => row.split(' '));
const ROOTS = new Map<string, Set<string>>();
for (const [base = '', past = '', participle = ''] of GERMAN)
  for (const [root, kind] of [
    [past, 'past'],
    [participle, 'participle'],
  ] as const) {
    const key = `${kind} ${root}`;
    ROOTS.set(key, (ROOTS.get(key) ?? new Set()).add(base));
  }
const PREFIX = source`
  (?:
    ab|an|auf|aus|bei|dar|durch|ein|fest|fort|frei|heraus|her|hin|hinzu|mit|nach|neu|statt|teil|um|vor|voran|
    weg|weiter|wieder|zu|zurück|zusammen|be|ent|er|ver|zer|über|unter|hinter|miss|wahr|bereit|unterbe|vorbe
  )?`;
const PAST = new RegExp(`^(${PREFIX})(\\p{L}{2,7}?)(?:e|en|st|t)?$`, 'u');
const PARTICIPLE = new RegExp(`^(${PREFIX})(?:ge)?(\\p{L}{2,7}?)(?:en|t)(?:e[mnrs]?)?$`, 'u');

function germanBases(word: string): string[] {
  const plain = word.replaceAll('ß', 'ss');
  const [past, participle] = [PAST.exec(plain), PARTICIPLE.exec(plain)];
  return [
    ...(past === null ? [] : basesOf('past', past)),
    ...(participle === null ? [] : basesOf('participle', participle)),
  ];
}

function basesOf(kind: string, [, prefix = '', root = '']: RegExpExecArray): string[] {
  return [...(ROOTS.get(`${kind} ${root}`) ?? [])].map((base) => `${prefix}${base}en`);
}

/** Spanish pasts and first persons that their infinitive does not show, by their roots. */
const SPANISH: readonly (readonly [RegExp, string])[] = [
  [/^(.*)tuv(?:e|o|imos|ieron)$/, 'tener'],
  [/^(.*)pus(?:e|o|imos|ieron)$/, 'poner'],
  [/^(.*)puest[oa]s?$/, 'poner'],
  [/^(.*)vin(?:e|o|imos|ieron)$/, 'venir'],
  [/^(.*)hic(?:e|imos|ieron)$|^(.*)hizo$/, 'hacer'],
  [/^(.*)hech[oa]s?$/, 'hacer'],
  [/^(.*)dij(?:e|o|imos|eron)$/, 'decir'],
  [/^(.*)traj(?:e|o|imos|eron)$/, 'traer'],
  [/^(.*)quis(?:e|o|imos|ieron)$/, 'querer'],
  [/^(.*)escrit[oa]s?$/, 'escribir'],
  [/^(.*)abiert[oa]s?$/, 'abrir'],
  [/^(.*)cubiert[oa]s?$/, 'cubrir'],
  [/^(.*)vuelt[oa]s?$/, 'volver'],
  [/^(.*)suelt[oa]s?$/, 'solver'],
  [/^(.*)vist[oa]s?$/, 'ver'],
  [/^(.*)rot[oa]s?$/, 'romper'],
];
/** Spanish verbs that turn an e of their root into an i: pedir, pidió. */
const SOFT =
  /^(.*)(pid|sirv|sig|sigu|mid|repit|elig|elij|corrig|corrij|vist|consig|consigu|despid|impid|compit|rig|rij)(?:o|e|es|en|ió|ieron|iendo|ía|a|an)$/;
const HARD: Readonly<Record<string, string>> = {
  pid: 'pedir',
  sirv: 'servir',
  sig: 'seguir',
  sigu: 'seguir',
  mid: 'medir',
  repit: 'repetir',
  elig: 'elegir',
  elij: 'elegir',
  corrig: 'corregir',
  corrij: 'corregir',
  vist: 'vestir',
  consig: 'conseguir',
  consigu: 'conseguir',
  despid: 'despedir',
  impid: 'impedir',
  compit: 'competir',
  rig: 'regir',
  rij: 'regir',
};

function spanishBases(word: string): string[] {
  const strong = SPANISH.flatMap(([pattern, base]) => {
    const found = pattern.exec(word);
    return found === null ? [] : [`${found[1] ?? found[2] ?? ''}${base}`];
  });
  const soft = SOFT.exec(word);
  return soft === null ? strong : [...strong, `${soft[1]}${HARD[soft[2] ?? '']}`];
}

/** Infinitives of which a word, in lower case, is an irregular form. */
export function basesIrregular(word: string, language: Language): readonly string[] {
  if (language === 'en') return ENGLISH.get(word) ?? [];
  return language === 'de' ? germanBases(word) : spanishBases(word);
}
