import { holdRows } from './rows.fixture.ts';

holdRows({
  'two numbers that changed places': [
    [
      'en',
      'Ran a crew of 14 on a 60-seat ferry',
      'Ran a crew of 14 on a ferry with 60 seats',
      'Ran a crew of 60 on a 14-seat ferry',
    ],
    [
      'en',
      'Sewed 12 coats with 30 buttons',
      'Sewed 12 coats that have 30 buttons',
      'Sewed 30 coats with 12 buttons',
    ],
    [
      'de',
      'Leitung einer 12-köpfigen Crew auf einem Schiff mit 80 Plätzen',
      'Eine 12-köpfige Crew auf einem Schiff mit 80 Plätzen geleitet',
      'Leitung einer 80-köpfigen Crew auf einem Schiff mit 12 Plätzen',
    ],
    [
      'de',
      'Pflege von 9 Gärten mit 40 Beeten',
      '9 Gärten mit 40 Beeten gepflegt',
      '40 Gärten mit 9 Beeten gepflegt',
    ],
    [
      'es',
      'Dirigí un equipo de 11 personas en un cine de 300 plazas',
      'Dirigí a un equipo de 11 personas en un cine de 300 plazas',
      'Dirigí un equipo de 300 personas en un cine de 11 plazas',
    ],
  ],
  'one end of a range': [
    ['en', 'Taught six to nine pupils', 'Taught between six and nine pupils', 'Taught nine pupils'],
    ['en', 'Walked between 4 and 7 dogs', 'Walked between four and seven dogs', 'Walked 7 dogs'],
    [
      'de',
      'Betreuung von fünf bis acht Kindern',
      'Fünf bis acht Kinder betreut',
      'Acht Kinder betreut',
    ],
    [
      'de',
      'Bewässerung von 20 bis 30 Beeten',
      '20 bis 30 Beete bewässert',
      'Bewässerung von 30 Beeten',
    ],
    [
      'es',
      'Atendí entre diez y quince mesas',
      'Atendí de diez a quince mesas',
      'Atendí quince mesas',
    ],
  ],
  'one told as several': [
    [
      'en',
      'Thanked by the harbour master for the new signs',
      'Was thanked by the harbour master for the new signs',
      'Thanked by harbour masters for the new signs',
    ],
    [
      'en',
      'Repaired the pump of the north dock',
      'Repaired the pump at the north dock',
      'Repaired the pumps of the north dock',
    ],
    [
      'de',
      'Kosten bei einem Kunden gesenkt',
      'Bei einem Kunden die Kosten gesenkt',
      'Kosten bei Kunden gesenkt',
    ],
    [
      'de',
      'Wartung vom Kran im Hafen',
      'Den Kran im Hafen gewartet',
      'Wartung von Kranen im Hafen',
    ],
    [
      'es',
      'Reparé la bomba del muelle durante el invierno',
      'Durante el invierno reparé la bomba del muelle',
      'Reparé las bombas del muelle durante el invierno',
    ],
  ],
  'who was chosen': [
    [
      'en',
      'Recruited as the second pilot of the island',
      'Was recruited as the second pilot of the island',
      'Recruited the second pilots of the island',
    ],
    [
      'en',
      'Gave the samples to the pharmacist on duty',
      'Gave samples to the pharmacist on duty',
      'Gave the samples as the pharmacist on duty',
    ],
    [
      'de',
      'Als erste Lotsin der Insel eingestellt',
      'Eingestellt als erste Lotsin der Insel',
      'Die ersten Lotsinnen der Insel eingestellt',
    ],
    [
      'es',
      'Contratada como primera bióloga del parque',
      'Fui contratada como primera bióloga del parque',
      'Contraté a la primera bióloga del parque',
    ],
  ],
  'what one took part in': [
    [
      'en',
      'Took part in a timetable change that cut delays by 9 %',
      'Participated in a timetable change that cut delays by 9 %',
      'Took part in a timetable change and cut delays by 9 %',
    ],
    [
      'de',
      'Mitarbeit an einem Fahrplan, der die Verspätungen um 9 % senkte',
      'An einem Fahrplan mitgearbeitet, der die Verspätungen um 9 % senkte',
      'Mitarbeit an einem Fahrplan und die Verspätungen um 9 % gesenkt',
    ],
    [
      'es',
      'Colaboré en un horario que redujo los retrasos un 9 %',
      'Participé en un horario que redujo los retrasos un 9 %',
      'Colaboré en un horario y reduje los retrasos un 9 %',
    ],
  ],
  'a place told as a language': [
    [
      'en',
      'Answered calls from clients in Poland',
      'Answered calls from customers in Poland',
      'Answered calls from clients in Polish',
    ],
    [
      'de',
      'Beratung von Winzern in Frankreich',
      'Winzer in Frankreich beraten',
      'Beratung von Winzern auf Französisch',
    ],
    [
      'de',
      'Führungen auf Italienisch',
      'Auf Italienisch geführt',
      'Führungen in Italien auf Spanisch',
    ],
    [
      'es',
      'Visitas a clientes en Italia',
      'Visité a clientes en Italia',
      'Visitas a clientes en italiano',
    ],
  ],
  'another compound of one head': [
    [
      'de',
      'Erstellung von Wochen- und Monatsplänen',
      'Wochen- und Monatspläne erstellt',
      'Erstellung von Wochen-, Monats- und Jahresplänen',
    ],
    [
      'de',
      'Wartung von Gas- und Ölheizungen',
      'Öl- und Gasheizungen gewartet',
      'Wartung von Gas-, Öl- und Fernheizungen',
    ],
    [
      'de',
      'Übermittlung der Umsatzsteuervoranmeldungen der Firma',
      'Die Umsatzsteuervoranmeldungen der Firma übermittelt',
      'Übermittlung der Umsatzsteuererklärungen der Firma',
    ],
  ],
});
