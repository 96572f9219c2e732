import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('Spanish kitchens, sites, homes and schools', () => {
  test.each([
    [
      'Se necesita cocinero/a para menú diario. Dos días libres seguidos, 14 pagas, alta desde el primer día. Carné de manipulador y experiencia en arroces.',
      'cocinero/a',
      ['must Carné de manipulador', 'must arroces'],
    ],
    [
      'Dependienta para panadería en Gràcia, 20h semanales, turno de mañana. Catalán y castellano. Cerramos domingos. Entregar currículum en tienda.',
      'Dependienta',
      ['must Catalán', 'must castellano'],
    ],
    [
      'Albañil oficial de primera: alicatado, pladur, carnet B, TPC. Obra en Getafe, 3 meses ampliables, dieta y furgoneta de empresa.',
      'Albañil oficial de primera',
      ['must alicatado', 'must pladur', 'must carnet B', 'must TPC'],
    ],
    [
      'Busco chica interna para cuidar a señora mayor, libra sábado tarde y domingo, 1.300 € + pagas extra. Con referencias y cocina casera.',
      'chica interna',
      ['must cuidar a señora mayor', 'must referencias', 'must cocina casera'],
    ],
    [
      'Auxiliar de enfermería para residencia de 40 plazas. Título TCAE, manejo de grúa, turno de noche, contrato de sustitución hasta julio.',
      'Auxiliar de enfermería',
      ['must Título TCAE', 'must grúa'],
    ],
    [
      'Peón agrícola campaña aceituna, alojamiento y comida, pago en mano cada semana, inicio 1 dic. Permiso de trabajo. Vareadora y manejo de tractor.',
      'Peón agrícola',
      ['must Permiso de trabajo', 'must Vareadora', 'must tractor'],
    ],
    [
      'Startup fintech (25 personas, Serie A) busca product designer con Figma, design systems e inglés C1. Remoto España, stock options, 45-55k.',
      'product designer',
      ['must Figma', 'must design systems', 'must inglés'],
    ],
    [
      'Maestra/o de Infantil, cole concertado Vallecas, baja maternal, empezamos 8 enero. Habilitación de inglés, B2 mínimo. Jornada completa, tablas convenio.',
      'Maestra/o de Infantil',
      ['must inglés', 'must B2 mínimo'],
    ],
    [
      'REPARTIDOR/A con moto propia y carnet A1. Viernes a domingo noche. 9 €/h + km. Pizzería Da Nino, C/ Mayor 12. Abierto desde 1998.',
      'Repartidor/a',
      ['must moto propia', 'must carnet A1'],
    ],
    [
      'Mecánico de motos, mín. 3 años de experiencia, diagnosis e inyección electrónica. Taller pequeño, sábados alternos, salario según valía.',
      'Mecánico de motos',
      ['must 3 años de experiencia', 'must diagnosis', 'must inyección electrónica'],
    ],
    [
      'Recepcionista de hotel (3*), Nerja. Inglés y alemán, Opera PMS valorable, turnos rotativos, vivienda disponible, temporada abr-oct.',
      'Recepcionista de hotel',
      ['must Inglés', 'must alemán', 'nice Opera PMS'],
    ],
    [
      'Urge limpiadora por horas, zona Nervión, martes y jueves de 9 a 12. Persona seria, puntual. 12 €/hora, Bizum o efectivo.',
      'limpiadora',
      ['must puntual'],
    ],
    [
      'Contable part-time 25h: Contasol, modelos 303 y 390, cierre mensual. Asesoría de barrio (4 personas). Horario de 9 a 14. Envía tu CV.',
      'Contable',
      ['must Contasol', 'must modelos 303 y 390', 'must cierre mensual'],
    ],
  ])('%s', (text, position, asked) => {
    expect(readPosition(readJobText(text), '').toLowerCase()).toBe(position.toLowerCase());
    expect(askedIn(text)).toEqual(asked);
  });
});
