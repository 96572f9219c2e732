import type { LetterAsk } from '@sastre/shared-contracts/api';
import { fold, pattern, sentencesOf } from '@sastre/reading';

/** That the application is to say it. Folded, as all here. */
const TELL = pattern('u')`
  (?<!\p{L})(?:
    please|includ(?:e|ing)|state|stating|send|indicate|indicating|tell us|let us know|along with|together with|share|
    specify|quote|mention(?:ing)?|outlin(?:e|ing)|with (?:your|details of your)|
    bitte|angabe|inkl(?:usive)?|nenn(?:e|en|st)|teil(?:e|en)|sende[nt]?|schick(?:e|en|st)?|angeben|gib|geben sie|mit (?:ihrer|deiner|ihrem|deinem)|
    samt|verrat(?:e|en)|
    indica(?:r|ndo|nos)?|indique(?:n|nos)?|envia(?:r|nos|ndo)?|envie(?:n|nos)?|incluye(?:ndo)?|incluya(?:n)?|incluir|menciona(?:r|ndo)?|
    adjunta(?:r|ndo)?|senala(?:r|ndo)?|dinos|con (?:tu|su|sus|tus)|junto con
  )(?!\p{L})`;
const NOT = pattern('u')`
  (?<!\p{L})(?:
    no need|not need|do not|don't|without|not required|ohne|nicht (?:notig|notwendig|erforderlich)|kein\p{L}{0,2}|
    no (?:es necesario|hace falta|indiques|incluyas)|sin
  )(?!\p{L})`;
const ASKED: readonly (readonly [LetterAsk, RegExp])[] = [
  [
    'salary',
    pattern('u')`
      (?<!\p{L})(?:
        (?:salary|pay|compensation|wage)(?: and benefits)? (?:expectations?|requirements?|wish|range you expect)|
        (?:expected|desired|current|target) (?:salary|compensation|pay)|
        (?:gehalts|lohn|vergutungs|einkommens)(?:vorstellung(?:en)?|wunsch(?:es|e)?|erwartung(?:en)?)|
        (?:pretension(?:es)?|expectativas?|aspiracion(?:es)?) (?:salarial(?:es)?|economicas?|de salario|de sueldo)|
        salario (?:deseado|esperado|pretendido)
      )(?!\p{L})`,
  ],
  [
    'start-date',
    pattern('u')`
      (?<!\p{L})(?:
        (?:earliest|possible|preferred|desired|your) (?:possible )?start(?:ing)? dates?|
        when (?:you|could you|can you) (?:can |could |would be able to )?start|your (?:availability|notice period)|
        (?:eintritts|start|einstiegs)(?:termin|datum|terminen?)s?|moglichen eintritt(?:s)?|
        wann (?:sie|du) (?:\S{1,15} )?(?:anfangen|starten|beginnen|loslegen)|kundigungsfrist|
        fecha (?:posible )?de incorporacion|disponibilidad (?:de|para(?: la)?) (?:incorporacion|incorporarte|incorporarse)|
        cuando (?:podrias?|puedes?) (?:empezar|incorporarte|incorporarse|comenzar)
      )(?!\p{L})`,
  ],
];
const LONGEST = 600;

/** What an ad wants the letter to tell that no CV holds. Nobody but its writer can say it. */
export function readLetterAsks(jobText: string): LetterAsk[] {
  const sentences = jobText
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .map((sentence) => fold(sentence.slice(0, LONGEST)))
    .filter((sentence) => TELL.test(sentence) && !NOT.test(sentence));
  return ASKED.filter(([, asked]) => sentences.some((sentence) => asked.test(sentence))).map(
    ([ask]) => ask,
  );
}
