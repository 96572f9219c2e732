import { holdRows } from './rows.fixture.ts';

/** How the parts of a fact hang together in a rewrite; each with a lie of the same shape. */
holdRows({
  'what is still to come': [
    [
      'en',
      'Wrote a rota for 12 porters; the council has not yet approved it.',
      'Wrote a rota for 12 porters, which the council has yet to approve.',
      'Wrote a rota for 12 porters, which the council has approved.',
    ],
    [
      'en',
      'Built the ordering app; its rollout is pending.',
      'Built the ordering app, which has not yet been rolled out.',
      'Rolled out the ordering app, which is not yet built.',
    ],
    [
      'de',
      'Lagerplan gezeichnet; die Freigabe steht noch aus.',
      'Lagerplan gezeichnet; freigegeben ist er noch nicht.',
      'Lagerplan freigegeben; gezeichnet ist er noch nicht.',
    ],
    [
      'de',
      'Wartungsplan eingeführt; die Prüfung steht noch aus.',
      'Wartungsplan eingeführt, der noch nicht geprüft ist.',
      'Wartungsplan geprüft, noch nicht eingeführt.',
    ],
    [
      'es',
      'Elaboré la guía de acogida; está pendiente de aprobación.',
      'Elaboré la guía de acogida, que aún no está aprobada.',
      'Elaboré la guía de acogida, que está aprobada.',
    ],
  ],
  'what is still to come, and what is done': [
    [
      'en',
      'The plan has yet to be approved; the rota is in use.',
      'The rota is in use; the plan has yet to be approved.',
      'The plan is in use; the rota has yet to be approved.',
    ],
    [
      'es',
      'Preparo el plan de guardias; la dirección aún no lo ha aprobado.',
      'Preparo el plan de guardias, que la dirección todavía no ha aprobado.',
      'Plan de guardias aprobado por la dirección, aún no preparado.',
    ],
  ],
  'what is still to come, in other clauses': [
    [
      'es',
      'Planteé un plan de guardias, que todavía no se ha aprobado.',
      'Planteé un plan de guardias que sigue pendiente de aprobación.',
      'Aprobé un plan de guardias, que todavía no se ha planteado.',
    ],
    [
      'de',
      'Mitarbeit am Umzug der Bücherei; die Eröffnung steht noch aus',
      'Mitarbeit am Umzug der Bücherei; eröffnet ist sie noch nicht',
      'Mitarbeit am Umzug der Bücherei; die Eröffnung steht noch aus, fehlerfrei',
    ],
    [
      'es',
      'Redacté una guía de cuarenta páginas, aún pendiente de aprobación.',
      'Redacté una guía de cuarenta páginas que todavía no se ha aprobado.',
      'Aprobé una guía de cuarenta páginas que todavía no se ha redactado.',
    ],
  ],
  'a clause told behind "with"': [
    [
      'en',
      'Catalogued 300 maps; scanning planned for 2027.',
      'Catalogued 300 maps, with scanning planned for 2027.',
      'Scanned 300 maps, with cataloguing planned for 2027.',
    ],
    [
      'en',
      'Introduced a booking tool; the agency had built it.',
      'Introduced a booking tool, which the agency had built.',
      'Introduced a booking tool, with the agency.',
    ],
    [
      'en',
      'Supervised three helpers in the kitchen; opening planned for 2026.',
      'Supervised three helpers in the kitchen, with opening planned for 2026.',
      'Supervised the kitchen with three helpers; opening planned for 2026.',
    ],
    [
      'es',
      'Controlo con un termómetro la cámara de la fruta.',
      'Controlo la cámara de la fruta con un termómetro.',
      'Controlo un termómetro con la cámara de la fruta.',
    ],
    [
      'en',
      'Taught two boys who had speech needs.',
      'Taught two boys with speech needs.',
      'Taught two boys without speech needs.',
    ],
    [
      'en',
      'Ran a 40-bed ward with nine nurses.',
      'Ran a ward with 40 beds and nine nurses.',
      'Ran a ward with nine beds and 40 nurses.',
    ],
  ],
  'what it is done for, when, and why': [
    [
      'es',
      'Empecé a aprender francés para preparar cartas a proveedores.',
      'Empecé a aprender francés con el fin de preparar cartas a proveedores.',
      'Empecé a aprender francés con los proveedores, sin preparar cartas.',
    ],
    [
      'en',
      'Photographed every chair before and after repair.',
      'Took photographs of each chair both before and after repair.',
      'Repaired each chair before and after taking photographs.',
    ],
    [
      'en',
      'Ran a pilot of bus counting on route 9; stopped after four months for lack of money.',
      'Conducted a trial of bus counting on route 9, which was stopped after four months because money was lacking.',
      'Conducted a trial of bus counting on route 9, which was stopped after four months because it was complete.',
    ],
  ],
  'an amount that counts a part': [
    [
      'en',
      'Bred six rams; one won a ribbon in Hexham.',
      'Bred six rams, one of which won a ribbon in Hexham.',
      'Bred six rams, two of which won a ribbon in Hexham.',
    ],
    [
      'en',
      'Led 12 porters in Leeds, 8 in York.',
      'Led 12 porters in Leeds and 8 in York.',
      'Led 12 porters in Leeds, 8 of them in York.',
    ],
    [
      'es',
      'Unas 300 visitas al año, casi la mitad por caídas.',
      'Unas 300 visitas al año, casi la mitad de ellas por caídas.',
      'Unas 300 visitas al año, la mayoría de ellas por caídas.',
    ],
  ],
  'a list in another order': [
    [
      'de',
      'Abstimmung mit Fahrern, Lieferanten und Kunden.',
      'Abstimmung mit Kunden, Lieferanten und Fahrern.',
      'Abstimmung für Kunden, Lieferanten und Fahrer.',
    ],
    [
      'en',
      'Fitted door bells, garden lamps and oak panels under supervision.',
      'Under supervision, fitted oak panels, garden lamps and door bells.',
      'Fitted oak panels, garden lamps and door bells.',
    ],
  ],
  'a word that ends as those of people do': [
    [
      'en',
      'Helped the lead hand in the recovery of a sunken ferry.',
      'Helped the lead hand to recover a sunken ferry.',
      'As lead hand, recovered a sunken ferry.',
    ],
    [
      'en',
      'Moved nine of 20 forms online; the rest are due in spring.',
      'Moved nine of 20 forms online; the remainder are due in spring.',
      'Moved nine of 20 forms online; the remainder followed in spring.',
    ],
  ],
  'what a Spanish verb says of the time to come': [
    [
      'es',
      'Prepara, con la archivera, una muestra que se abrirá al público en 2027.',
      'Con la archivera, prepara una muestra que se abrirá al público en 2027.',
      'Prepara, con la archivera, una muestra que se abre al público.',
    ],
  ],
});
