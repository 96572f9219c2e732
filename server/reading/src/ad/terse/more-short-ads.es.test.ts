import { describe, expect, test } from '@jest/globals';
import { askedIn } from '../read/asked-in.fixture.ts';
import { readPosition } from '../read/position.rules.ts';
import { readJobText } from '../layout/job-text.rules.ts';

describe('Spanish workshops, clinics, vineyards and agencies', () => {
  test.each([
    [
      'Se busca herrero para taller en Burgos. Soldadura MIG, forja, permiso B. Jornada completa.',
      'herrero',
      ['must Soldadura MIG', 'must forja', 'must permiso B'],
    ],
    [
      'Para nuestra clínica dental en Lugo buscamos higienista dental: título FP, Gesden, 1 año de experiencia. Mañanas.',
      'higienista dental',
      ['must título FP', 'must Gesden', 'must 1 año de experiencia'],
    ],
    [
      'Quesería La Braña busca incorporar maestro/a quesero/a. Elaboración de queso azul, APPCC, carnet de conducir.',
      'maestro/a quesero/a',
      ['must Elaboración de queso azul', 'must APPCC', 'must carnet de conducir'],
    ],
    [
      '📣 ¡Estamos contratando! Desarrollador/a Android 📱 Kotlin, Jetpack Compose, inglés B2. Remoto. #empleo #android',
      'Desarrollador/a Android',
      ['must Kotlin', 'must Jetpack Compose', 'must inglés'],
    ],
    [
      'Profesora de yoga, martes y jueves tarde, Murcia. Titulación 200h, experiencia con embarazadas. Autónoma.',
      'Profesora de yoga',
      ['must Titulación 200h', 'must embarazadas'],
    ],
    [
      'URGENTE cajero/a supermercado, zona Retiro, contrato 3 meses, don de gentes. Dejar CV en caja.',
      'cajero/a supermercado',
      ['must don de gentes'],
    ],
    [
      'Puesto: Técnico de laboratorio\nImprescindible: HPLC, FP Química\nDeseable: inglés\nLugar: Alcalá, turno tarde',
      'Técnico de laboratorio',
      ['must HPLC', 'must FP Química', 'nice inglés'],
    ],
    [
      '¿Alguien conoce un buen afinador de pianos? Dos pianos verticales, referencias. Pago 90 €.',
      'afinador de pianos',
      ['must Dos pianos verticales', 'must referencias'],
    ],
    [
      'Hola Marta, te escribo por una vacante de Controller Financiero para un cliente industrial en Vitoria: SAP, Excel avanzado, inglés C1, 5 años. ¿Te interesa?',
      'Controller Financiero',
      ['must SAP', 'must Excel', 'must inglés', 'must 5 años'],
    ],
    [
      'Pizzero con experiencia en horno de leña | carné de manipulador | fines de semana | Cádiz | 1.400 €',
      'Pizzero',
      ['must horno de leña', 'must carné de manipulador'],
    ],
    [
      'Monitor/a de esquí (Baqueira), TD2, inglés y francés, temporada diciembre-marzo, alojamiento incluido.',
      'Monitor/a de esquí',
      ['must TD2', 'must inglés', 'must francés'],
    ],
    [
      'Necesito alguien que me lleve la contabilidad: facturas, modelo 303, Holded. 5 horas al mes, Sevilla.',
      '',
      ['must facturas', 'must modelo 303', 'must Holded'],
    ],
    [
      'Vendimiadores para septiembre, Rioja Alta, permiso de trabajo, alojamiento incl., 62 €/día. Llamar a Jesús.',
      'Vendimiador',
      ['must permiso de trabajo'],
    ],
    [
      'Bufete Oller & Ruiz (Girona) – Abogado/a mercantilista. Colegiación, catalán, 3 años en despacho, francés valorable.',
      'Abogado/a mercantilista',
      ['must Colegiación', 'must catalán', 'must 3 años en despacho', 'nice francés'],
    ],
    [
      'Conductores de autobús, permiso D y CAP, Huesca. Se ofrece contrato fijo y 16 pagas.',
      'Conductor de autobús',
      ['must permiso D y CAP'],
    ],
    [
      'Empresa de eventos contrata DJ residente para discoteca en Salou: Traktor o Serato, house y reggaetón, inglés básico.',
      'DJ residente',
      ['must Traktor o Serato', 'must house', 'must reggaetón', 'must inglés'],
    ],
    [
      'Cuidadora interna p/ matrimonio mayor, Gijón. Referencias, cocina casera, carnet de conducir. 1.350 € netos, libra domingos.',
      'Cuidadora interna',
      ['must Referencias', 'must cocina casera', 'must carnet de conducir'],
    ],
    [
      'Chef de sushi - Restaurante Ume - Palma\nCorte de pescado y arroz\n2 años en cocina japonesa\nInglés medio o alemán',
      'Chef de sushi',
      [
        'must Corte de pescado y arroz',
        'must 2 años en cocina japonesa',
        'must Inglés medio o alemán',
      ],
    ],
    [
      'Ingeniero/a QA\nSelenium, Java, pruebas A/B\nTítulo en Informática o 4 años de experiencia\nHíbrido Bilbao',
      'Ingeniero/a QA',
      [
        'must Selenium',
        'must Java',
        'must pruebas A/B',
        'must Título en Informática o 4 años de experiencia',
      ],
    ],
    [
      'Chico/a para reparto de pan de 5 a 8 de la mañana, carnet B, puntual. Panadería Sol, Elda.',
      'Chico/a',
      ['must carnet B', 'must puntual'],
    ],
  ])('%s', (text, position, asked) => {
    expect([readPosition(readJobText(text), ''), askedIn(text)]).toEqual([position, asked]);
  });
});
