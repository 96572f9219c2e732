import { job } from './job.ts';

/** Jobs in Spanish: four that fit somebody, one that fits nobody. */
export const spanishJobs = [
  job(
    'school',
    'Colegio Mirador del Henar',
    `
Profesor/a de Matemáticas
Colegio Mirador del Henar, Cantespino

Funciones
- Dar clase de matemáticas a alumnos de secundaria y bachillerato
- Ser tutor de un grupo y hablar con las familias
- Preparar a los alumnos para la prueba de acceso a la universidad

Requisitos
- Grado en Matemáticas y máster de formación del profesorado
- Mínimo 3 años de experiencia en docencia
- Inglés avanzado

Se valora
- Robótica, Moodle y programación en Python
- Portugués`,
  ),
  job(
    'kitchen',
    'Asador Peñalba',
    `
Jefe/a de Cocina
Asador Peñalba, Bermeo del Río

Buscamos a alguien que dirija una cocina de 9 personas.

Tareas
- Diseñar la carta de temporada y los escandallos
- Comprar a proveedores y controlar la merma
- Vigilar el HACCP

Requisitos imprescindibles
- Ciclo formativo de cocina
- 5 años o más como cocinero
- Español nativo

Deseable
- Euskera y francés
- Pastelería, cocina asiática y sumillería

Salario según convenio.`,
  ),
  job(
    'books',
    'Aceites Sierra Baja',
    `
Contable
Aceites Sierra Baja, Úbeda Nueva

Responsabilidades
- Cerrar la contabilidad cada mes
- Presentar el IVA y los demás impuestos
- Revisar facturas y reclamar cobros atrasados
- Ayudar en la auditoría y la consolidación

Requisitos
- Licenciatura o grado en Administración de Empresas
- 5 años de experiencia en contabilidad
- Sage y Excel

Se valorará
- SAP, Power BI
- Inglés y alemán`,
  ),
  job(
    'brand',
    'Quesos Altamira del Valle',
    `
Diseñador/a Gráfico/a
Quesos Altamira del Valle, Polaciones

Funciones
- Diseñar envases y etiquetas para 20 quesos
- Mantener la tienda en WordPress
- Cuidar el sistema de diseño en Figma
- Presentar propuestas a los clientes

Requisitos
- Illustrator e InDesign
- 3 años de experiencia en diseño
- Inglés avanzado

Valorable: animación, After Effects, serigrafía, ilustración infantil.`,
  ),
  job(
    'notary',
    'Notaría Salcedo Quiroga',
    `
Oficial de Notaría
Notaría Salcedo Quiroga, Tordehumos

Requisitos
- Grado en Derecho
- Redacción de escrituras, testamentos y poderes
- Manejo del protocolo notarial y del registro mercantil
- Oposiciones aprobadas

Se valora conocimiento de derecho hipotecario y latín.`,
  ),
];
