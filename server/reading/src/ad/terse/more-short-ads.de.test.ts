import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('German workshops, bakeries, baths and offices', () => {
  test.each([
    [
      'Maler und Lackierer gesucht, Raum Gera. Gesellenbrief, Führerschein B, Lackierpistole von Vorteil. 18 €/h. Anruf genügt.',
      'Maler und Lackierer',
      ['must Gesellenbrief', 'must Führerschein B', 'nice Lackierpistole'],
    ],
    [
      'Unser Imkereiladen sucht eine Verkäuferin (m/w/d). Kassenerfahrung, Warenkunde Honig, 20 Std./Woche.',
      'Verkäuferin (m/w/d)',
      ['must Kassenerfahrung', 'must Warenkunde Honig'],
    ],
    [
      'Für unsere Schmiede in Murnau suchen wir dich als Metallbauer:in! MAG-Schweißen, CNC-Grundkenntnisse, 2 Jahre Praxis. Montag bis Donnerstag.',
      'Metallbauer:in',
      ['must MAG-Schweißen', 'must CNC-Grundkenntnisse', 'must 2 Jahre Praxis'],
    ],
    [
      'Nachhilfelehrer/in Chemie ges., Oberstufe, 2x wöchentl., 25 €/Std. Studium Chemie oder Lehramt.',
      'Nachhilfelehrer/in Chemie',
      ['must Oberstufe', 'must Studium Chemie oder Lehramt'],
    ],
    [
      'Taxiunternehmen Krüger, Celle: Taxifahrer (m/w/d). P-Schein, Ortskenntnis, Deutsch B2. Nachtschicht möglich.',
      'Taxifahrer (m/w/d)',
      ['must P-Schein', 'must Ortskenntnis', 'must Deutsch'],
    ],
    [
      '🚜 Landmaschinenmechaniker (m/w/d) gesucht 🚜\nFendt und Claas reparieren\nHydraulik, Elektrik\nFührerschein T\ngern mit Meisterbrief',
      'Landmaschinenmechaniker (m/w/d)',
      [
        'must Fendt und Claas reparieren',
        'must Hydraulik',
        'must Elektrik',
        'must Führerschein T',
        'nice Meisterbrief',
      ],
    ],
    [
      'Stelle: Fachinformatiker Systemintegration\nMuss: Windows Server, Active Directory\nKann: PowerShell\nOrt: Gotha, 40 h',
      'Fachinformatiker Systemintegration',
      ['must Windows', 'must Active Directory', 'nice PowerShell'],
    ],
    [
      'Wer kennt eine zuverlässige Tagesmutter in Kiel? Für Zwillinge, 3 Tage/Woche, Erste-Hilfe-Kurs, Nichtraucherin.',
      'Tagesmutter',
      ['must Erste-Hilfe-Kurs', 'must Nichtraucherin'],
    ],
    [
      'Wir brauchen Verstärkung in der Backstube! Konditor:in oder Bäcker:in, Torten, Pralinen, Frühschicht ab 4 Uhr. Café Sahnehaube',
      'Konditor:in oder Bäcker:in',
      ['must Torten', 'must Pralinen'],
    ],
    [
      'Hallo Herr Ott, mein Kunde (Medizintechnik, Jena) sucht einen Regulatory Affairs Manager (m/w/d): MDR, ISO 13485, 4 Jahre, Englisch C1. Hätten Sie Interesse?',
      'Regulatory Affairs Manager (m/w/d)',
      ['must MDR', 'must ISO 13485', 'must 4 Jahre', 'must Englisch'],
    ],
    [
      'Hochzeitsfotograf/in auf Honorarbasis. Lightroom, eigenes Equipment, Führerschein. Samstags, Mai–September.',
      'Hochzeitsfotograf/in',
      ['must Lightroom', 'must eigenes Equipment', 'must Führerschein'],
    ],
    [
      'Kranführer - Liebherr - Kranschein - G25 tauglich - Bremen - ab 1.3.',
      'Kranführer',
      ['must Liebherr', 'must Kranschein', 'must G25 tauglich'],
    ],
    [
      'Putzfrau für Ferienwohnung gesucht, samstags 10–14 Uhr, 16 €/h, Rügen. Gründlich und zuverlässig.',
      'Putzfrau',
      ['must Gründlich', 'must zuverlässig'],
    ],
    [
      'PTA (m/w/d)\n- Rezeptur, Beratung\n- Aponorm oder IXOS\n- Türkisch wäre super\n- 30 Std., kein Notdienst',
      'PTA (m/w/d)',
      ['must Rezeptur', 'must Beratung', 'must Aponorm oder IXOS', 'nice Türkisch'],
    ],
    [
      'Reitlehrer gesucht für Hof Birkenau, C-Lizenz, Longieren, Umgang mit Kindern. Wohnung vorhanden.',
      'Reitlehrer',
      ['must C-Lizenz', 'must Longieren', 'must Kindern'],
    ],
    [
      '#jobs #python Data Scientist (all genders) bei Wellenwerk in Rostock: Python, scikit-learn, SQL. Docker nice to have. 60 % remote',
      'Data Scientist (all genders)',
      ['must Python', 'must scikit-learn', 'must SQL', 'nice Docker'],
    ],
    [
      'Rettungsschwimmer m/w/d fürs Freibad, Mai–Sept., DLRG Silber, Erste Hilfe, ab 18. Stadtbad Zeitz',
      'Rettungsschwimmer m/w/d',
      ['must DLRG Silber', 'must Erste Hilfe'],
    ],
    [
      'Aushilfen für den Weihnachtsmarkt! Glühweinstand, 14 €/h + Trinkgeld, Gesundheitszeugnis nötig. Per WhatsApp melden.',
      'Aushilfe',
      ['must Glühweinstand', 'must Gesundheitszeugnis'],
    ],
    [
      'Dipl.-Ing. oder Techniker Versorgungstechnik, TGA-Planung, DDScad, AVA mit Orca. Büro in Fulda, 30–40 Std.',
      'Dipl.-Ing. oder Techniker Versorgungstechnik',
      ['must TGA-Planung', 'must DDScad', 'must AVA mit Orca'],
    ],
    [
      'Suche Stimme für Hörbuch: Sprecherin, ca. 30, hochdeutsch ohne Dialekt. 250 € pro Stunde fertig.',
      'Sprecherin',
      ['must hochdeutsch ohne Dialekt'],
    ],
  ])('%s', (text, position, asked) => {
    expect([readPosition(readJobText(text), ''), askedIn(text)]).toEqual([position, asked]);
  });
});
