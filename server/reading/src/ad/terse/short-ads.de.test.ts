import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('German salons, crafts, practices and start-ups', () => {
  test.each([
    [
      'Bäckereiverkäufer/in gesucht! Mo–Sa ab 5:30, Barzahlung möglich, Mitarbeiterrabatt. Deutsch gut, Kopfrechnen. Bewerbung direkt an der Theke.',
      'Bäckereiverkäufer/in',
      ['must Deutsch', 'must Kopfrechnen'],
    ],
    [
      'Friseurin (m/w/d) in TZ für Salon in Fürth. Balayage, Hochsteckfrisuren, Meistertitel kein Muss. Montags geschlossen, 6 Wochen Urlaub.',
      'Friseurin (m/w/d)',
      ['must Balayage', 'must Hochsteckfrisuren'],
    ],
    [
      'Tischlergeselle m/w/d ab März, 38 Std./Woche, Montageerfahrung, FS BE. 13. Gehalt, kleiner Betrieb (6 Leute), keine Montage auswärts.',
      'Tischlergeselle m/w/d',
      ['must Montageerfahrung', 'must FS BE'],
    ],
    [
      'Zimmermädchen/Roomboy f. Pension am See, Saison April–Okt., Kost & Logis frei, Trinkgeld. Erfahrung wünschenswert. Tel. 08651 5550',
      'Zimmermädchen/Roomboy',
      [],
    ],
    [
      'MFA für Hausarztpraxis, 25–30 Std., Blutentnahme, EKG, Medistar. Kein Samstagsdienst, Urlaubs- und Weihnachtsgeld. Bewerbung per Mail.',
      'MFA',
      ['must Blutentnahme', 'must EKG', 'must Medistar'],
    ],
    [
      'Erntehelfer gesucht (Spargel), 7.4.–24.6., Akkordlohn, Unterkunft auf dem Hof 5 €/Tag. Körperlich fit. Keine Sprachkenntnisse nötig.',
      'Erntehelfer',
      ['must Spargel', 'must Körperlich fit'],
    ],
    [
      'Wir suchen für unsere Kita Regenbogen eine/n Erzieher/in (m/w/d), 30 Std., TVöD S 8a, Zusatz Sprachförderung gern gesehen, Masernschutz erforderlich.',
      'Erzieher/in (m/w/d)',
      ['nice Zusatz Sprachförderung', 'must Masernschutz'],
    ],
    [
      'Kfz-Mechatroniker (m/w/d)\nHochvolt-Schein\nDiagnose mit Bosch ESI[tronic]\nFührerschein Kl. B\n4-Tage-Woche, 20 €/h, Tankgutschein',
      'Kfz-Mechatroniker (m/w/d)',
      ['must Hochvolt-Schein', 'must Diagnose mit Bosch ESI[tronic]', 'must Führerschein Kl. B'],
    ],
    [
      'Büroallrounder:in auf 520-€-Basis, 2 Vormittage. Rechnungen schreiben mit Lexware, Ablage, Telefon. Gern auch Wiedereinsteiger.',
      'Büroallrounder:in',
      ['must Lexware', 'must Ablage'],
    ],
    [
      'Startup sucht Werkstudent (m/w/d) Marketing: Canva, Instagram/TikTok, Englisch verhandlungssicher. 16 €/h, Obstkorb, Büro in Köln-Ehrenfeld.',
      'Werkstudent (m/w/d) Marketing',
      ['must Canva', 'must Instagram/TikTok', 'must Englisch'],
    ],
    [
      'Fahrer/in für Essen auf Rädern – Mo–Fr 10–13 Uhr, eigener PKW, Kl. B, Ortskenntnis Oberursel. Vergütung n. Vereinb.',
      'Fahrer/in für Essen auf Rädern',
      ['must eigener PKW', 'must Kl. B', 'must Ortskenntnis Oberursel'],
    ],
    [
      'Servicekraft gesucht. Betriebsferien im August, So + Mo Ruhetag. Zwei Teller pro Hand, Englisch wäre super. Einfach vorbeikommen, Lena & Team',
      'Servicekraft',
      ['must Zwei Teller pro Hand', 'nice Englisch'],
    ],
    [
      'Hilfskraft Lager, 3 Monate m. Option auf Übernahme, Wechselschicht, Stapler + Scanner. Personaldienstleister, übertarifl. Zulage, Fahrgeld.',
      'Hilfskraft Lager',
      ['must Stapler', 'must Scanner'],
    ],
    [
      'Klavierlehrer*in auf Honorarbasis, Musikschule Ebersberg, 2 Nachmittage, abgeschl. Studium, Band-Coaching willkommen',
      'Klavierlehrer*in',
      ['must abgeschl. Studium', 'nice Band-Coaching'],
    ],
  ])('%s', (text, position, asked) => {
    expect(readPosition(readJobText(text), '').toLowerCase()).toBe(position.toLowerCase());
    expect(askedIn(text)).toEqual(asked);
  });
});
