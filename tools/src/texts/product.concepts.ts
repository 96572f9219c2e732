import type { Concept } from './glossary.types.ts';

/** What the product deals with. */
export const productConcepts: readonly Concept[] = [
  {
    terms: { en: 'plan', es: 'plan', de: 'Abonnement' },
    wrong: [
      { language: 'es', words: ['tarifa', 'paquete'], right: 'plan' },
      { language: 'en', words: ['tariff', 'pricing plan', 'subscription tier'], right: 'plan' },
      {
        language: 'de',
        words: ['Tarif', 'Abo', 'Plan', 'Pläne'],
        right: 'Abonnement',
        except: { 'mfe-tailoring/de:review.refused.deedContradicts': 'It is the verb.' },
      },
    ],
  },
  {
    terms: { en: 'tailor', es: 'adaptar', de: 'anpassen' },
    wrong: [
      {
        language: 'es',
        words: ['ajust*', 'recort*', 'personalización'],
        right: 'adaptar, adaptación',
      },
      {
        language: 'en',
        words: ['cut', 'cuts', 'cutting', 'adapt*'],
        right: 'tailor, make',
        except: {
          'shell/en:title': 'The line of the brand.',
          'shell/en:headline.1': 'The line of the brand.',
        },
      },
      {
        language: 'de',
        words: ['zuschneid*', 'zuzuschneid*', 'zuschnitt*', '*zuschnitt', 'zugeschnitt*'],
        right: 'anpassen, Anpassung',
        except: {
          'shell/de:title': 'The line of the brand.',
          'shell/de:headline.1': 'The line of the brand.',
        },
      },
    ],
  },
  {
    terms: { en: 'job description', es: 'oferta de empleo', de: 'Stellenanzeige' },
    wrong: [
      {
        language: 'es',
        words: [
          'descripción del puesto',
          'descripción del empleo',
          'descripción de un empleo',
          'vacante',
          'anuncio',
        ],
        right: 'oferta de empleo, oferta',
      },
      {
        language: 'en',
        words: ['job ad', 'job advert', 'job posting', 'job offer', 'vacancy', 'vacancies'],
        right: 'job description',
      },
      {
        language: 'de',
        words: ['Stellenbeschreibung', 'Stellenangebot', 'Jobbeschreibung', 'Ausschreibung'],
        right: 'Stellenanzeige',
      },
    ],
  },
  {
    terms: { en: 'main CV', es: 'CV principal', de: 'Hauptlebenslauf' },
    wrong: [
      {
        language: 'es',
        words: ['CV maestro', 'CV base', 'currículum', 'currículo', 'hoja de vida'],
        right: 'CV principal, CV',
      },
      {
        language: 'en',
        words: ['master CV', 'base CV', 'resume', 'curriculum'],
        right: 'main CV, CV',
        except: {
          'mfe-account/en:export.text': 'JSON Resume is the name of a format.',
          'mfe-import/en:choose.kinds': 'JSON Resume is the name of a format.',
          'server/api/en:TEXTS': 'JSON Resume is the name of a format.',
        },
      },
      {
        language: 'de',
        words: ['Master-Lebenslauf', 'Hauptversion', 'Stammlebenslauf', 'CV'],
        right: 'Hauptlebenslauf, Lebenslauf',
        except: { 'server/api/de:TEXTS': 'It is the name of a folder.' },
      },
    ],
  },
  {
    terms: { en: 'skills', es: 'competencias', de: 'Kenntnisse' },
    wrong: [
      { language: 'es', words: ['habilidad', 'aptitud', 'skill'], right: 'competencias' },
      { language: 'en', words: ['ability', 'abilities', 'competence'], right: 'skills' },
      { language: 'de', words: ['Fähigkeit', 'Fertigkeit', 'Skill'], right: 'Kenntnisse' },
    ],
  },
  {
    terms: { en: 'summary', es: 'perfil', de: 'Profil' },
    wrong: [
      { language: 'es', words: ['resumen', 'extracto', 'sobre mí'], right: 'perfil' },
      { language: 'en', words: ['about me', 'objective'], right: 'summary' },
      { language: 'de', words: ['Zusammenfassung', 'Kurzprofil', 'Über mich'], right: 'Profil' },
    ],
  },
  {
    terms: { en: 'company', es: 'empresa', de: 'Unternehmen' },
    wrong: [
      { language: 'es', words: ['compañía', 'firma'], right: 'empresa' },
      { language: 'en', words: ['firm'], right: 'company' },
      { language: 'de', words: ['Firma', 'Firmen', 'Firmenname'], right: 'Unternehmen' },
    ],
  },
  {
    terms: { en: 'not yours', es: 'no están en tu CV', de: 'Fehlt in deinem Lebenslauf' },
    wrong: [
      {
        language: 'de',
        words: ['nicht deins', 'gehört nicht dir'],
        right: 'Fehlt in deinem Lebenslauf',
      },
    ],
  },
  {
    terms: { en: 'cover letter', es: 'carta de presentación', de: 'Anschreiben' },
    wrong: [
      {
        language: 'es',
        words: ['carta de motivación', 'cover letter'],
        right: 'carta de presentación',
      },
      { language: 'en', words: ['motivation letter', 'covering letter'], right: 'cover letter' },
      {
        language: 'de',
        words: ['Bewerbungsschreiben', 'Motivationsschreiben', 'Begleitbrief'],
        right: 'Anschreiben',
      },
    ],
  },
  {
    terms: { en: 'template', es: 'plantilla', de: 'Vorlage' },
    wrong: [
      { language: 'es', words: ['template', 'modelo de CV'], right: 'plantilla' },
      {
        language: 'en',
        words: ['layout'],
        right: 'template',
        except: {
          'mfe-export/en:history.reset': 'It is how the template is filled; the template stays.',
          'mfe-export/en:history.now.reset': 'It is how the template is filled.',
        },
      },
      { language: 'de', words: ['Template', 'Schablone'], right: 'Vorlage' },
    ],
  },
  {
    terms: { en: 'level', es: 'nivel', de: 'Niveau' },
    wrong: [
      {
        language: 'de',
        words: ['Kenntnisstand', 'Stufe', 'Kenntnisstufe', 'Sprachstufe'],
        right: 'Niveau, Kenntnisniveau, Sprachniveau',
      },
    ],
  },
  {
    terms: { en: 'expert', es: 'experto', de: 'Expertenkenntnisse' },
    wrong: [{ language: 'de', words: ['Experte'], right: 'Expertenkenntnisse' }],
  },
  {
    terms: { en: 'beginner', es: 'básico', de: 'Grundkenntnisse' },
    wrong: [{ language: 'es', words: ['principiante'], right: 'Básico, as it is printed' }],
  },
  {
    terms: { en: 'picture', es: 'foto', de: 'Bild' },
    wrong: [
      {
        language: 'es',
        words: ['imagen', 'imágenes'],
        right: 'foto',
        except: {
          'mfe-cv-editor/es:pictures.failed.unsupportedType': 'It is of the kind of a file.',
        },
      },
    ],
  },
];
