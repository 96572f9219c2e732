import type { Phrases } from '../phrases.ts';

export const GERMAN: Phrases = {
  where: ['bei {at}', 'freiberuflich', 'in freiberuflicher Arbeit'],
  whereAs: 'als {as} bei {at}',
  greeting: 'Guten Tag,',
  // The letter goes on behind its greeting with a small letter.
  apply: [
    'ich bewerbe mich bei {company} um die Stelle „{position}“.',
    'gerne möchte ich mich auf Ihre Stelle „{position}“ bei {company} bewerben.',
    'hiermit bewerbe ich mich um die Stelle „{position}“ bei {company}.',
  ],
  applyUnnamed: [
    'ich bewerbe mich um die Stelle, die Sie bei {company} ausgeschrieben haben.',
    'gerne möchte ich mich auf Ihre Anzeige bei {company} bewerben.',
  ],
  now: ['Seit {since} arbeite ich {where} als {as}.', 'Ich arbeite seit {since} {where} als {as}.'],
  nowUndated: 'Derzeit arbeite ich {where} als {as}.',
  last: [
    'Bis {until} habe ich {where} als {as} gearbeitet.',
    'Ich habe bis {until} {where} als {as} gearbeitet.',
  ],
  lastUndated: 'Ich habe {where} als {as} gearbeitet.',
  before: 'Davor war ich {where} als {as} tätig.',
  besides: 'Außerdem habe ich {where} als {as} gearbeitet.',
  linkDid: [
    'In Ihrer Anzeige nennen Sie {asked}; {where} {did}.',
    'Sie nennen {asked} in Ihrer Anzeige, und {where} {did}.',
  ],
  linkTask: [
    'In Ihrer Anzeige nennen Sie {asked}; zu meinen Aufgaben {where} {verb} {task}.',
    'Sie nennen {asked} in Ihrer Anzeige, und zu meinen Aufgaben {where} {verb} {task}.',
  ],
  did: ['{where} {did}.'],
  task: ['Zu meinen Aufgaben {where} {verb} {task}.'],
  didThere: 'Ebenfalls dort {did}.',
  taskThere: 'Zu meinen Aufgaben dort {verb} auch {task}.',
  taskVerbs: ['gehörte', 'gehörten', 'gehört', 'gehören'],
  skills: [
    'Von dem, was Ihre Anzeige nennt, finden Sie {list} auch in meinem Lebenslauf.',
    'Aus Ihrer Anzeige finden Sie {list} auch in meinem Lebenslauf.',
  ],
  ownSkills: 'Unter den Kenntnissen in meinem Lebenslauf finden Sie {list}.',
  languages: 'Ich spreche {list}.',
  studies: 'Zu meinem Werdegang gehört {what} ({at}).',
  studiesNow: 'Zu meinem Werdegang gehört {what} ({at}).',
  motive: [
    'In meinem Lebenslauf beschreibe ich mich mit den Worten „{quote}“.',
    'Über mich steht in meinem Lebenslauf „{quote}“.',
  ],
  closing: [
    'Gerne erzähle ich Ihnen in einem Gespräch mehr. Daten und Einzelheiten stehen in meinem Lebenslauf.',
    'Über ein Gespräch würde ich mich freuen. Die Einzelheiten finden Sie in meinem Lebenslauf.',
  ],
  goodbye: 'Freundliche Grüße',
  quotes: ['„', '“'],
  and: 'und',
};
