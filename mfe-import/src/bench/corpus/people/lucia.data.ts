import { cvOf, type Person } from '../person.types.ts';

/** Sites and surveys, in Spanish. */
export const lucia: Person = {
  key: 'lucia',
  language: 'es',
  cv: cvOf({
    person: {
      fullName: 'Lucía Benavides Oroz',
      title: 'Arquitecta técnica',
      email: 'lucia.benavides@example.com',
      phone: '+34 611 22 08 47',
      location: 'Zaragoza, España',
      linkedIn: 'https://www.linkedin.com/in/luciabenavidesoroz',
      summary:
        'Arquitecta técnica con nueve años en obra, sobre todo en rehabilitación de edificios de viviendas. Me ocupo de que el presupuesto, el plazo y lo que se ve en la fachada cuenten la misma historia.',
    },
    jobs: [
      {
        company: 'Ebro Rehabilita, S.L.',
        position: 'Jefa de obra',
        location: 'Zaragoza, España',
        startDate: '2021-01',
        current: true,
        description:
          'Dirijo obras de rehabilitación energética de comunidades de entre 24 y 140 viviendas, con equipos propios y subcontratas.',
        achievements: [
          'Terminé once fachadas sin una sola penalización por plazo.',
          'Reduje un 18 % los residuos de obra pactando la retirada por palés con los proveedores.',
          'Tramité ayudas europeas por valor de 4,2 millones de euros.',
        ],
      },
      {
        company: 'Estudio Peralta Arquitectura',
        position: 'Directora de ejecución de obra',
        location: 'Huesca, España',
        startDate: '2017-03',
        endDate: '2020-12',
        description: 'Control de calidad, mediciones y certificaciones de obra nueva y reforma.',
        achievements: [
          'Preparé las mediciones de 37 proyectos con desviaciones inferiores al 3 %.',
          'Formé a dos compañeras en prácticas que hoy firman sus propias obras.',
        ],
      },
      {
        company: 'Ayuntamiento de Jaca',
        position: 'Becaria de urbanismo',
        location: 'Jaca, España',
        startDate: '2015-10',
        endDate: '2017-02',
        achievements: ['Revisé más de 400 expedientes de licencias menores.'],
      },
    ],
    studies: [
      {
        institution: 'Universidad de Navarra',
        degree: 'Máster',
        field: 'Rehabilitación de Edificios',
        location: 'Pamplona, España',
        startDate: '2016-09',
        endDate: '2017-07',
      },
      {
        institution: 'Universidad de Zaragoza',
        degree: 'Grado',
        field: 'Arquitectura Técnica',
        location: 'La Almunia, España',
        startDate: '2011-09',
        endDate: '2015-07',
        gpa: '7,9',
      },
    ],
    skills: ['Presto', 'AutoCAD', 'Revit', 'Coordinación de seguridad', 'Certificación energética'],
    languages: { Español: 'Native', Inglés: 'Advanced', Francés: 'Intermediate' },
    sections: {
      courses: [
        { name: 'Coordinadora de seguridad y salud', organisation: 'COAATZ', startDate: '2018-05' },
      ],
      projects: [
        {
          name: 'Mapa de fachadas',
          startDate: '2022-02',
          endDate: '2022-11',
          description: 'Catálogo abierto de revocos tradicionales del valle del Ebro.',
          highlights: ['Recogí 260 muestras con una asociación de vecinos.'],
        },
      ],
    },
  }),
};
