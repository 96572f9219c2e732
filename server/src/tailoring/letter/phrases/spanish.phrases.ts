import type { Phrases } from '../phrases.ts';

export const SPANISH: Phrases = {
  where: ['en {at}', 'por cuenta propia', 'por cuenta propia'],
  whereAs: 'como {as} en {at}',
  greeting: 'Estimado equipo de {company}:',
  apply: [
    'Les escribo para presentar mi candidatura al puesto de {position} en {company}.',
    'He leído su oferta para el puesto de {position} en {company} y me gustaría presentarme.',
    'Quisiera presentar mi candidatura al puesto de {position} en {company}.',
  ],
  applyUnnamed: [
    'Les escribo para presentar mi candidatura al puesto que ofrecen en {company}.',
    'He leído su oferta de trabajo en {company} y me gustaría presentarme.',
  ],
  now: ['Desde {since} trabajo {where} como {as}.', 'Trabajo {where} como {as} desde {since}.'],
  nowUndated: 'Actualmente trabajo {where} como {as}.',
  last: ['Hasta {until} trabajé {where} como {as}.', 'Trabajé {where} como {as} hasta {until}.'],
  lastUndated: 'He trabajado {where} como {as}.',
  before: 'Antes trabajé {where} como {as}.',
  besides: 'También he trabajado {where} como {as}.',
  linkDid: [
    'En su anuncio mencionan {asked}: {where} {did}.',
    'Su anuncio nombra {asked}; {where} {did}.',
  ],
  linkTask: [
    'En su anuncio mencionan {asked}; entre mis tareas {where} {verb} {task}.',
    'Su anuncio nombra {asked}; entre mis tareas {where} {verb} {task}.',
  ],
  did: ['{where} {did}.', 'Un ejemplo de mi trabajo: {where} {did}.'],
  task: ['Entre mis tareas {where} {verb} {task}.'],
  didThere: 'Allí también {did}.',
  taskThere: 'Entre mis tareas allí también {verb} {task}.',
  taskVerbs: ['estaba', 'estaban', 'está', 'están'],
  skills: [
    'De lo que nombra su anuncio, en mi currículum encontrarán {list}.',
    'Entre los conocimientos de mi currículum encontrarán {list}, que su anuncio nombra.',
  ],
  ownSkills: 'Entre los conocimientos de mi currículum están {list}.',
  languages: 'Hablo {list}.',
  studies: 'Me formé en {at} ({what}).',
  studiesNow: 'Me estoy formando en {at} ({what}).',
  motive: [
    'En mi currículum me presento así: «{quote}».',
    'El resumen de mi currículum lo dice con estas palabras: «{quote}».',
  ],
  closing: [
    'Me gustaría hablar con ustedes sobre el puesto. Las fechas y los detalles están en mi currículum.',
    'Si les parece bien, podemos vernos y hablar con más detalle. En mi currículum encontrarán las fechas.',
  ],
  goodbye: 'Un saludo cordial,',
  quotes: ['«', '»'],
  and: 'y',
};
