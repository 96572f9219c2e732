import type { PartKind } from './headings.data.ts';
import { named } from './named.ts';
import { folded } from './words.rules.ts';

/** What a heading that speaks begins with, or says of the person: "What I can do", "Wo ich gelernt habe". */
const SPEAKING = new Set(
  named(`
    what | where | how | who | why | when | i | me | ive | im | we |
    was | wo | wie | wer | wann | wofur | womit | ich | mich | mir | das |
    que | donde | como | quien | cuando | cual | lo | yo | soy | he | se |
    ce | ou | comment | qui | quand | je | j | moi | suis |
    cosa | dove | come | chi | quando | io | sono | cio | ho |
    o | onde | quem | eu | sou | gdzie | jak | kim | czego | co
  `),
);

/** Beginnings of words by which such a heading is told; the first that fits holds. */
const SAID: readonly (readonly [readonly string[], PartKind])[] = [
  [
    named(`
      who i am | who am i | wer ich bin | wer bin ich | das bin ich | quien soy | quem sou | quem eu sou |
      qui je suis | qui suis je | chi sono | kim jestem | lo que soy | soy yo | que soy
    `),
    'summary',
  ],
  [
    named(`
      reach | contact | get hold of | find me | call me | write to me | erreich | find | kontakt |
      localiz | encontr | joindre | trouver | contatt | raggiung | trovar | znalez
    `),
    'contact',
  ],
  [
    named(
      `speak | sprech | spreche | hablo | hablar | parle | parler | parlo | falo | falar | mowie`,
    ),
    'languages',
  ],
  [
    named(`
      learn | studied | study | graduat | trained | went to school | gelernt | lernte | studiert | zur schule | ausgebildet |
      estudi | aprend | formado | forme | etudi | appris | studiat | imparat | formato | estudei | aprendi | uczyl | studiow
    `),
    'education',
  ],
  [
    named(`
      good at | can do | i can | can offer | i offer | i bring | i know | am able | strong at | best at | do best | kann | konnen |
      work with | use every | ich arbeite mit | con lo que trabajo | con que trabajo | travaille avec | lavoro con |
      biete | mitbring | beherrsch | se hacer | que se | ofrezco | aporto | domino | sais faire | je sais | propose | apporte |
      so fare | che so | offro | porto | sei fazer | que sei | ofereco | umiem | potrafie | oferuje
    `),
    'skills',
  ],
  [
    named(`
      worked | work | have done | ive done | did | been | taught | have made | employ | earned | served | gearbeitet | arbeite |
      gemacht | getan | gewirkt | tatig | war | trabaj | hecho | ensenad | ejercid | estado | travaill | ai fait | enseigne | exerce |
      lavor | fatto | insegnat | trabalh | fiz | pracow | robil
    `),
    'work',
  ],
];
const [LEAST_WORDS, MOST_WORDS] = [2, 7];

/** What a heading that speaks in the first person, or asks, is about; undefined for all else. */
export function spokenKindOf(text: string): PartKind | undefined {
  if (/[\d@.,;|/()]/.test(text) || !/^\p{Lu}/u.test(text)) return undefined;
  const name = folded(text);
  const words = name.split(' ');
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return undefined;
  if (!SPEAKING.has(words[0] ?? '') && !words.slice(1).some((word) => SELF.has(word)))
    return undefined;
  const kind = SAID.find(([stems]) => stems.some((stem) => ` ${name}`.includes(` ${stem}`)))?.[1];
  // How somebody works is no list of jobs.
  return HOW.has(words[0] ?? '') && kind !== 'contact' ? undefined : kind;
}

const HOW = new Set(named(`how | wie | como | comment | come | jak`));

/** Behind another word, the speaker alone is enough: "Languages I speak", "Wenn ich nicht arbeite". */
const SELF = new Set(named(`i | ive | ich | yo | je | io | eu`));
