import { oncePerText } from '@sastre/shared-once';
import { ALL_FUNCTION_WORDS } from '../words/function-words.ts';
import { modeByGrammar } from './heading-grammar.rules.ts';
import { HEADING_CUES, type Announced } from './heading-cues.ts';
import { fold, words } from '../words/stem.rules.ts';

/** What a part of a job description tells: what is asked, what helps, what is to be done, what is not asked for, or something else. */
export type Mode = 'must' | 'nice' | 'duty' | 'none' | 'aside';

const MODES: Record<Announced, Mode> = {
  ...{ none: 'none', nice: 'nice', someNice: 'nice', must: 'must', someMust: 'must' },
  ...{ sureDuty: 'duty', duty: 'duty', aside: 'aside' },
};
/** "Not required, but great": it helps after all. */
const YET = /\b(?:but|aber|pero|though|aunque)\b/;

const MOST_HEADINGS = 1_000;

/** What a heading announces; undefined when it does not say. Many rules ask it of the same lines. */
export const headingMode = oncePerText(MOST_HEADINGS, (text): Mode | undefined => {
  const folded = fold(text)
    .replace(/[*"“”„:]/g, '')
    .replace(/_+/g, ' ')
    .trim();
  const [first, ...others] = HEADING_CUES.filter(([, cue]) => cue.test(folded)).map(
    ([announced]) => MODES[announced],
  );
  // "Desirable, not required" helps; "what you need not bring" is not asked for.
  return first === 'none' && (others.includes('nice') || YET.test(folded))
    ? 'nice'
    : (first ?? modeByGrammar(folded));
});

const VOCABULARY = new Set(
  words(`soft hard professional personal strengths cualificaciones calificaciones description information additional company
stellenbeschreibung descripción requirement requirements required responsibilities responsibility duties tasks role
job position qualifications qualification skills skill experience profile must have haves nice bonus plus plusses
desirable desired essential essentials preferred
    benefits perks offer offers offering need needs bring looking expect do doing work day candidate ideal key
    technical main core minimum basic additional about us we you your our company tech stack education languages
    optional good great
    aufgaben aufgabe profil anforderungen anforderung anforderungsprofil kenntnisse qualifikation qualifikationen
    qualifikationsprofil voraussetzungen bieten angebot vorteile erwartet erwarten erwartest bringst mitbringst
    mitbringen brauchst brauchen suchen wünschen
    vorteil wünschenswert idealerweise aufgabengebiet tätigkeiten verantwortung mission job benefits uns wir
    technische fachliche persönliche muss kann bekommst freuen darum deine dein ihre ihr machst tust sprachen
    ausbildung erfahrung
    requisitos requisito requerimientos imprescindible imprescindibles indispensables funciones función tareas
    responsabilidades perfil ofrecemos ofrece ofrecer buscamos necesitamos pedimos valorable valorables valorará
    valora deseable deseables beneficios
    condiciones estudios mínima mínimas técnicos técnico conocimientos experiencia formación competencias habilidades excluyentes excluyente
    harás aportas traes misión puesto principales mínimos mínimo adicionales idiomas nosotros sobre puntos extra
    obligatorios obligatorio`),
);

/** True for a line of nothing but words of headings: "Requirements and skills", "Das bringst du mit". */
export function isPureHeading(text: string): boolean {
  const own = words(text);
  return (
    own.length > 0 &&
    own.length <= 6 &&
    headingMode(text) !== undefined &&
    own.every((word) => VOCABULARY.has(word) || ALL_FUNCTION_WORDS.has(word))
  );
}
