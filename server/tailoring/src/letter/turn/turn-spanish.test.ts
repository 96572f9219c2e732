import { expect, test } from '@jest/globals';
import { turnBullet } from './turn-bullet.rules.ts';

const turned = (bullet: string, isCurrent = false) => {
  const part = turnBullet(bullet, 'es', isCurrent);
  const verb = part?.isMany ? 'estaban' : 'estaba';
  return (
    part && (part.kind === 'did' ? `en X ${part.text}` : `entre mis tareas ${verb} ${part.text}`)
  );
};

test.each([
  ['Reduje el tiempo de carga a la mitad', 'en X reduje el tiempo de carga a la mitad'],
  ['Organicé un taller con 3 profesores', 'en X organicé un taller con 3 profesores'],
  [
    'Negocié con 7 proveedores y ahorré 2.400 € al mes',
    'en X negocié con 7 proveedores y ahorré 2.400 € al mes',
  ],
  ['Di 18 horas de clase por semana', 'en X di 18 horas de clase por semana'],
  ['Publiqué 4 guías', 'en X publiqué 4 guías'],
  ['Lideró un equipo de 5 personas', 'en X lideré un equipo de 5 personas'],
  ['Dirigió la apertura de dos tiendas', 'en X dirigí la apertura de dos tiendas'],
  ['Responsable de la caja', 'en X fui responsable de la caja'],
  ['Encargada del almacén', 'en X estuve encargada del almacén'],
  ['Me encargué de los pedidos', 'en X me encargué de los pedidos'],
  ['Gestión de pedidos y devoluciones', 'en X gestionaba pedidos y devoluciones'],
  [
    'Diseño y desarrollo de dos tiendas',
    'entre mis tareas estaban el diseño y desarrollo de dos tiendas',
  ],
  ['Servicio de desayunos', 'entre mis tareas estaba el servicio de desayunos'],
  ['Preparar pedidos para 30 tiendas', 'entre mis tareas estaba preparar pedidos para 30 tiendas'],
])('tells of the person: %s', (bullet, said) => {
  expect(turned(bullet)).toBe(said);
});

test.each([
  'Café y barra: servicio de desayunos',
  'Café y barra con servicio de desayunos',
  'Comité de empresa',
  'Contratada como primera ingeniera de la oficina',
  'Formado por la directora técnica',
  'Gestionó el director la compra',
  'Dirigió la empresa el señor Pérez',
  'Creó la empresa mi abuelo',
  'Dirigió el jefe de obra la reforma',
  'Hizo prácticas',
  'Recibió formación',
  'Formación en Excel',
  'Apoyo de la dirección recibido',
  'Gestión de empresas (curso)',
  'Búsqueda de empleo',
  'Encargado de tienda',
  'Servicio militar',
  'Premiado por la dirección',
  'Nombrada empleada del mes',
  'Aumentó la facturación un 20 %',
  'Se redujo el gasto a la mitad',
  'Lideró su equipo durante un año',
  'Lideró el cambio de sus compañeros',
  'Electricista con carné',
  'Promoción a jefa de turno',
  'Trabajo en equipo',
  'Tutora de un grupo desde 2020',
  'Sistemas integrados para dos fábricas',
])('leaves out what is not surely done by the person: %s', (bullet) => {
  expect(turned(bullet)).toBeUndefined();
});

test('says what goes on only of a job that goes on', () => {
  const bullets = ['Dirijo a 4 cocineros en cada servicio', 'Diseño la web de la escuela'];
  expect(bullets.map((bullet) => turned(bullet, true))).toEqual([
    'en X dirijo a 4 cocineros en cada servicio',
    'en X diseño la web de la escuela',
  ]);
  expect(bullets.map((bullet) => turned(bullet))).toEqual([undefined, undefined]);
  expect(turned('Diseño de carteles', true)).toBe('en X diseño carteles');
});

test.each([
  [
    'Realiza cada día entre 20 y 30 ensayos de agua, registra los resultados en el sistema y avisa a la jefa de turno',
    'en X realizo cada día entre 20 y 30 ensayos de agua, registro los resultados en el sistema y aviso a la jefa de turno',
  ],
  [
    'Calibra semanalmente los medidores y mantiene al día las fichas de 20 equipos',
    'en X calibro semanalmente los medidores y mantengo al día las fichas de 20 equipos',
  ],
  [
    'Atención telefónica y presencial a vecinos',
    'entre mis tareas estaba la atención telefónica y presencial a vecinos',
  ],
  [
    'Mantenimiento preventivo y correctivo de dos líneas',
    'entre mis tareas estaba el mantenimiento preventivo y correctivo de dos líneas',
  ],
  [
    'Visitas domiciliarias a personas mayores',
    'entre mis tareas estaban las visitas domiciliarias a personas mayores',
  ],
])('what goes on is told in the first person: %s', (bullet, said) => {
  expect(turned(bullet, true)).toBe(said);
});

test('a second verb that is not known is not left in the third person', () => {
  expect(turned('Imparte clase en tres cursos y es tutora de un grupo', true)).toBeUndefined();
  expect(turned('Redacta los informes de sus alumnos', true)).toBeUndefined();
});

test('a rate that rose is told as what came of it', () => {
  const rate = 'La tasa de aprobados en 4.º subió del 60 % al 71 % en dos cursos';
  expect(turnBullet(rate, 'es', true)?.kind).toBe('result');
});

test('the second thing of a work has no "de" behind a verb', () => {
  const bullets = [
    'Gestión de proveedores y del almacén',
    'Redacción de informes y de la memoria anual',
    'Mantenimiento de equipos y de redes en dos sedes',
    'Control de los niveles de agua y de cloro',
    'Formación de tres ayudantes y de un aprendiz',
    'Formación de nuevos compañeros',
    'Control de caja y de stock con Excel',
    'Revisión de albaranes y de stock',
  ];
  expect(bullets.map((bullet) => turned(bullet))).toEqual([
    'en X gestionaba proveedores y el almacén',
    'en X redactaba informes y la memoria anual',
    'en X mantenía equipos y redes en dos sedes',
    'en X controlaba los niveles de agua y de cloro',
    'en X formé a tres ayudantes y a un aprendiz',
    'en X formaba a nuevos compañeros',
    'entre mis tareas estaba el control de caja y de stock con Excel',
    'entre mis tareas estaba la revisión de albaranes y de stock',
  ]);
});
