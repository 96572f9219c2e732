import { labelled } from './labelled.ts';

export const teacherSentences = labelled(
  'teacher',
  `
s: Profesora de matemáticas: mejor un problema bien elegido que 20 ejercicios iguales.
s: Enseño matemáticas y prefiero un solo problema bien elegido a veinte ejercicios que se repiten.
s: Docente de matemáticas que antes elige bien un problema que poner veinte ejercicios iguales.
1d: Doy clase a grupos de veintisiete alumnos.
1d: Grupos de 27 alumnos en clase.
1.0: Preparé para la prueba de acceso a ciento cuarenta alumnos; aprobó el 93 por ciento
1.0: El 93 % de los 140 alumnos que preparé aprobó la prueba de acceso
1.0: Preparación de 140 alumnos para la prueba de acceso: aprobados, un 93 %
1.1: Con tres profesores monté un taller de robótica
1.1: Organización de un taller de robótica junto a 3 profesores
1.1: Puse en marcha un taller de robótica con otros tres profesores
1.2: Desde 09/2020 soy tutora de un grupo
1.2: Llevo la tutoría de un grupo desde septiembre de 2020
1.3: Llevé el cuaderno de notas a Google Sheets
1.3: Trasladé el cuaderno de notas a Google Sheets
2.0: Daba dieciocho horas de clase cada semana
2.0: Dieciocho horas semanales de clase
2.0: 18 horas de clase semanales
2.1: La academia todavía usa las 250 fichas de ejercicios que escribí
2.1: Redacté doscientas cincuenta fichas de ejercicios, aún en uso en la academia
L: Desde septiembre de 2018 soy profesora de matemáticas en el Instituto Valdeoro.
L: Antes di clases particulares en la Academia Brújula, de octubre de 2014 a junio de 2018.
L: Estudié el Grado en Matemáticas y el Máster en Formación del Profesorado en la Universidad de Peñalara.
L: Hablo inglés con nivel avanzado y catalán con fluidez.
L: En clase utilizo GeoGebra y Moodle.
L: Since September 2018 I have been teaching mathematics at Instituto Valdeoro.
`,
  `
number, 1.0: Preparé a 140 alumnos para la prueba de acceso, con un 99 % de aprobados
number, 2.0: Di 28 horas de clase por semana
number, 2.1: Escribí dos mil quinientas fichas de ejercicios
employer, 1.1: Organicé un taller de robótica con el Museo Tarsila
tool, 1.3: Pasé el cuaderno de notas a Python
degree, s: Doctora y profesora de matemáticas, con doctorado.
language, L: Hablo portugués con nivel avanzado.
seniority, 1.2: Directora del centro desde septiembre de 2020
seniority, s: Jefa de estudios y profesora de matemáticas.
team, 1.1: Organicé un taller de robótica con 13 profesores
date, 1.2: Tutora de un grupo desde septiembre de 2016
job-term, 1.0: Preparé a 140 alumnos de bachillerato para la prueba de acceso
employer, L: También he trabajado en el Colegio Lumbreras.
`,
);

export const cookSentences = labelled(
  'cook',
  `
s: Cocinero de mercado al que le gustan el pescado, el orden y una cocina sin gritos.
s: Me gustan el pescado y el orden, y una cocina de mercado en la que nadie grita.
1d: Partida de pescado de un restaurante con setenta cubiertos.
1d: El pescado de un restaurante de 70 cubiertos.
1.0: Reduje la merma del pescado del 12 al 5 por ciento
1.0: La merma de pescado pasó del 12 % al 5 %
1.0: Merma de pescado: de un doce por ciento a un cinco por ciento
1.1: En cada servicio dirijo a cuatro cocineros
1.1: Cuatro cocineros a mi cargo en cada servicio
1.1: Lidero a 4 cocineros durante el servicio
1.2: Creé dieciséis platos para la carta de temporada
1.2: Diseño de 16 platos de temporada para la carta
1.2: La carta de temporada lleva 16 platos míos
1.3: Me encargo de los registros de HACCP
1.3: Registros de HACCP al día
2.0: Banquetes para un máximo de 350 personas
2.0: Cociné en banquetes de hasta trescientas cincuenta personas
2.0: Preparaba banquetes de hasta 350 comensales
2.1: Ahorré 2400 € mensuales al negociar con siete proveedores
2.1: Negociación con 7 proveedores: 2,4 mil euros menos al mes
2.1: Tras negociar con siete proveedores, el ahorro fue de 2.400 euros al mes
L: Trabajo como jefe de partida en el Restaurante Salgado desde abril de 2019.
L: Entre 06/2015 y 03/2019 fui cocinero del Hotel Miravent.
L: Terminé el ciclo formativo superior de Dirección de cocina en la Escuela de Hostelería Arance.
L: Hablo euskera con fluidez y francés con un nivel intermedio.
L: At Hotel Miravent I cooked for banquets of up to 350 people.
`,
  `
number, 1.0: Bajé la merma de pescado del 22 % al 5 %
number, 2.1: Negocié con 7 proveedores y ahorré 24.000 € al mes
number, 2.0: Preparé banquetes de hasta tres mil personas
employer, 2.0: Preparé banquetes en el Palacio Ormaiztegi
tool, 1.3: Llevo los registros en SAP
degree, L: Tengo una licenciatura en gastronomía.
language, L: Hablo italiano y euskera.
seniority, s: Director de cocina de mercado.
seniority, 1.1: Fundador de la cocina con 4 cocineros en cada servicio
team, 1.1: Dirijo a 14 cocineros en cada servicio
date, L: Trabajo en el Restaurante Salgado desde abril de 2013.
job-term, 1.2: Diseñé 16 platos de pastelería de la carta
job-term, s: Cocinero de mercado con sumillería y cocina asiática.
`,
);
