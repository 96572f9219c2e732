import type { Language } from '@sastre/shared-contracts/api';

/** A sentence with places: `{company}`. */
type Sentence = string;

/** The sentences of letters in one language; of several, one is chosen per letter. `{Where}` is `{where}` with a capital. */
export interface Phrases {
  /** `{where}`: at a company; freelance after "worked"; freelance before "I did". */
  where: readonly [company: Sentence, worked: Sentence, did: Sentence];
  /** `{time}`: at a company, and freelance. */
  time: readonly [company: Sentence, freelance: Sentence];
  greeting: Sentence;
  /** With and without the position's name. */
  apply: readonly Sentence[];
  applyUnnamed: readonly Sentence[];
  now: Sentence;
  nowUndated: Sentence;
  last: Sentence;
  lastUndated: Sentence;
  before: Sentence;
  earlier: Sentence;
  /** When it cannot be told that it was before. */
  besides: Sentence;
  /** An achievement that reads on from "I", and one that is quoted as it stands. */
  did: readonly Sentence[];
  alsoDidThere: readonly Sentence[];
  alsoDid: readonly Sentence[];
  quoted: readonly Sentence[];
  alsoQuoted: readonly Sentence[];
  answers: readonly Sentence[];
  skills: readonly Sentence[];
  languages: readonly Sentence[];
  studies: Sentence;
  studiesWithoutField: Sentence;
  closing: readonly Sentence[];
  goodbye: string;
  and: string;
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    where: ['at {at}', 'freelance', 'as a freelancer'],
    time: ['my time at {at}', 'my freelance work'],
    greeting: 'Dear {company} team,',
    apply: [
      'I would like to apply for the position of {position} at {company}.',
      'I am writing to apply for the role of {position} at {company}.',
      'Please find here my application for the role of {position} at {company}.',
    ],
    applyUnnamed: [
      'I would like to apply for the position that you have open at {company}.',
      'I am writing about the role that you have open at {company}.',
    ],
    now: 'I have worked {where} as {as} since {since}.',
    nowUndated: 'I work {where} as {as}.',
    last: 'Until {until} I worked {where} as {as}.',
    lastUndated: 'I have worked {where} as {as}.',
    before: 'Before that I worked {where} as {as}.',
    earlier: 'Earlier I worked {where} as {as}.',
    besides: 'I have also worked {where} as {as}.',
    did: ['{Where} I {did}.', 'During {time} I {did}.'],
    alsoDidThere: ['I also {did}.', 'In the same job I {did}.'],
    alsoDid: ['{Where} I {did}.', 'And {where} I {did}.'],
    quoted: ['This is from {time}: {quote}.', 'Here is a line about {time}: {quote}.'],
    alsoQuoted: ['And from {time}: {quote}.'],
    answers: [
      'From your list I bring {list}.',
      'Of what you are looking for, I have {list} to offer.',
    ],
    skills: ['What I would bring with me includes {list}.', 'I can bring {list} with me.'],
    languages: ['I speak {list}.'],
    studies: 'I studied {field} at {at} ({degree}).',
    studiesWithoutField: 'I studied at {at} ({degree}).',
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
      'Les escribo para presentar mi candidatura al puesto de {position} en {company}.',
      'He leído su oferta para el puesto de {position} en {company} y me gustaría presentarme.',
    ],
    applyUnnamed: [
      'Les escribo para presentar mi candidatura al puesto que ofrecen en {company}.',
      'He leído su oferta de trabajo en {company} y me gustaría presentarme.',
    ],
    now: 'Desde {since} trabajo {where} como {as}.',
    nowUndated: 'Actualmente trabajo {where} como {as}.',
    last: 'Hasta {until} trabajé {where} como {as}.',
    lastUndated: 'He trabajado {where} como {as}.',
    before: 'Antes trabajé {where} como {as}.',
    earlier: 'Y con anterioridad, {where} como {as}.',
    besides: 'También he trabajado {where} como {as}.',
    did: ['{Where} {did}.', 'Durante {time} {did}.'],
    alsoDidThere: ['También {did}.', 'Allí además {did}.'],
    alsoDid: ['Y {where} {did}.', '{Where} {did}.'],
    quoted: ['Un ejemplo de {time}: {quote}.', 'De {time} quiero mostrar un ejemplo: {quote}.'],
    alsoQuoted: ['Y otro, de {time}: {quote}.'],
    answers: ['De lo que piden, aporto {list}.', 'De lo que buscan, puedo ofrecer {list}.'],
    skills: ['Lo que puedo aportar incluye {list}.', 'Puedo aportar {list}.'],
    languages: ['Hablo {list}.'],
    studies: 'Estudié {field} en {at} ({degree}).',
    studiesWithoutField: 'Estudié en {at} ({degree}).',
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
      'ich bewerbe mich bei {company} um die Stelle „{position}“.',
      'gerne möchte ich mich auf Ihre Stelle „{position}“ bei {company} bewerben.',
    ],
    applyUnnamed: [
      'ich bewerbe mich um die Stelle, die Sie bei {company} ausgeschrieben haben.',
      'gerne möchte ich mich auf Ihre Anzeige bei {company} bewerben.',
    ],
    now: 'Seit {since} arbeite ich {where} als {as}.',
    nowUndated: 'Derzeit arbeite ich {where} als {as}.',
    last: 'Bis {until} habe ich {where} als {as} gearbeitet.',
    lastUndated: 'Ich habe {where} als {as} gearbeitet.',
    before: 'Davor war ich {where} als {as} tätig.',
    earlier: 'Zuvor war ich {where} als {as} tätig.',
    besides: 'Außerdem habe ich {where} als {as} gearbeitet.',
    did: ['Aus {time}: {did}.'],
    alsoDidThere: ['Ebenfalls dort: {did}.'],
    alsoDid: ['Und {where}: {did}.'],
    quoted: [
      'Ein Beispiel aus {time}: {quote}.',
      'Was ich {where} gemacht habe, zeigt dieses Beispiel: {quote}.',
    ],
    alsoQuoted: ['Und {where}: {quote}.'],
    answers: [
      'Aus Ihrer Liste bringe ich {list} mit.',
      'Von dem, was Sie suchen, kann ich {list} bieten.',
    ],
    skills: ['Mitbringen würde ich unter anderem {list}.', 'Ich kann {list} mitbringen.'],
    languages: ['Ich spreche {list}.'],
    studies: 'Meine Ausbildung: {degree}, {field} ({at}).',
    studiesWithoutField: 'Meine Ausbildung: {degree} ({at}).',
    closing: [
      'Gerne erzähle ich Ihnen in einem Gespräch mehr. Daten und Einzelheiten stehen in meinem Lebenslauf; fragen Sie mich nach jeder Zeile.',
      'Über ein Gespräch würde ich mich freuen. Die Einzelheiten finden Sie in meinem Lebenslauf.',
    ],
    goodbye: 'Freundliche Grüße',
    and: 'und',
  },
};
