import type { Phrases } from '../phrases.ts';

export const ENGLISH: Phrases = {
  where: ['at {at}', 'freelance', 'as a freelancer'],
  whereAs: 'as {as} at {at}',
  greeting: 'Dear {company} team,',
  apply: [
    'I am applying for the role of {position} at {company}.',
    'I would like to apply for the position of {position} at {company}.',
    'This is my application for the role of {position} at {company}.',
  ],
  applyUnnamed: [
    'I would like to apply for the position that you have advertised at {company}.',
    'I am writing to apply for the position that is open at {company}.',
  ],
  now: [
    'Since {since} I have worked {where} as {as}.',
    'I have worked {where} as {as} since {since}.',
  ],
  nowUndated: 'I work {where} as {as}.',
  last: ['Until {until} I worked {where} as {as}.', 'I worked {where} as {as} until {until}.'],
  lastUndated: 'I have worked {where} as {as}.',
  before: 'Before that I worked {where} as {as}.',
  besides: 'I have also worked {where} as {as}.',
  linkDid: [
    'Your advertisement mentions {asked}: {where} I {did}.',
    'You mention {asked} in your advertisement; {where} I {did}.',
  ],
  linkTask: [
    'Your advertisement mentions {asked}; my tasks {where} {verb} {task}.',
    'You mention {asked} in your advertisement; my tasks {where} {verb} {task}.',
  ],
  did: ['{where} I {did}.', 'One example from my work: {where} I {did}.'],
  task: ['My tasks {where} {verb} {task}.'],
  didThere: 'There I also {did}.',
  taskThere: 'My tasks there also {verb} {task}.',
  taskVerbs: ['included', 'included', 'include', 'include'],
  skills: [
    'Of what your advertisement names, you will find {list} among the skills in my CV.',
    'From your advertisement, you will find {list} among the skills in my CV.',
  ],
  ownSkills: 'Among the skills in my CV are {list}.',
  languages: 'I speak {list}.',
  studies: 'My education was at {at} ({what}).',
  studiesNow: 'My education is at {at} ({what}).',
  motive: [
    'In my CV I sum myself up in these words: “{quote}”.',
    'The summary of my CV puts it in this way: “{quote}”.',
  ],
  closing: [
    'I would be glad to talk with you about the role. The dates and details are in my CV.',
    'If this sounds useful to you, I would be happy to meet. My CV has the dates and the details.',
    'I would welcome a conversation, and would like to hear more about the work. The details are in my CV.',
  ],
  goodbye: 'Kind regards,',
  quotes: ['“', '”'],
  and: 'and',
};
