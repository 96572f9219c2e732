import { labelled } from './labelled.ts';

export const carpenterSentences = labelled(
  'carpenter',
  `
s: Tischler im Innenausbau, der zweimal misst, damit er nur einmal sägt.
s: Im Innenausbau messe ich lieber zweimal, als zweimal zu sägen.
1d: Innenausbau von Büros und Praxen.
1d: Ich baue Büros und Praxen innen aus.
1.0: Stattete achtundvierzig Büros mit eigenen Möbeln aus
1.0: 48 Büros mit selbst gebauten Möbeln eingerichtet
1.0: Einrichtung von 48 Büros mit eigenen Möbeln
1.1: Arbeite an einer CNC-Fräse und an 2 Bandsägen
1.1: Bedienung von zwei Bandsägen und einer CNC-Fräse
1.1: Eine CNC-Fräse und zwei Bandsägen gehören zu meinem Alltag
1.2: Senkte den Verschnitt um 14 Prozent
1.2: 14% weniger Verschnitt
1.2: Der Verschnitt ist um 14 % gesunken
1.3: Seit 08/2020 bilde ich 3 Lehrlinge aus
1.3: Drei Lehrlinge in Ausbildung bei mir, seit August 2020
1.3: Ausbildung von drei Lehrlingen seit August 2020
2.0: Sechshundert Fenster im Jahr gefertigt
2.0: Baute jährlich 600 Fenster
2.0: Jedes Jahr 600 Fenster hergestellt
2.1: Treppen mit AutoCAD gezeichnet
2.1: Zeichnungen von Treppen in AutoCAD erstellt
L: Seit April 2016 bin ich Tischler bei Holzwerk Ostermoor.
L: Von September 2012 bis März 2016 war ich Geselle in der Tischlerei Wiesenfeld.
L: Meine Ausbildung zum Tischler habe ich bei der Handwerkskammer Moorland abgeschlossen.
L: Einen Führerschein habe ich, und in AutoCAD zeichne ich selbst.
L: At Tischlerei Wiesenfeld I made 600 windows a year.
`,
  `
number, 1.2: Verschnitt um 41 % gesenkt
number, 1.0: Richtete 148 Büros mit eigenen Möbeln ein
number, 2.0: Fertigte sechstausend Fenster im Jahr
employer, 1.0: Richtete 48 Büros für Wolkenstein Immobilien GmbH ein
employer, L: Zuvor war ich bei Siemens.
tool, 2.1: Zeichnete Treppen in SolidWorks
degree, s: Tischler mit Meisterbrief für Innenausbau.
language, L: Ich spreche Dänisch und etwas Englisch.
seniority, s: Leitender Tischler und Geschäftsführer im Innenausbau.
team, 1.3: Bilde seit August 2020 elf Lehrlinge aus
date, 1.3: Bilde seit August 2014 drei Lehrlinge aus
job-term, 1d: Innenausbau und Restaurierung für Praxen und Büros.
job-term, 2.1: Zeichnete Treppen in Naturstein
`,
);

export const sellerSentences = labelled(
  'seller',
  `
s: Im Außendienst verkaufe ich Medizintechnik, die ich selbst bedienen kann.
s: Vertrieb von Medizintechnik im Außendienst: Was ich nicht selbst bedienen kann, verkaufe ich nicht.
1d: Betreut 85 Praxen in Niedersachsen.
1d: Fünfundachtzig Praxen in Niedersachsen werden von mir betreut.
1.0: Steigerte den Umsatz im Gebiet von 400 Tsd. € auf 620 Tsd. €
1.0: Gebietsumsatz von 400.000 Euro auf 620.000 Euro erhöht
1.0: Der Umsatz im Gebiet wuchs von 400000 € auf 620000 €
1.1: Im Jahr 2023 kamen vierundzwanzig neue Kunden dazu
1.1: Gewann 2023 24 neue Kunden
1.1: Gewinnung von 24 neuen Kunden in 2023
1.2: Alle Kontakte pflege ich in Salesforce
1.2: Pflege sämtlicher Kontakte mit Salesforce
1.3: Schule Praxisteams, dreißig Mal im Jahr
1.3: Im Jahr 30 Schulungen für Praxisteams
1.3: Jährlich 30 Schulungen, die ich für Praxisteams halte
2.0: Für die Kasse und 7.500 € Umsatz am Tag verantwortlich
2.0: Trug die Verantwortung für die Kasse bei 7500 Euro Tagesumsatz
2.0: Verantwortung für Kasse und Tagesumsatz (7,5 Tsd. €)
2.1: Leitete ein Team aus sechs Aushilfen
2.1: Ein Team von 6 Aushilfen geführt
2.1: Führung von sechs Aushilfen
L: Seit Juli 2018 arbeite ich bei der Lindhorst Medizintechnik GmbH als Vertriebsmitarbeiterin.
L: Von 08/2011 bis 06/2018 war ich Verkäuferin im Kaufhaus Terhorst.
L: Meine Ausbildung zur Kauffrau habe ich an der Berufsschule Altengraben gemacht.
L: Englisch spreche ich sehr gut, Niederländisch auf mittlerem Niveau.
L: In 2023 I won 24 new customers for Lindhorst Medizintechnik GmbH.
`,
  `
number, 1.0: Umsatz im Gebiet von 400.000 € auf 920.000 € gesteigert
number, 1.1: 42 neue Kunden im Jahr 2023 gewonnen
number, 2.0: Verantwortlich für die Kasse und einen Tagesumsatz von 75.000 €
employer, L: Davor war ich bei Bremer Orthopartner.
employer, 1.1: 24 neue Kunden im Jahr 2023 gewonnen, darunter das Klinikum Weserblick
tool, 1.2: Pflege alle Kontakte in HubSpot
degree, s: Vertrieb im Außendienst mit abgeschlossenem Hochschulstudium.
language, L: Dänisch spreche ich sehr gut.
seniority, s: Vertriebsleitung im Außendienst für Medizintechnik, Direktorin.
team, 2.1: Führte ein Team von 16 Aushilfen
date, 1.1: 24 neue Kunden im Jahr 2021 gewonnen
job-term, s: Vertrieb im Außendienst für Orthopädietechnik.
number, 1.3: Halte Schulungen für Praxisteams, 130 im Jahr
`,
);
