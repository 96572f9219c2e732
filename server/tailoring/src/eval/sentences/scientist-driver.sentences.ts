import { labelled } from './labelled.ts';

export const scientistSentences = labelled(
  'scientist',
  `
s: Ich untersuche Trinkwasser als Mikrobiologin und schreibe Ergebnisse so, dass Ämter sie verstehen.
s: Mikrobiologin für Trinkwasser, deren Ergebnisse auch ein Amt versteht.
1d: Ein Labor, in dem neun Menschen arbeiten.
1d: Labor mit neun Beschäftigten.
1.0: Auswertung von jährlich etwa 3200 Proben mit Python und R
1.0: Mit R und Python werte ich rund 3,2 Tsd. Proben im Jahr aus
1.0: Pro Jahr rund 3.200 Proben, ausgewertet in R und Python
1.1: Der Befund liegt nun nach 30 statt nach 72 Stunden vor
1.1: Senkte die Zeit bis zum Befund von 72 auf dreißig Stunden
1.1: Zeit bis zum Befund: 30 Stunden, früher 72
1.2: Acht Aufsätze veröffentlicht, drei davon als Erstautorin
1.2: Veröffentlichung von 8 Aufsätzen, bei 3 als Erstautorin
1.2: 8 Aufsätze, bei dreien bin ich Erstautorin
1.3: Betreuung von 2 Doktorandinnen
1.3: Zwei Doktorandinnen werden von mir betreut
2.0: Aufbau einer PostgreSQL-Datenbank mit siebzehntausend Genomen
2.0: 17 000 Genome in einer Datenbank mit Postgres gesammelt
2.0: Richtete in PostgreSQL eine Datenbank für 17.000 Genome ein
2.1: Übungen in Statistik für fünfundfünfzig Studierende gehalten
2.1: Lehrte 55 Studierende Statistik in Übungen
2.1: Statistik-Übungen mit 55 Studierenden
L: Since October 2019 I have worked at the Institut für Wasser Auerstein.
L: I evaluate about 3,200 samples a year with R and Python.
L: At Universität Hohenlinden I built a PostgreSQL database of 17,000 genomes.
L: My English is fluent, German is my native language.
L: I hold a Dr. rer. nat. in microbiology from Universität Hohenlinden.
L: Seit Oktober 2019 arbeite ich am Institut für Wasser Auerstein.
`,
  `
number, 1.0: Werte im Jahr rund 32.000 Proben mit R und Python aus
number, 1.1: Verkürzte die Zeit bis zum Befund von 72 auf 3 Stunden
number, 1.2: Veröffentlichte 18 Aufsätze, davon 3 als Erstautorin
employer, 1.1: Verkürzte die Zeit bis zum Befund bei Aqualith Labs
employer, L: I also worked for Brackenrigg Laboratories.
tool, 1.0: Werte im Jahr rund 3.200 Proben mit R und TensorFlow aus
degree, L: I hold an MBA and a Dr. rer. nat.
language, L: My Italian is fluent.
seniority, s: Leiterin der Abteilung Trinkwasser, Mikrobiologin.
team, 1d: Labor mit 19 Beschäftigten.
date, L: Since October 2016 I have worked at the Institut für Wasser Auerstein.
job-term, L: I know remote sensing well.
seniority, 1.2: Ausgezeichnet für 8 Aufsätze als Erstautorin
`,
);

export const driverSentences = labelled(
  'driver',
  `
s: Im Fernverkehr fahre ich unfallfrei und pünktlich, auch wenn es an der Rampe dauert.
s: Pünktlicher Kraftfahrer im Fernverkehr, ohne Unfall, der auch an der Rampe warten kann.
1d: Transporte mit Kühlung zwischen Verona und Rostock.
1d: Von Rostock nach Verona und zurück, immer gekühlt.
1.0: Im Jahr 110 000 km mit dem 40-Tonner
1.0: Fahre jährlich 110 Tsd. Kilometer im 40-Tonner
1.0: Hundertzehntausend Kilometer im Jahr auf einem 40-Tonner
1.1: Zehn Jahre unfallfrei
1.1: Kein Unfall in den letzten 10 Jahren
1.1: Seit 10 Jahren unfallfrei unterwegs
1.2: Verbrauch je 100 km um 2,5 Liter gesenkt
1.2: Brauche 2,5 l weniger auf 100 km als zuvor
1.2: Reduzierte den Verbrauch um zweieinhalb Liter auf hundert Kilometer
1.3: Bisher dreizehn neue Fahrer eingewiesen
1.3: Einweisung neuer Fahrer, bis jetzt 13
1.3: 13 neue Fahrer habe ich schon eingewiesen
2.0: Fuhr jeden Tag fünfunddreißig Gaststätten an
2.0: Täglich 35 Gaststätten beliefert
2.0: Lieferte an 35 Gaststätten täglich
2.1: Nahm Bargeld ein und führte in Excel das Kassenbuch
2.1: Barkasse und Kassenbuch in Excel geführt
L: Seit Mai 2014 fahre ich für die Spedition Querfurth.
L: Von Februar 2010 bis April 2014 war ich Auslieferungsfahrer bei Getränke Hollmann.
L: Polnisch spreche ich fließend, Italienisch ein wenig.
L: ADR und Ladungssicherung gehören zu meiner täglichen Arbeit.
L: Die Ausbildung zum Berufskraftfahrer machte ich an der Verkehrsschule Bergau.
L: I have driven for Spedition Querfurth since May 2014, 110,000 km a year.
`,
  `
number, 1.0: Fahre 210.000 km im Jahr mit einem 40-Tonner
number, 1.2: Senkte den Verbrauch um 5,5 Liter auf 100 km
number, 1.1: Seit zwanzig Jahren ohne Unfall
employer, L: Zuvor fuhr ich bei Nordwind Cargo.
employer, 2.0: Belieferte 35 Gaststätten am Tag für Brauhaus Silberquell
tool, 2.1: Kassierte bar und führte das Kassenbuch in SAP
degree, s: Kraftfahrer im Fernverkehr mit Meisterbrief.
language, L: Tschechisch spreche ich fließend.
seniority, s: Fuhrparkleiter und Geschäftsführer im Fernverkehr.
team, 1.3: Weise neue Fahrer ein, bisher 30
date, L: Seit Mai 2008 fahre ich für die Spedition Querfurth.
job-term, 1d: Kühltransporte mit Ladekran zwischen Rostock und Verona.
job-term, s: Kraftfahrer im Fernverkehr und im Schwertransport, unfallfrei.
`,
);
