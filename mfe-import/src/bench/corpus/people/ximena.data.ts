import { cvOf, type Person } from '../person.types.ts';

/** Sealed: books and audits, in Spanish; the rules are never tuned on her. */
export const ximena: Person = {
  key: 'ximena',
  language: 'es',
  cv: cvOf({
    person: {
      fullName: 'Ximena Arriaga Luján',
      title: 'Contadora pública',
      email: 'ximena.arriaga@example.com',
      phone: '+52 55 5012 3467',
      location: 'Querétaro, México',
      website: 'https://arriagacontable.example',
      summary:
        'Contadora con siete años entre despacho y empresa. Cierro el mes en cuatro días hábiles y explico cada cifra sin tecnicismos a quien tiene que decidir con ella.',
    },
    jobs: [
      {
        company: 'Textiles del Bajío, S.A. de C.V.',
        position: 'Jefa de contabilidad',
        location: 'Querétaro, México',
        startDate: '2021-08',
        current: true,
        description:
          'Responsable de la contabilidad general de dos plantas y un equipo de cinco personas.',
        achievements: [
          'Reduje el cierre mensual de once a cuatro días hábiles.',
          'Recuperé 3.1 millones de pesos de saldos a favor de IVA.',
        ],
      },
      {
        company: 'Despacho Corona Íñiguez',
        position: 'Auditora sénior',
        location: 'Ciudad de México, México',
        startDate: '2018-01',
        endDate: '2021-07',
        achievements: [
          'Encabecé 26 auditorías financieras de empresas medianas.',
          'Diseñé la guía de muestreo que usa el despacho.',
        ],
      },
      {
        company: 'Banco Mercantil del Centro',
        position: 'Analista de crédito',
        location: 'León, México',
        startDate: '2016-06',
        endDate: '2017-12',
        description: 'Análisis de estados financieros de pequeñas empresas.',
      },
    ],
    studies: [
      {
        institution: 'Universidad Autónoma de Querétaro',
        degree: 'Especialidad',
        field: 'Impuestos',
        location: 'Querétaro, México',
        startDate: '2019-08',
        endDate: '2020-12',
        gpa: '9,2',
      },
      {
        institution: 'Universidad de Guanajuato',
        degree: 'Licenciatura',
        field: 'Contaduría Pública',
        location: 'Guanajuato, México',
        startDate: '2011-08',
        endDate: '2016-05',
      },
    ],
    skills: ['CONTPAQi', 'Auditoría', 'Power BI', 'Normas de información financiera', 'Nóminas'],
    languages: { Español: 'Native', Inglés: 'Advanced', Portugués: 'Beginner' },
    sections: {
      certificates: [{ name: 'Contadora certificada', organisation: 'IMCP', startDate: '2020-03' }],
      volunteer: [
        {
          name: 'Tesorera',
          organisation: 'Biblioteca Vecinal La Cañada',
          startDate: '2018-09',
          current: true,
        },
      ],
    },
  }),
};
