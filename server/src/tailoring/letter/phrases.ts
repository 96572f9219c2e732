import type { Language } from '@sastre/shared-contracts/api';

/** Words with places: `{company}`. */
type Words = string;

/**
 * What letters say in one language; of several ways, one is chosen per letter. Each paragraph is one sentence that speaks to the
 * company: clauses (small first letter, no full stop) follow a head, so that no two letters share more than greeting and closing.
 */
export interface Phrases {
  /** `{where}`: at a company; freelance after "worked"; freelance before "I did". */
  where: readonly [company: Words, worked: Words, did: Words];
  /** `{time}`: at a company, and freelance. */
  time: readonly [company: Words, freelance: Words];
  greeting: Words;
  /** With and without the position's name; the career follows. */
  apply: readonly Words[];
  applyUnnamed: readonly Words[];
  now: Words;
  nowUndated: Words;
  last: Words;
  lastUndated: Words;
  before: Words;
  earlier: Words;
  /** When it cannot be told that it was before. */
  besides: Words;
  /** An achievement that reads on from "I", and one that is quoted as it stands. */
  did: readonly Words[];
  alsoDidThere: readonly Words[];
  alsoDid: readonly Words[];
  quoted: readonly Words[];
  alsoQuoted: readonly Words[];
  /** The head of a paragraph that tells of earlier stations, and of one that tells what is left. */
  stations: readonly Words[];
  also: readonly Words[];
  answers: readonly Words[];
  skills: readonly Words[];
  languages: Words;
  studies: Words;
  studiesWithoutField: Words;
  closing: readonly Words[];
  goodbye: string;
  and: string;
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    where: ['at {at}', 'freelance', 'as a freelancer'],
    time: ['my time at {at}', 'my freelance work'],
    greeting: 'Dear {company} team,',
    apply: [
      'I would like to apply for the position of {position} at {company}',
      'I am writing to apply for the role of {position} at {company}',
      'please find here my application for the role of {position} at {company}',
    ],
    applyUnnamed: [
      'I would like to apply for the position that you have open at {company}',
      'I am writing about the role that you have open at {company}',
    ],
    now: 'since {since} I have worked {where} as {as}',
    nowUndated: 'I work {where} as {as}',
    last: 'until {until} I worked {where} as {as}',
    lastUndated: 'I have worked {where} as {as}',
    before: 'before that I worked {where} as {as}',
    earlier: 'earlier still I worked {where} as {as}',
    besides: 'I have also worked {where} as {as}',
    did: [
      'what I would tell {company} about first: {where} I {did}',
      'one thing from {time} that I would bring to {company} is that I {did}',
      'if I could show {company} one piece of my work, it would be this: {where} I {did}',
    ],
    alsoDidThere: ['there I also {did}', 'in the same job I {did}'],
    alsoDid: ['{where} I {did}', 'during {time} I {did}'],
    quoted: [
      'this is from {time}, and I would show it to {company} first: {quote}',
      'from {time} I would tell {company} about this: {quote}',
    ],
    alsoQuoted: ['from {time}: {quote}'],
    stations: ['what I would also bring to {company}: {clauses}'],
    also: ['{company} may want to know one more thing: {clauses}'],
    answers: [
      'of what you are looking for at {company}, I have {list} to offer',
      'from the list that {company} has drawn up I bring {list}',
      'where {company} asks for {list}, I can say yes',
    ],
    skills: [
      'what I would bring to {company} includes {list}',
      'among the things that I can bring to {company} are {list}',
    ],
    languages: 'I speak {list}',
    studies: 'I studied {field} at {at} ({degree})',
    studiesWithoutField: 'I studied at {at} ({degree})',
    closing: [
      'I would be glad to talk with you about the role. My CV has the dates and the details; ask me about any line in it.',
      'If this sounds useful to you, I would be happy to meet and go through it in more detail.',
      'I would welcome the chance to talk, and to hear more about the work from you. The details are in my CV.',
    ],
    goodbye: 'Kind regards,',
    and: 'and',
  },
  es: {
    where: ['en {at}', 'por cuenta propia', 'por cuenta propia'],
    time: ['mi etapa en {at}', 'mi trabajo por cuenta propia'],
    greeting: 'Estimado equipo de {company}:',
    apply: [
      'les escribo para presentar mi candidatura al puesto de {position} en {company}',
      'he leído su oferta para el puesto de {position} en {company} y me gustaría presentarme',
    ],
    applyUnnamed: [
      'les escribo para presentar mi candidatura al puesto que ofrecen en {company}',
      'he leído su oferta de trabajo en {company} y me gustaría presentarme',
    ],
    now: 'desde {since} trabajo {where} como {as}',
    nowUndated: 'actualmente trabajo {where} como {as}',
    last: 'hasta {until} trabajé {where} como {as}',
    lastUndated: 'he trabajado {where} como {as}',
    before: 'antes trabajé {where} como {as}',
    earlier: 'con anterioridad, {where} como {as}',
    besides: 'también he trabajado {where} como {as}',
    did: [
      'lo primero que contaría en {company}: {where} {did}',
      'si pudiera mostrar una sola cosa en {company}, sería esta: {where} {did}',
    ],
    alsoDidThere: ['allí además {did}', 'en el mismo puesto {did}'],
    alsoDid: ['{where} {did}', 'durante {time} {did}'],
    quoted: [
      'de {time} mostraría en {company} un ejemplo: {quote}',
      'lo primero que contaría en {company} es de {time}: {quote}',
    ],
    alsoQuoted: ['otro más, de {time}: {quote}'],
    stations: ['lo que también aportaría en {company}: {clauses}'],
    also: ['una cosa más que puede interesar en {company}: {clauses}'],
    answers: [
      'de lo que piden en {company}, aporto {list}',
      'de lo que buscan en {company}, puedo ofrecer {list}',
    ],
    skills: [
      'lo que puedo aportar en {company} incluye {list}',
      'en {company} podría aportar, entre otras cosas, {list}',
    ],
    languages: 'hablo {list}',
    studies: 'estudié {field} en {at} ({degree})',
    studiesWithoutField: 'estudié en {at} ({degree})',
    closing: [
      'Me gustaría hablar con ustedes sobre el puesto. Las fechas y los detalles están en mi currículum; pregúntenme por cualquier línea.',
      'Si les encaja, podemos vernos y verlo con más detalle cuando quieran.',
    ],
    goodbye: 'Un saludo cordial,',
    and: 'y',
  },
  de: {
    where: ['bei {at}', 'freiberuflich', 'freiberuflich'],
    time: ['meiner Zeit bei {at}', 'meiner freiberuflichen Arbeit'],
    greeting: 'Guten Tag,',
    apply: [
      'ich bewerbe mich bei {company} um die Stelle „{position}“',
      'gerne möchte ich mich auf Ihre Stelle „{position}“ bei {company} bewerben',
    ],
    applyUnnamed: [
      'ich bewerbe mich um die Stelle, die Sie bei {company} ausgeschrieben haben',
      'gerne möchte ich mich auf Ihre Anzeige bei {company} bewerben',
    ],
    now: 'seit {since} arbeite ich {where} als {as}',
    nowUndated: 'derzeit arbeite ich {where} als {as}',
    last: 'bis {until} habe ich {where} als {as} gearbeitet',
    lastUndated: 'ich habe {where} als {as} gearbeitet',
    before: 'davor war ich {where} als {as} tätig',
    earlier: 'zuvor war ich {where} als {as} tätig',
    besides: 'außerdem habe ich {where} als {as} gearbeitet',
    did: ['was ich bei {company} zuerst erzählen würde, ist aus {time}: {did}'],
    alsoDidThere: ['ebenfalls dort: {did}'],
    alsoDid: ['{where}: {did}'],
    quoted: [
      'was ich bei {company} zuerst erzählen würde, ist aus {time}: {quote}',
      'ein Beispiel aus {time}, das auch bei {company} zählen kann: {quote}',
    ],
    alsoQuoted: ['{where}: {quote}'],
    stations: ['was ich bei {company} außerdem einbringen würde: {clauses}'],
    also: ['auch das kann bei {company} von Interesse sein: {clauses}'],
    answers: [
      'von dem, was Sie bei {company} suchen, kann ich {list} bieten',
      'aus der Liste, die {company} nennt, bringe ich {list} mit',
    ],
    skills: [
      'bei {company} würde ich unter anderem {list} einbringen',
      'mitbringen würde ich bei {company} unter anderem {list}',
    ],
    languages: 'ich spreche {list}',
    studies: 'meine Ausbildung ist {degree}, {field} ({at})',
    studiesWithoutField: 'meine Ausbildung ist {degree} ({at})',
    closing: [
      'Gerne erzähle ich Ihnen in einem Gespräch mehr. Daten und Einzelheiten stehen in meinem Lebenslauf; fragen Sie mich nach jeder Zeile.',
      'Über ein Gespräch würde ich mich freuen. Die Einzelheiten finden Sie in meinem Lebenslauf.',
    ],
    goodbye: 'Freundliche Grüße',
    and: 'und',
  },
};
