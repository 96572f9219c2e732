import { UNLIMITED } from '@sastre/shared-contracts/api';
import type { PlanConfig } from './plan.schema.ts';

/** The plans when no file is configured. */
export const defaultPlans: PlanConfig[] = [
  {
    id: 'free',
    priceCents: 0,
    currency: 'EUR',
    dailyLimit: 3,
    weeklyLimit: 10,
    iconUrl: '/plans-icons/free.svg',
    texts: {
      en: {
        name: 'Free',
        description: 'Everything you need to write a CV and try tailoring.',
        features: [
          'Your CV and all templates',
          'Tailoring, cover letters and translations',
          'Unlimited PDF exports',
          '3 AI operations a day, 10 a week',
        ],
      },
      es: {
        name: 'Gratis',
        description: 'Todo lo que necesitas para escribir tu CV y probar la adaptación.',
        features: [
          'Tu CV y todas las plantillas',
          'Adaptación, cartas de presentación y traducciones',
          'Exportaciones a PDF ilimitadas',
          '3 operaciones de IA al día, 10 a la semana',
        ],
      },
      de: {
        name: 'Kostenlos',
        description: 'Alles, um einen Lebenslauf zu schreiben und das Anpassen auszuprobieren.',
        features: [
          'Dein Lebenslauf und alle Vorlagen',
          'Anpassen, Anschreiben und Übersetzungen',
          'Unbegrenzt viele PDF-Exporte',
          '3 KI-Vorgänge am Tag, 10 in der Woche',
        ],
      },
    },
  },
  {
    id: 'starter',
    priceCents: 990,
    currency: 'EUR',
    dailyLimit: 20,
    weeklyLimit: 100,
    iconUrl: '/plans-icons/starter.svg',
    texts: {
      en: {
        name: 'Starter',
        description: 'For an active search with several applications a day.',
        features: ['Everything in Free', '20 AI operations a day, 100 a week'],
      },
      es: {
        name: 'Inicial',
        description: 'Para una búsqueda activa con varias candidaturas al día.',
        features: ['Todo lo de «Gratis»', '20 operaciones de IA al día, 100 a la semana'],
      },
      de: {
        name: 'Einstieg',
        description: 'Für eine aktive Suche mit mehreren Bewerbungen am Tag.',
        features: ['Alles aus „Kostenlos“', '20 KI-Vorgänge am Tag, 100 in der Woche'],
      },
    },
  },
  {
    id: 'professional',
    priceCents: 1990,
    currency: 'EUR',
    dailyLimit: UNLIMITED,
    weeklyLimit: UNLIMITED,
    iconUrl: '/plans-icons/professional.svg',
    texts: {
      en: {
        name: 'Professional',
        description: 'No limits, for those who apply every day.',
        features: ['Everything in Free', 'Unlimited AI operations'],
      },
      es: {
        name: 'Profesional',
        description: 'Sin límites, para quien se postula cada día.',
        features: ['Todo lo de «Gratis»', 'Operaciones de IA ilimitadas'],
      },
      de: {
        name: 'Profi',
        description: 'Ohne Grenzen, für alle, die sich täglich bewerben.',
        features: ['Alles aus „Kostenlos“', 'Unbegrenzt viele KI-Vorgänge'],
      },
    },
  },
];
