import { describe, expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';

/** Below a heading of what is asked: as a sentence behind the list, and as its point. */
const asSentence = (sentence: string) => askedIn(`Requirements\n- SQL\n\n${sentence}`);
const asPoint = (sentence: string) => askedIn(`Requirements\n- SQL\n- ${sentence}`);

describe('what an ad refuses is asked for in no form', () => {
  test.each([
    ['No Perl, please.'],
    ['No Perl.'],
    ['No Perl, PHP or Java, please.'],
    ['Please, no Perl!'],
    ['We do not use Java.'],
    ["We don't use Java, Perl or PHP."],
    ['We no longer work with Java.'],
    ['We are not looking for Java developers.'],
    ["We're not hiring for Java."],
    ['There is no need for Java.'],
    ['Java is not required.'],
    ['Java is not necessary.'],
    ['Java is not wanted here.'],
    ['Java developers need not apply.'],
    ['Java ist nicht erforderlich.'],
    ['Kein Java, bitte.'],
    ['Bitte kein Java!'],
    ['Wir setzen kein Java ein.'],
    ['Java setzen wir nicht ein.'],
    ['Wir arbeiten nicht mit Java.'],
    ['Wir verzichten auf Java.'],
    ['Auf Java verzichten wir bewusst.'],
    ['Java wird bei uns nicht eingesetzt.'],
    ['No usamos Java.'],
    ['No trabajamos con Java ni con PHP.'],
    ['Nada de Java, por favor.'],
    ['Sin Java.'],
    ['Java no es necesario.'],
    ['No buscamos perfiles de Java.'],
    ['Perfiles de Java, abstenerse.'],
    ['Abstenerse perfiles de Java.'],
    ['No cold calling'],
    ['Keine Kaltakquise'],
  ])('%s', (sentence) => {
    expect(asSentence(sentence)).toEqual(['must SQL']);
    expect(asPoint(sentence)).toEqual(['must SQL']);
  });

  test.each([
    ['Experience with Go, not Java', ['must SQL', 'must Go']],
    ['Go, but no Perl', ['must SQL', 'must Go']],
    ['Erfahrung mit Python, kein Java', ['must SQL', 'must Python']],
    ['Experiencia con Python, nada de Java', ['must SQL', 'must Python']],
    ['No Perl, but Python', ['must SQL', 'must Python']],
  ])('what is asked beside it stays: %s', (point, asked) => {
    expect(asPoint(point)).toEqual(asked);
  });
});

describe('what only sounds like a refusal', () => {
  test.each([
    ['You know not only Perl but Go.', ['Perl', 'Go']],
    ['Nicht nur Java, sondern auch Kotlin beherrschst du.', ['Java', 'Kotlin']],
    ['No solo Java, también Kotlin.', ['Java', 'Kotlin']],
    ['Java is not just nice to have.', ['Java']],
    ['No fear of Java', ['Java']],
    ['Perfiles sin Excel, abstenerse.', ['Excel']],
    ['Ohne Java geht bei uns nichts.', ['Java']],
  ])('%s', (point, names) => {
    const asked = asPoint(point).join('; ');
    for (const name of names) expect(asked).toContain(name);
  });

  test('no less than three years, and no nonsense', () => {
    expect(asPoint('No less than 3 years of experience with Java').join()).toContain('3 years');
    expect(asPoint('A no-nonsense attitude').join()).toContain('no-nonsense');
    expect(asPoint('Keine Angst vor großen Höhen').join()).toContain('Höhen');
  });
});
