import type { Phrases } from '../phrases.ts';

export const GERMAN: Phrases = {
  freelance: ['freiberuflich', 'in freiberuflicher Arbeit'],
  whereAs: 'als {as} {in}',
  subject: 'Bewerbung um die Stelle „{position}“',
  subjectAlone: 'Bewerbung',
  greeting: 'Guten Tag,',
  // The letter goes on behind its greeting with a small letter.
  apply: [
    'ich bewerbe mich {in} um die Stelle „{position}“.',
    'hiermit bewerbe ich mich um die Stelle „{position}“ {in}.',
  ],
  applyAlone: 'ich bewerbe mich um die Stelle „{position}“.',
  applyUnnamed: [
    'ich bewerbe mich um die Stelle, die Sie {in} ausgeschrieben haben.',
    'gerne möchte ich mich auf die Stelle bewerben, die Sie {in} ausgeschrieben haben.',
  ],
  applyPlain: 'ich bewerbe mich {in}.',
  applyBare: 'ich bewerbe mich um die Stelle, die Sie ausgeschrieben haben.',
  now: ['Seit {since} arbeite ich {where} als {as}.', 'Ich arbeite seit {since} {where} als {as}.'],
  nowThere: [
    'Seit {since} arbeite ich {where}, derzeit als {as}.',
    'Ich bin {as} {where} und dort seit {since} tätig.',
  ],
  nowUndated: [
    'Derzeit arbeite ich {where} als {as}.',
    'Ich bin {as} {where}.',
    'Derzeit arbeite ich {where}.',
  ],
  last: [
    'Bis {until} habe ich {where} als {as} gearbeitet.',
    'Ich habe bis {until} {where} als {as} gearbeitet.',
  ],
  lastUndated: ['Ich habe {where} als {as} gearbeitet.', 'Ich habe {where} gearbeitet.'],
  before: [
    'Davor war ich {where} als {as} tätig.',
    'Davor habe ich {where} als {as} gearbeitet.',
    'Davor war ich {as} {where}.',
  ],
  beforeThere: 'Davor war ich dort als {as} tätig.',
  besides: [
    'Außerdem habe ich {where} als {as} gearbeitet.',
    'Außerdem habe ich {where} gearbeitet.',
  ],
  besidesThere: 'Außerdem habe ich dort als {as} gearbeitet.',
  besidesNow: ['Außerdem arbeite ich {where} als {as}.', 'Außerdem arbeite ich {where}.'],
  did: ['{where} {did}.'],
  didAlso: 'Ebenfalls {where} {did}.',
  quoted: ['Zu meiner Arbeit {where} steht in meinem Lebenslauf: {quote}.'],
  task: 'Zu meinen Aufgaben {where} {verb} {task}.',
  taskNow: 'Zu meinen bisherigen Aufgaben {where} {verb} {task}.',
  didThere: ['Dort {did}.', 'Ebenfalls dort {did}.'],
  didThereNow: 'Ebenfalls dort {did}.',
  taskThere: [
    'Zu meinen Aufgaben dort {verb} {task}.',
    'Zu meinen Aufgaben dort {verb} auch {task}.',
  ],
  taskNowThere: [
    'Zu meinen bisherigen Aufgaben dort {verb} {task}.',
    'Zu meinen bisherigen Aufgaben dort {verb} auch {task}.',
  ],
  taskVerbs: ['gehörte', 'gehörten'],
  taskVerbsNow: ['gehört', 'gehören'],
  skills: [
    'In {list} habe ich {level}.',
    // Behind "in" a name may be taken for a place.
    'Zu {list} bringe ich {level} mit.',
  ],
  skillsPlain: ['Mit {list} kenne ich mich aus.', 'An Kenntnissen bringe ich auch {list} mit.'],
  ownSkills: 'An Kenntnissen bringe ich {list} mit.',
  usedTools: 'Ich arbeite mit {list}.',
  listedTools: 'Mein Lebenslauf nennt {list} unter meinen Kenntnissen.',
  certificates: 'Mein Lebenslauf nennt auch {list}.',
  languages: 'Ich spreche {list}.',
  held: [
    'Meinen Abschluss als {degree} habe ich {in} gemacht.',
    'Auch {in} habe ich einen Abschluss gemacht: als {degree}.',
  ],
  heldPlain: [
    'Gelernt habe ich {in}, mit dem Abschluss {degree}.',
    'Auch {in} habe ich gelernt, mit dem Abschluss {degree}.',
  ],
  studied: [
    'Studiert habe ich {field} {in}, mit dem Abschluss {degree}.',
    'Auch {field} habe ich {in} studiert, mit dem Abschluss {degree}.',
  ],
  trained: [
    'Meinen Abschluss habe ich {in} gemacht ({degree}).',
    'Einen weiteren Abschluss habe ich {in} gemacht ({degree}).',
  ],
  learned: ['Gelernt habe ich {in} ({degree}).', 'Gelernt habe ich auch {in} ({degree}).'],
  attended: [
    'Weitergebildet habe ich mich {in} ({degree}).',
    'Auch {in} habe ich mich weitergebildet ({degree}).',
  ],
  studiedAt: ['Studiert habe ich {in} ({degree}).', 'Zudem studierte ich {in} ({degree}).'],
  studying: [
    'Derzeit studiere ich {field} {in} ({degree}).',
    'Außerdem studiere ich {field} {in} ({degree}).',
  ],
  studyingAt: ['Derzeit studiere ich {in} ({degree}).', 'Außerdem studiere ich {in} ({degree}).'],
  training: [
    'Derzeit mache ich {in} eine Ausbildung ({degree}).',
    'Außerdem mache ich {in} eine Ausbildung ({degree}).',
  ],
  closing: [
    'Gerne erzähle ich Ihnen in einem Gespräch mehr.',
    'Über ein Gespräch würde ich mich freuen.',
    'Auf ein persönliches Gespräch mit Ihnen freue ich mich.',
    'Über Ihre Einladung zu einem Gespräch freue ich mich.',
  ],
  goodbye: 'Freundliche Grüße',
  goodbyeNamed: 'Mit freundlichen Grüßen',
  quotes: ['„', '“'],
  and: 'und',
};
