import { expect, test } from '@jest/globals';
import { did, isFound } from './held-in.fixture.ts';

test.each([
  ['Your tasks', 'Feeding calves', 'Fed calves and bedded the sheds', true],
  ['Your tasks', 'Feeding calves', 'Sold calves at market', false],
  ['Your tasks', 'Keep the temperature records', 'Kept the fridge temperature records', true],
  ['Your tasks', 'Keep the temperature records', 'Kept the keys of the fridge', false],
  ['Your tasks', 'Caring for ventilated patients', 'Care for ventilated patients', true],
  ['Your tasks', 'Caring for ventilated patients', 'Cared for ventilated patients', true],
  ['Your tasks', 'Caring for ventilated patients', 'Repaired ventilated cabinets', false],
  ['Your tasks', 'Present findings to managers', 'Found an error in the reports', false],
  ['Ihre Aufgaben', 'Anleitung von Auszubildenden', 'Leitete drei Auszubildende an', true],
  ['Ihre Aufgaben', 'Anleitung von Auszubildenden', 'Stellte drei Auszubildende ein', false],
  ['Ihre Aufgaben', 'Zubereitung von Desserts', 'Bereitete Desserts für Bankette zu', true],
  ['Ihre Aufgaben', 'Zubereitung von Desserts', 'Trug Desserts für Bankette auf', false],
  ['Ihre Aufgaben', 'Wartung von Pumpen', 'Wartete Pumpen', true],
  ['Ihre Aufgaben', 'Wartung von Pumpen', 'Wertete Pumpendaten aus', false],
  ['Funciones', 'Tutorizar a alumnos', 'Tutoricé a ocho alumnos', true],
  ['Funciones', 'Tutorizar a alumnos', 'Matriculé a ocho alumnos', false],
  ['Funciones', 'Pintura de interiores', 'Pinté interiores de viviendas', true],
  ['Funciones', 'Pintura de interiores', 'Vendí pintura', false],
  ['Funciones', 'Coordinación con los servicios sociales', 'Coordiné con servicios sociales', true],
  ['Funciones', 'Coordinación con los servicios sociales', 'Coordiné a los repartidores', false],
])('%s: %s in another form of its verb: %s: %s', (section, asked, told, isTold) => {
  expect(isFound(section, asked, did(told))).toBe(isTold);
});
