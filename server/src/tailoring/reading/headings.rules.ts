import { ALL_FUNCTION_WORDS } from './function-words.ts';
import { fold, words } from './stem.rules.ts';

/** What a part of a job description tells: what is asked, what helps, what is to be done, what is not asked for, or something else. */
export type Mode = 'must' | 'nice' | 'duty' | 'none' | 'aside';

const HEADINGS: readonly (readonly [Mode, RegExp])[] = [
  [
    'none',
    /\b(do not|don't|dont|doesn't|won't|not) (have to |really )?(need|require|expect|matter)|\bnot (needed|required|necessary)\b|\bnicht (brauchst|brauchen|notig|notwendig|erwarten|erforderlich|mitbringen|konnen|suchen)|\b(brauchst|brauchen|mussen|musst)\b.*\bnicht\b|\bno (te )?(necesitas|hace falta|buscamos|pedimos|exigimos|es necesario|importa|se requiere|pediremos|necesitaras)/,
  ],
  [
    'must',
    /\b(ideal candidate|candidat[oa] ideal|perfil ideal|ideal profile|(das )?wunschprofil|persona ideal|essential criteria|what you('ll| will) (need|bring|have)|(we|you) (expect|need|require)|que esperamos|wir (von dir |von ihnen )?erwarten|erwarten wir|was uns wichtig ist)\b/,
  ],
  [
    'nice',
    /\b(nice|helpful|useful|welcome|hilfreich|knock-?out|puntos|puntua\w*|points|bonus|plus|pluses|desirable|desired|preferred|preferable|advantag\w*|optional|extra|extras|even better|would be|good to have|stand out|bonuspunkte|pluspunkte?|wunschenswert\w*|von vorteil|vorteilhaft|gern gesehen|kann-kriterien|idealerweise|schon ware|ware schon|on top|freuen wir uns|valora\w*|valorable\w*|deseables?|suma\w*|a favor|alegrar\w*|encantar\w*|opcional\w*|ventajas? adicional\w*|preferible\w*|puntos extra|punktest|kur|nice-to-haves?|no excluyente|gustaria|nos gusta)\b/,
  ],
  [
    'aside',
    /\b(benefits?|perks|company description|additional information|further information|weitere informationen|zusatzliche informationen|informacion adicional|unternehmensbeschreibung|descripcion de la empresa|die firma|das unternehmen|oferta|(we|our) offers?|offer you|what you('ll| will)? get|you('ll| will) get|you get|in it for you|in return|rewards?|salary|compensation|pay|about (us|our|the company|the team)|who (we are|are we)|our (story|company|mission|values|culture|team|product|promise|package)|why (join|us|work|you)|how to apply|how we hire|apply|application|process|next steps|contact|equal|diversity|inclusion|legal|small print|privacy|from us|what to expect|you can expect|location|hours|working hours|beneficios|ofrec\w+|condiciones|que te (damos|llevas|espera)|te damos|quienes somos|(sobre|acerca de) (nosotros|nosotras|la empresa)|somos|como (aplicar|postular\w*|inscribir\w*)|inscri\w+|postul\w+|proceso|contacto|nuestr[oa]s?|horario|jornada|salario|contrato|wir (dir |ihnen )?bieten|bieten wir|wir dir|wir ihnen bieten|unser angebot|angebot|dein\w* vorteile|ihre vorteile|vorteile|uber uns|wer wir sind|wer sind wir|das sind wir|wir sind|kontakt|bewerb\w*|gehalt|vergutung|rahmenbedingungen|rahmen|arbeitszeit|eckdaten|bekommst|erhaltst|kriegst|bekommen sie|erwarten kannst|von uns|goodies|freuen|darum|warum|datenschutz|ansprechpartner\w*|por que|que ganas|lo que te)\b/,
  ],
  [
    'duty',
    /\b(what you('ll| will)|you('ll| will)( do| be|$)|will you|responsib\w+|dut(y|ies)|tasks|the (role|job|work|position|day)|job description|(job|role|position) (summary|overview|purpose)|stellenbeschreibung|descripcion del (puesto|cargo|empleo)|your (role|mission|day|impact|job|work|tasks)|day[- ]to[- ]day|typical day|involves?|what you do|accountabilities|main purpose|aufgaben\w*|aufgabengebiet|tatigkeit\w*|erwartet|mission|verantwort\w+|dein (job|alltag|tag|beitrag|einsatz|wirkungskreis)|ihr (alltag|einsatz|wirkungskreis)|machst du|du (machst|tust|bewegst|bewirkst|ubernimmst)|die stelle|funciones|tareas|responsabilidad\w*|haras|tu (mision|rol|dia|trabajo)|el (puesto|rol|trabajo|dia)|mision|actividades|en que consist\w*|vas a|cometidos?|labores|quehaceres|objetivo del puesto|was (du|sie) (bei uns )?tun|was zu tun ist)\b/,
  ],
  [
    'must',
    /\b(must|must-haves?|requir\w+|essentials?|qualifications?|strengths?|cualificaciones|calificaciones|skills?|experience|about you|who you are|you (have|bring|need|are|offer)|what (we need|we're|we are|you bring|makes you)|looking for|profile|background|criteria|person specification|needed|tech stack|profil|anforderungsprofil|mitbring\w*|bringst|bringen sie|du (bist|hast|kannst)|sie (sind|haben|bringen|uberzeugen)|anforderung\w*|voraussetzung\w*|qualifikation\w*|was (du|sie) (brauch\w+|kannst|konnen|haben)|das brauchst du|wen wir suchen|wir (suchen|brauchen|wunschen uns)|suchen wir|kenntnisse|muss|kompetenz\w*|damit uberzeug\w+|dich aus\w*|requisitos?|requerimientos|imprescindibles?|perfil|que (buscamos|necesitas|pedimos|necesitamos|traes|aportas)|lo que (buscamos|pedimos|necesit\w+|traes|aportas)|buscamos|necesitamos|pedimos|necesitas|sobre ti|acerca de ti|conocimientos|formacion|experiencia|competencias|habilidades|aptitudes|aportas|excluyentes?|obligatori[oa]s?|indispensables?|eres|tienes|idiomas|sprachen|languages|technologies|tecnologias|estudios)\b/,
  ],
];

/** What a heading announces; undefined when it does not say. */
export function headingMode(text: string): Mode | undefined {
  const folded = fold(text).replace(/[*_"“”„:]/g, '');
  const modes = HEADINGS.filter(([, cue]) => cue.test(folded)).map(([mode]) => mode);
  // "Desirable, not required" helps; "what you need not bring" is not asked for.
  return modes[0] === 'none' && modes.includes('nice') ? 'nice' : modes[0];
}

const VOCABULARY = new Set(
  words(`strengths cualificaciones calificaciones description information additional company stellenbeschreibung descripción requirement requirements required responsibilities responsibility duties tasks role job position qualifications qualification skills skill experience profile must have haves nice bonus plus plusses desirable desired essential essentials preferred
    benefits perks offer offers offering need needs bring looking expect do doing work day candidate ideal key technical main core minimum basic additional about us we you your our company tech stack education languages optional good great
    aufgaben aufgabe profil anforderungen anforderung anforderungsprofil kenntnisse qualifikation qualifikationen qualifikationsprofil voraussetzungen bieten angebot vorteile erwartet erwarten erwartest bringst mitbringst mitbringen brauchst brauchen suchen wünschen
    vorteil wünschenswert idealerweise aufgabengebiet tätigkeiten verantwortung mission job benefits uns wir technische fachliche persönliche muss kann bekommst freuen darum deine dein ihre ihr machst tust sprachen ausbildung erfahrung
    requisitos requisito requerimientos imprescindible imprescindibles indispensables funciones función tareas responsabilidades perfil ofrecemos ofrece ofrecer buscamos necesitamos pedimos valorable valorables valorará valora deseable deseables beneficios
    condiciones técnicos técnico conocimientos experiencia formación competencias habilidades excluyentes excluyente harás aportas traes misión puesto principales mínimos mínimo adicionales idiomas nosotros sobre puntos extra obligatorios obligatorio`),
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
