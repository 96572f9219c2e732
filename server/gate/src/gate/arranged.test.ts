import { holdRows } from './rows.fixture.ts';

holdRows({
  'a word beside one of another deed': [
    [
      'en',
      'Sanded oak floors; pine ceilings were left to the painters.',
      'Oak floors sanded; pine ceilings were left to the painters.',
      'Sanded pine ceilings; oak floors were left to the painters.',
    ],
    [
      'de',
      'Tägliche Kontrolle der Öfen; wöchentliche Reinigung mit der Frühschicht.',
      'Öfen täglich kontrolliert; wöchentliche Reinigung mit der Frühschicht.',
      'Wöchentliche Kontrolle der Öfen; tägliche Reinigung mit der Frühschicht.',
    ],
    [
      'es',
      'Pedidos mensuales de harina; control diario del horno.',
      'Control diario del horno; pedidos mensuales de harina.',
      'Pedidos diarios de harina; control mensual del horno.',
    ],
  ],
  'a property of what another part names': [
    [
      'en',
      'Deputy head of the nursery in Lund, before that a teacher at a school.',
      'Deputy head of the nursery in Lund and before that a teacher at a school.',
      'Head of the nursery in Lund, before that a deputy teacher at a school.',
    ],
    [
      'de',
      'Monatliche Führung auf Deutsch, vierteljährlich auch auf Polnisch mit einer Helferin.',
      'Führung auf Deutsch monatlich, vierteljährlich auch auf Polnisch mit einer Helferin.',
      'Vierteljährliche Führung auf Deutsch, monatlich auch auf Polnisch mit einer Helferin.',
    ],
  ],
  'whom it was done to doing it to oneself': [
    [
      'en',
      'Assist two carpenters with roof frames.',
      'With roof frames, assist two carpenters.',
      'Two carpenters assist me with roof frames.',
    ],
    [
      'de',
      'Übersetzte ab und zu für zwei Gäste aus Lyon.',
      'Ab und zu übersetzte ich für zwei Gäste aus Lyon.',
      'Zwei Gäste aus Lyon übersetzten ab und zu für mich.',
    ],
    [
      'es',
      'Cocino a diario para dos familias.',
      'A diario cocino para dos familias.',
      'Dos familias cocinan a diario para mí.',
    ],
  ],
  'an amount of money as a number of things': [
    [
      'en',
      'Ordered tiles worth up to £40,000 a year.',
      'Tiles worth up to £40,000 a year ordered.',
      'Ordered up to 40,000 tiles a year.',
    ],
    [
      'de',
      'Bestellte Fliesen für bis zu 40.000 € im Jahr.',
      'Bestellung von Fliesen für bis zu 40.000 € im Jahr.',
      'Bestellte bis zu 40.000 Fliesen im Jahr.',
    ],
    [
      'es',
      'Compré azulejos por hasta 40.000 € al año.',
      'Compra de azulejos por hasta 40.000 € al año.',
      'Compré hasta 40.000 azulejos al año.',
    ],
  ],
  'what is said of some': [
    [
      'en',
      'Logged 300 returns a month and took the damaged ones to the repair bench.',
      'Logged 300 returns each month and took the damaged ones to the repair bench.',
      'Logged 300 damaged returns a month and took them to the repair bench.',
    ],
  ],
  'an exchange, where one phrase may move': [
    [
      'de',
      'Gemeinsam mit einem Gesellen Fenster gestrichen und Türen geschliffen.',
      'Fenster gestrichen und Türen geschliffen, gemeinsam mit einem Gesellen.',
      'Gemeinsam mit einem Gesellen Türen gestrichen und Fenster geschliffen.',
    ],
    [
      'de',
      'Zeichnete Fassaden, Dächer und Treppen in Nemetschek.',
      'In Nemetschek Fassaden, Treppen und Dächer gezeichnet.',
      'Zeichnete Fassaden und baute Dächer und Treppen in Nemetschek.',
    ],
    [
      'en',
      'Between deliveries, trimmed the hedges and cleaned the paths.',
      'Trimmed the hedges and cleaned the paths between deliveries.',
      'Between deliveries, trimmed the paths and cleaned the hedges.',
    ],
  ],
});
