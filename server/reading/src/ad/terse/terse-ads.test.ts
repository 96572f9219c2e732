import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

const positionOf = (text: string) => readPosition(readJobText(text), '');

describe('a text of a few lines asks for what it names', () => {
  test.each([
    [
      'Network engineer for hydraulic modelling with EPANET and Python.',
      'Network engineer',
      ['must hydraulic modelling with EPANET', 'must Python'],
    ],
    [
      'Senior Data Engineer\nSpark, Airflow, dbt, Snowflake\n5+ years\nFluent English',
      'Senior Data Engineer',
      ['must Spark', 'must Airflow', 'must dbt', 'must Snowflake', 'must 5+ years', 'must English'],
    ],
    [
      'Backend dev (Node.js, PostgreSQL, Docker). Nice to have: Kubernetes.',
      'Backend dev',
      ['must Node.js', 'must PostgreSQL', 'must Docker', 'nice Kubernetes'],
    ],
    [
      'React developer with TypeScript, 3 years experience, remote.',
      'React developer',
      ['must React', 'must TypeScript', 'must 3 years experience'],
    ],
    [
      'Electrician wanted, Leeds area. 18th Edition, domestic experience. £22/h, van supplied. Call Dave 07700 900123',
      'Electrician',
      ['must 18th Edition', 'must domestic experience'],
    ],
    [
      'Kaufmännische Sachbearbeiterin, SAP, Englisch fließend, Excel',
      'Kaufmännische Sachbearbeiterin',
      ['must SAP', 'must Englisch', 'must Excel'],
    ],
    [
      'Koch gesucht! Teilzeit, Erfahrung mit mediterraner Küche, ab sofort.',
      'Koch',
      ['must mediterraner Küche'],
    ],
    [
      'Suche Steuerfachangestellte (m/w/d) für Kanzlei in Ulm. DATEV, Lohnbuchhaltung. Teilzeit möglich.',
      'Steuerfachangestellte (m/w/d)',
      ['must DATEV', 'must Lohnbuchhaltung'],
    ],
    [
      'Java-Entwickler gesucht: Spring Boot, Kubernetes, Kafka von Vorteil. Remote, 70–80k.',
      'Java-Entwickler',
      ['must Java-Entwickler', 'must Spring Boot', 'must Kubernetes', 'nice Kafka'],
    ],
    [
      'Administrativo contable: Sage, Excel avanzado, catalán',
      'Administrativo contable',
      ['must Sage', 'must Excel', 'must catalán'],
    ],
    [
      'Buscamos desarrollador Python: Django, PostgreSQL, inglés B2. Se valora AWS. Teletrabajo.',
      'desarrollador Python',
      ['must Python', 'must Django', 'must PostgreSQL', 'must inglés', 'nice AWS'],
    ],
    [
      'Cocinero/a. Cocina mediterránea, manejo de plancha, carnet de manipulador. Media jornada, fines de semana.',
      'Cocinero/a',
      ['must Cocina mediterránea', 'must plancha', 'must carnet de manipulador'],
    ],
    [
      'Sous chef, Harrogate. Pastry section experience, food hygiene L3. 48h, live-in available. Email cv to Ann',
      'Sous chef',
      ['must Pastry section experience', 'must food hygiene L3'],
    ],
    [
      'Erzieher/in (m/w/d) gesucht, staatl. anerkannt, Krippe, 30–39 Std.',
      'Erzieher/in (m/w/d)',
      ['must staatl. anerkannt', 'must Krippe'],
    ],
    [
      'Odontólogo/a general, colegiado, ortodoncia invisible deseable. Clínica en Getxo.',
      'Odontólogo/a general',
      ['must colegiado', 'nice ortodoncia invisible'],
    ],
    [
      'Lehrkraft Biologie/Sport, ab Februar. Freundlich & geduldig.',
      'Lehrkraft Biologie/Sport',
      ['must Biologie', 'must Sport', 'must Freundlich', 'must geduldig'],
    ],
    [
      'Soldador MIG/MAG, taller en Lugo. Homologación y carnet B.',
      'Soldador MIG/MAG',
      ['must MIG', 'must MAG', 'must Homologación', 'must carnet B'],
    ],
  ])('%s', (text, position, asked) => {
    expect([positionOf(text), askedIn(text)]).toEqual([position, asked]);
  });
});

describe('what a few lines do not ask for', () => {
  test.each([
    ['place and hours', 'Shop assistant needed, Saturdays 9–5, Hatherby Cross.'],
    ['pay and a way to apply', 'Barista wanted! £12/h plus tips. Ask at the counter.'],
    ['what is refused', 'Kellner gesucht, keine Erfahrung nötig, Mo–Fr, Köln.'],
    ['where it is told apart', 'Kitchen porter. No experience needed. Cash in hand. Remoto.'],
    ['the house', 'Se busca camarero para restaurante en Valencia, contrato indefinido.'],
  ])('%s', (_what, text) => {
    expect(askedIn(text)).toEqual([]);
  });
});

describe('lines of a note', () => {
  test('are no broken sentence, also where they begin small', () => {
    expect(
      askedIn('BARISTA WANTED\nweekends\nlatte art a plus\ndial in a grinder\n£12.60/h + tips'),
    ).toEqual(['nice latte art', 'must dial in a grinder']);
  });

  test('below a title, with their signs', () => {
    expect(askedIn('Auxiliar contable (Monterrey)\n- CONTPAQi\n- Excel intermedio')).toEqual([
      'must CONTPAQi',
      'must Excel',
    ]);
  });

  test('of several tools between slashes, each', () => {
    expect(askedIn('SRE wanted, Terraform/AWS/Datadog, no agencies')).toEqual([
      'must Terraform',
      'must AWS',
      'must Datadog',
    ]);
  });
});

describe('what a short ad gives, and how one applies', () => {
  test.each([
    [
      'Tiler wanted, Hull.\nMosaics, wet rooms. Text Moira. Free lunch on us.',
      ['Mosaics', 'wet rooms'],
    ],
    [
      'Fliesenleger gesucht. Mosaik, Naturstein. Kaffee aufs Haus → Jetzt bewerben',
      ['Mosaik', 'Naturstein'],
    ],
    [
      'Se busca alicatador. Mosaico, piedra. Bocadillo y propinas. Escribidme por privado',
      ['Mosaico', 'piedra'],
    ],
    [
      'Se busca monitora. Natación, primeros auxilios, porque el lago es hondo.',
      ['Natación', 'primeros auxilios'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked.map((one) => `must ${one}`));
  });
});

describe('houses and signers of short ads', () => {
  test.each([
    [
      "Potter wanted, Moira's Clay Barn, Hull.\nThrowing, glazing. Big kiln. – Moira",
      ['Throwing', 'glazing', 'Big kiln'],
    ],
    [
      'Schmied/in, Metallbau Pfundstein, Ulm. Schweißen, Zeichnen. Gruß Anke',
      ['Schweißen', 'Zeichnen'],
    ],
    [
      'Schmied/in | Funkenflug | Ulm | 20 h\nSchweißen\nZeichnen\nFeilen',
      ['Schweißen', 'Zeichnen', 'Feilen'],
    ],
    ['Herrero/a – Forjas Peláez, Lugo.\nSoldadura, forja. Charo', ['Soldadura', 'forja']],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked.map((one) => `must ${one}`));
  });
});

test('a plus behind ticks only helps, a pin and a parcel ask for nothing', () => {
  expect(
    askedIn('Potter @ Clay Barn\n✅ Throwing\n✅ Glazing\n➕ Raku\n🎁 a mug\n📍 Hexham, 20 hrs'),
  ).toEqual(['must Throwing', 'must Glazing', 'nice Raku']);
});

test('what the house teaches is not asked for', () => {
  expect(askedIn('Se busca alfarera. Torno, esmaltes; raku te lo enseñamos acá.')).toEqual([
    'must Torno',
    'must esmaltes',
  ]);
  expect(askedIn('Potter wanted. Throwing, glazing. Raku you can learn with us.')).toEqual([
    'must Throwing',
    'must glazing',
  ]);
});

test('a word behind an equals sign says how much it counts', () => {
  expect(askedIn('Entwickler (m/w/d)\nGit = Pflicht\nVue oder Svelte = nice')).toEqual([
    'must Git',
    'nice Vue oder Svelte',
  ]);
});

describe('behind its wishes and its pay a short ad asks for no more', () => {
  test.each([
    [
      'Potter wanted. Throwing, glazing, £14 an hour, a bench by the stove.',
      ['must Throwing', 'must glazing'],
    ],
    [
      'Töpfer/in gesucht. Drehen, Glasieren. Raku wäre schön. Ofenbank, Streuselkuchen.',
      ['must Drehen', 'must Glasieren', 'nice Raku'],
    ],
    [
      'Se busca alfarera. Torno, esmaltes. Raku, un plus. Sombra y botijo. Excel imprescindible.',
      ['must Torno', 'must esmaltes', 'nice Raku', 'must Excel'],
    ],
    [
      'Potter wanted. £14 an hour, paid weekly. Throwing, glazing.',
      ['must Throwing', 'must glazing'],
    ],
    [
      'Potter wanted\nraku a plus\nthrowing\nglazing',
      ['nice raku', 'must throwing', 'must glazing'],
    ],
    [
      'Töpfer/in gesucht\nDrehen, Glasieren\nDafür: Ofenbank, Streuselkuchen',
      ['must Drehen', 'must Glasieren'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });

  test('a point of another picture than all before it', () => {
    expect(
      askedIn('🏺 Töpfer:in, Ulm\n👉 Drehen\n👉 Glasieren\n⭐ Raku\n☕ Ofenbank, Streuselkuchen'),
    ).toEqual(['must Drehen', 'must Glasieren', 'nice Raku']);
  });
});

describe('what a short ad tells of whom it seeks', () => {
  test.each([
    [
      'We need a potter who can throw big jars, glazes by eye and is at home with gas kilns.',
      ['must throw big jars', 'must glazes by eye', 'must is at home with gas kilns'],
    ],
    [
      'Töpfer gesucht. Meisterbrief, ruhige Hand, Nachtbrände sind für dich okay.',
      ['must Meisterbrief', 'must ruhige Hand', 'must Nachtbrände sind für dich okay'],
    ],
    [
      'Potter wanted. Jars, big bowls and a kiln ticket are what we need. If you also do raku, great.',
      ['must Jars', 'must big bowls', 'must kiln ticket', 'nice do raku'],
    ],
    [
      'Töpfer gesucht. Drehen. Raku? Toll! Gefragt sind Meisterbrief und zwei Jahre Praxis.',
      ['must Drehen', 'nice Raku', 'must Meisterbrief', 'must zwei Jahre Praxis'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});

describe('deeds of whom a short ad seeks', () => {
  test.each([
    [
      'Potter with kiln skills for Clay Barn. You throw jars, you glaze by eye and you get a free mug.',
      ['must kiln skills', 'must throw jars', 'must glaze by eye'],
    ],
    [
      'Töpfer gesucht.\nDu drehst große Krüge und bringst zwei Jahre Praxis mit? Dann komm zu uns!',
      ['must drehst große Krüge', 'must zwei Jahre Praxis'],
    ],
    [
      'Se busca alfarera. Que sepa tornear y que se defienda con el esmalte.',
      ['must tornear', 'must se defienda con el esmalte'],
    ],
    [
      'Potter wanted. The person we hope to find throws jars, can rebuild a kiln and packs well.',
      ['must throws jars', 'must rebuild a kiln', 'must packs well'],
    ],
  ])('%s', (text, asked) => {
    expect(askedIn(text)).toEqual(asked);
  });
});
