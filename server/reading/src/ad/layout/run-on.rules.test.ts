import { expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readJobText } from './job-text.rules.ts';

test('points that stand in one line with what leads up to them', () => {
  const ad =
    'For a dairy near the coast we are in search of a Plant Buyer. Your main responsibilities: · Negotiate prices with farms. · Keep the stock of labels. · Report on waste each month. We require: · Knowledge of SAP · Fluent Spanish · Own car';
  expect(askedIn(ad)).toEqual([
    'must Negotiate prices with farms',
    'must Keep the stock of labels',
    'must Report on waste each month',
    'must SAP',
    'must Spanish',
    'must Own car',
  ]);
});

test('a heading glued to the sentences before and behind it', () => {
  const ad =
    'We bake bread for the whole valley and have done so since our grandfather opened the oven.What we expect from youYou have a licence to drive vans. You speak Danish.';
  expect(readJobText(ad).split('\n').filter(Boolean)).toEqual([
    'We bake bread for the whole valley and have done so since our grandfather opened the oven.',
    'What we expect from you',
    'You have a licence to drive vans. You speak Danish.',
  ]);
});

test('names with a capital within are not taken apart', () => {
  const line =
    'Our pages run on Node.Js and ASP.Net Core, and our JavaScript is tested by all of us.';
  expect(readJobText(line)).toBe(line);
});

test('headings in the middle of a paragraph that lost its breaks', () => {
  const ad = [
    'Optician wanted for our two shops by the river, where three of us look after the whole town and where we grind lenses ourselves.',
    'Responsibilities Measure eyes and advise on lenses. Order frames from our makers. Repair glasses in the workshop.',
    'Requirements Diploma in optics. Experience with lens grinding. Fluent Dutch.',
  ].join(' ');
  expect(askedIn(ad)).toEqual([
    'must Measure eyes and advise on lenses',
    'must Order frames from our makers',
    'must Repair glasses in the workshop',
    'must Diploma in optics',
    'must lens grinding',
    'must Dutch',
  ]);
});

test('points that are parted by a dash that stands close to the last', () => {
  const ad =
    'Buscamos vidriero con experiencia comprobable en hornos.- Muy buenos conocimientos de vitrales.- Experiencia en serigrafía, no excluyente.- Manejo de AutoCAD, excluyente.';
  expect(askedIn(ad)).toEqual([
    'must experiencia comprobable en hornos',
    'must vitrales',
    'nice serigrafía',
    'must AutoCAD',
  ]);
});

test('small headings between semicolons, up to what tells of the post', () => {
  const ad = [
    'La empresa aliada de nuestra red de talleres busca vidriero con un año de experiencia para su taller del centro;',
    'funciones: cortar vidrio según plano, montar vitrales en iglesias, reparar ventanas antiguas;',
    'requisitos: manejo de AutoCAD y Excel, deseable SAP; salario entre 1 y 2 millones; horario acordado con la empresa;',
    'competencias laborales: comunicación asertiva, pensamiento lógico.',
  ].join(' ');
  expect(askedIn(ad)).toEqual([
    'must cortar vidrio según plano',
    'must montar vitrales en iglesias',
    'must reparar ventanas antiguas',
    'must AutoCAD',
    'must Excel',
    'nice SAP',
    'must comunicación asertiva',
    'must pensamiento lógico',
  ]);
});

test('letters of formulas that look bold', () => {
  expect(readJobText('𝗥𝗲𝗾𝘂𝗶𝘀𝗶𝘁𝗼𝘀:\n- Vidrio')).toBe('Requisitos:\n- Vidrio');
});

test('shouted questions between sentences head what follows', () => {
  const ad =
    'Vidriero con experiencia\n\nEn nuestro taller buscamos gente con ganas de cortar vidrio todo el año y de aprender el oficio con nosotros. ¿QUÉ BUSCAMOS? Manejo de AutoCAD. Buen pulso para el corte (excluyente). ¿QUÉ OFRECEMOS? Sueldo competitivo y comida. Ambiente dinámico y capacitación continua en la sala. Estabilidad laboral desde el primer día.';
  expect(askedIn(ad)).toEqual(['must AutoCAD', 'must pulso para el corte']);
});

test('tasks that lost their breaks, each with its capital', () => {
  const ad =
    'TAREAS: Cortar vidrio según plano Montar vitrales en las iglesias Controlar la entrada de los hornos Llevar registro de las piezas.';
  expect(askedIn(ad)).toEqual([
    'must Cortar vidrio según plano',
    'must Montar vitrales en las iglesias',
    'must Controlar la entrada de los hornos',
    'must Llevar registro de las piezas',
  ]);
});

test('a short form before wide gaps loses nothing', () => {
  const ad = `Responsibilities Repair  clocks approx.  Ten a week and keep the shop in order. ${'We keep time in the town hall and in all of its churches since the old days. '.repeat(4)}Requirements Diploma in watches. Good  eyes and a calm hand.`;
  expect(readJobText(ad).replace(/[\s-]+/g, ' ')).toBe(ad.replace(/[\s-]+/g, ' '));
});
