import { person } from '@sastre/reading/testing';

/** People whose CV is in Spanish. */
export const spanishPeople = [
  person({
    key: 'teacher',
    job: 'school',
    head: ['Aurelia Montsant', 'Profesora de secundaria', 'Valdeoro', '+34 600 000 011'],
    summary:
      'Profesora de matemáticas que prefiere un problema bien elegido a veinte ejercicios iguales.',
    work: [
      {
        as: ['Profesora de matemáticas', 'Instituto Valdeoro', '2018-09'],
        description: 'Clases a grupos de 27 alumnos.',
        achievements: [
          'Preparé a 140 alumnos para la prueba de acceso, con un 93 % de aprobados',
          'Organicé un taller de robótica con 3 profesores',
          'Tutora de un grupo desde septiembre de 2020',
          'Pasé el cuaderno de notas a Google Sheets',
        ],
      },
      {
        as: ['Profesora particular', 'Academia Brújula', '2014-10 2018-06'],
        achievements: [
          'Di 18 horas de clase por semana',
          'Escribí 250 fichas de ejercicios que la academia sigue usando',
        ],
      },
    ],
    studies: [
      ['Universidad de Peñalara', 'Grado en Matemáticas', 'Matemáticas', '2010-09 2014-06'],
      ['Universidad de Peñalara', 'Máster en Formación del Profesorado', '', '2015-09 2016-07'],
    ],
    skills: ['Docencia', 'GeoGebra', 'Google Sheets', 'Tutoría', 'Moodle'],
    languages: { Español: 'Native', Inglés: 'Advanced', Catalán: 'Fluent' },
  }),
  person({
    key: 'cook',
    job: 'kitchen',
    head: ['Bruno Echarri', 'Jefe de partida', 'Arance', '+34 600 000 022'],
    summary: 'Cocinero de mercado; me gusta el pescado, el orden y que nadie grite en la cocina.',
    work: [
      {
        as: ['Jefe de partida', 'Restaurante Salgado', '2019-04'],
        description: 'Partida de pescado en un restaurante de **70 cubiertos**.',
        achievements: [
          'Bajé la merma de pescado del 12 % al 5 %',
          'Dirijo a 4 cocineros en cada servicio',
          'Diseñé 16 platos de la carta de temporada',
          'Llevo los registros de HACCP',
        ],
      },
      {
        as: ['Cocinero', 'Hotel Miravent', '2015-06 2019-03'],
        achievements: [
          'Preparé banquetes de hasta 350 personas',
          'Negocié con 7 proveedores y ahorré 2.400 € al mes',
        ],
      },
    ],
    studies: [
      [
        'Escuela de Hostelería Arance',
        'Ciclo formativo superior',
        'Dirección de cocina',
        '2013-09 2015-05',
      ],
    ],
    skills: ['Pescado', 'HACCP', 'Escandallos', 'Compras', 'Excel'],
    languages: { Español: 'Native', Euskera: 'Fluent', Francés: 'Intermediate' },
  }),
  person({
    key: 'accountant',
    job: 'books',
    head: ['Nieves Torralbo', 'Contable', 'Guadalén', '+34 600 000 033'],
    summary: 'Contable de empresas pequeñas, con paciencia para las facturas que nadie encuentra.',
    work: [
      {
        as: ['Contable', 'Gestoría Albendín', '2017-01'],
        description: 'Contabilidad e impuestos de 45 empresas.',
        achievements: [
          'Cierro las cuentas de cada mes en 4 días, antes eran 9',
          'Presento unas 180 declaraciones de IVA al trimestre',
          'Pasé el archivo en papel a SharePoint en noviembre de 2021',
          'Formé a 2 compañeras en Sage',
        ],
      },
      {
        as: ['Auxiliar administrativa', 'Conservas Riomar', '2012-03 2016-12'],
        achievements: ['Revisé 1.500 facturas al mes', 'Recuperé 38.000 € de cobros atrasados'],
      },
    ],
    studies: [
      ['Universidad de Guadalén', 'Licenciatura', 'Administración de Empresas', '2006-10 2011-07'],
    ],
    skills: ['Sage', 'Excel', 'SharePoint', 'Contabilidad', 'Impuestos'],
    languages: { Español: 'Native', Inglés: 'Intermediate' },
  }),
  person({
    key: 'designer',
    job: 'brand',
    head: ['Leire Olabarri', 'Diseñadora gráfica', 'Ibaialde', '+34 600 000 044'],
    summary: 'Diseñadora que empieza con lápiz y termina con archivos que la imprenta entiende.',
    work: [
      {
        as: ['Diseñadora gráfica', 'Estudio Papelera', '2020-02'],
        description: 'Marca y envases para productores de alimentos.',
        achievements: [
          'Diseñé los envases de 32 productos en Illustrator',
          'Rehice la web de una bodega en WordPress; las ventas subieron un 26 %',
          'Monté una biblioteca de Figma con 85 componentes',
          'Presento cada propuesta al cliente en persona',
        ],
      },
      {
        as: ['Maquetadora', 'Imprenta Lezo', '2016-09 2020-01'],
        achievements: [
          'Maqueté 40 libros y 12 revistas en InDesign',
          'Reduje los errores de imprenta a la mitad',
        ],
      },
    ],
    studies: [
      [
        'Escuela de Arte Ibaialde',
        'Ciclo formativo superior',
        'Gráfica publicitaria',
        '2014-09 2016-06',
      ],
    ],
    skills: ['Illustrator', 'Figma', 'InDesign', 'WordPress', 'Fotografía'],
    languages: { Español: 'Native', Euskera: 'Native', Inglés: 'Advanced' },
  }),
];
