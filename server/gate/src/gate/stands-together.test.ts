import { holdRows } from './rows.fixture.ts';

holdRows({
  'a property of another thing': [
    [
      'en',
      'Built shelves with old timber for two libraries.',
      'Shelves built with old timber for two libraries.',
      'Built old shelves with timber for two libraries.',
    ],
    [
      'de',
      'Reinigung der Becken mit kleinen Bürsten in drei Bädern.',
      'Mit kleinen Bürsten Becken in drei Bädern gereinigt.',
      'Reinigung der kleinen Becken mit Bürsten in drei Bädern.',
    ],
    [
      'es',
      'Corté telas con tijeras eléctricas para dos tiendas.',
      'Corte de telas con tijeras eléctricas para dos tiendas.',
      'Corté telas eléctricas con tijeras para dos tiendas.',
    ],
  ],
  'two lists, each half with one of each': [
    [
      'en',
      'Laid tiles and carpets in hotels and clinics.',
      'Laid carpets and tiles in clinics and hotels.',
      'Laid tiles in hotels and carpets in clinics.',
    ],
    [
      'de',
      'Verlegte Fliesen und Teppiche in Hotels und Kliniken.',
      'Verlegte Teppiche und Fliesen in Kliniken und Hotels.',
      'Verlegte Fliesen in Hotels und Teppiche in Kliniken.',
    ],
    [
      'es',
      'Instalé toldos y persianas en hoteles y clínicas.',
      'Instalación de persianas y toldos en clínicas y hoteles.',
      'Instalé toldos en hoteles y persianas en clínicas.',
    ],
  ],
  'a deed done with another one, told of that': [
    [
      'de',
      'Ich pflege die Beete und gieße abends die Rosen.',
      'Die Beete pflege ich, und abends gieße ich die Rosen.',
      'Ich pflege abends die Beete und gieße die Rosen.',
    ],
  ],
  'what is joined, hung on the other': [
    [
      'en',
      'Sold tickets for museums and theatres.',
      'Sold tickets for theatres and museums.',
      'Sold tickets for museums in theatres.',
    ],
    [
      'de',
      'Verkauf von Karten in Museen und Theatern.',
      'Verkauf von Karten in Theatern und Museen.',
      'Verkauf von Karten in Museen von Theatern.',
    ],
    [
      'es',
      'Vendí entradas de museos y teatros.',
      'Venta de entradas de teatros y museos.',
      'Vendí entradas de museos en teatros.',
    ],
  ],
  'all that one helped at': [
    [
      'en',
      'Assist the cook with peeling vegetables and cleaning fridges.',
      'Assist the cook in cleaning fridges and peeling vegetables.',
      'Assist the cook with peeling vegetables and clean fridges.',
    ],
    [
      'de',
      'Unterstützung der Köchin bei der Planung der Menüs und der Pflege der Vorräte.',
      'Die Köchin bei der Planung der Menüs und der Pflege der Vorräte unterstützt.',
      'Unterstützung der Köchin bei der Planung der Menüs; Pflege der Vorräte.',
    ],
    [
      'es',
      'Limpieza de los hornos y apoyo a la pastelera en el montaje de las tartas.',
      'Apoyo a la pastelera en el montaje de las tartas y limpieza de los hornos.',
      'Montaje de las tartas y apoyo a la pastelera en la limpieza de los hornos.',
    ],
  ],
  'a number of each, told of all': [
    [
      'en',
      'Led three hikes with 12 guests each.',
      'Led 3 hikes, each with twelve guests.',
      'Led three hikes with 12 guests.',
    ],
    [
      'de',
      'Leitung von drei Wanderungen mit je zwölf Gästen.',
      'Drei Wanderungen mit jeweils zwölf Gästen geleitet.',
      'Leitung von drei Wanderungen mit zwölf Gästen.',
    ],
    [
      'es',
      'Guié tres excursiones con 12 visitantes cada una.',
      'Guié tres excursiones, cada una con 12 visitantes.',
      'Guié tres excursiones con 12 visitantes.',
    ],
  ],
  'a mean, told of another number or not at all': [
    [
      'en',
      'Cut the average queue at the ferry from 40 to 25 cars.',
      'Brought the average queue at the ferry down from 40 to 25 cars.',
      'Cut the queue at the ferry from 40 to 25 cars.',
    ],
    [
      'de',
      'Die Zahl der Schäden sank von durchschnittlich 9 auf 4.',
      'Rückgang der Zahl der Schäden von durchschnittlich 9 auf 4.',
      'Die Zahl der Schäden sank von 9 auf durchschnittlich 4.',
    ],
    [
      'es',
      'Atendí una media de 30 mesas por turno.',
      'Atención a 30 mesas de media por turno.',
      'Atendí 30 mesas por turno.',
    ],
  ],
  'how many in each stretch, told as how long it took': [
    [
      'en',
      'Cut breakages from 20 to 8 a week with new trays.',
      'With new trays, cut breakages from 20 to 8 per week.',
      'Cut breakages from 20 to 8 within a week with new trays.',
    ],
    [
      'de',
      'Bruch durch neue Tabletts von 20 auf 8 Stück im Monat gesenkt.',
      'Durch neue Tabletts Senkung des Bruchs von 20 auf 8 Stück im Monat.',
      'Bruch durch neue Tabletts in einem Monat von 20 auf 8 Stück gesenkt.',
    ],
    [
      'es',
      'Bajé las roturas de 20 a 8 piezas por semana con bandejas nuevas.',
      'Con bandejas nuevas bajé las roturas de 20 a 8 piezas a la semana.',
      'Bajé las roturas de 20 a 8 piezas en una semana con bandejas nuevas.',
    ],
  ],
  'who is told, who takes part, whose it is': [
    [
      'en',
      'Counted the stock and reported faults to the warden.',
      'Stock counted and faults reported to the warden.',
      'Counted the stock and reported faults of the warden.',
    ],
    [
      'de',
      'Zählung der Bestände und Meldung der Schäden an das Bauamt.',
      'Die Bestände gezählt und dem Bauamt die Schäden gemeldet.',
      'Zählung der Bestände und Meldung der Schäden durch das Bauamt.',
    ],
    [
      'es',
      'Preparaba los turnos con la encargada cuando había ferias.',
      'Cuando había ferias, preparaba los turnos con la encargada.',
      'Preparaba los turnos de la encargada cuando había ferias.',
    ],
    [
      'es',
      'Enviaba los partes al gestor.',
      'Los partes se los enviaba al gestor.',
      'Enviaba los partes como gestor.',
    ],
  ],
  'what is still to come, told as begun': [
    [
      'en',
      'Drafting a rota for the kiosk, due to open in May.',
      'Drafting a rota for the kiosk, scheduled to open in May.',
      'Drafting a rota for the kiosk, opened in May.',
    ],
    [
      'de',
      'Planung eines Lagers, das im Mai eröffnet werden soll.',
      'Ein Lager geplant, das im Mai eröffnet werden soll.',
      'Planung eines Lagers, das im Mai eröffnet wurde.',
    ],
    [
      'es',
      'Diseñé un archivo nuevo, pendiente de instalar.',
      'Diseño de un archivo nuevo, pendiente de instalar.',
      'Diseñé e instalé un archivo nuevo, pendiente.',
    ],
  ],
  'a verb that only carries, for another deed': [
    [
      'en',
      'Watch deliveries for two shops and count crates.',
      'Count crates and watch deliveries for two shops.',
      'Count crates and make deliveries for two shops.',
    ],
    [
      'es',
      'Observo podas en dos parques y cuento nidos.',
      'Cuento nidos y observo podas en dos parques.',
      'Cuento nidos y realizo podas en dos parques.',
    ],
  ],
});
