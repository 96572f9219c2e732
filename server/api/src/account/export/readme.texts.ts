import type { Language } from '@sastre/shared-contracts/api';

const TEXTS: Record<Language, (date: string) => string> = {
  en: (date) => `Your data, exported on ${date}

account.json            Who you are here: id, name and email, since when, and how you sign in beside the password
cv/                     Your CV (main.json) and its tailored copies, as stored
json-resume/            The same CVs in the open format JSON Resume 1.0.0 (jsonresume.org), which other programs read
job-descriptions/       The job descriptions that you tailored to, as text
pictures/               Your pictures
history/                Earlier versions of each CV, named by when and by what they were stored
recently-deleted/       CVs and pictures that you deleted in the last 30 days and can bring back
tailoring.json          Each time you tailored: when, with what choices, and what became of it
use.json                AI operations used, by day (UTC)
payments.json           Subscriptions as we know them. Invoices and cards are with the payment provider:
                        open them from the plans screen, “Manage billing”

Rich text (descriptions, cover letters) is written in Markdown. All files are UTF-8.
`,
  es: (date) => `Tus datos, exportados el ${date}

account.json            Quién eres aquí: identificador, nombre y correo, desde cuándo, y cómo inicias sesión además de la contraseña
cv/                     Tu CV (main.json) y sus copias adaptadas, tal como están guardados
json-resume/            Los mismos CV en el formato abierto JSON Resume 1.0.0 (jsonresume.org), que otros programas leen
job-descriptions/       Las ofertas de empleo a las que adaptaste tu CV, como texto
pictures/               Tus fotos
history/                Versiones anteriores de cada CV, con la fecha y el motivo en el nombre
recently-deleted/       Los CV y fotos que eliminaste en los últimos 30 días y puedes recuperar
tailoring.json          Cada adaptación: cuándo, con qué opciones y cómo terminó
use.json                Operaciones de IA usadas, por día (UTC)
payments.json           Suscripciones, según nuestros datos. Las facturas y tarjetas están en el proveedor de pagos:
                        ábrelas desde la pantalla de planes, «Gestionar la facturación»

El texto con formato (descripciones, cartas) está escrito en Markdown. Todos los archivos usan UTF-8.
`,
  de: (date) => `Deine Daten, exportiert am ${date}

account.json            Wer du hier bist: Kennung, Name und E-Mail, seit wann, und womit du dich neben dem Passwort anmeldest
cv/                     Dein Lebenslauf (main.json) und die angepassten Kopien, wie sie gespeichert sind
json-resume/            Dieselben Lebensläufe im offenen Format JSON Resume 1.0.0 (jsonresume.org), das andere Programme lesen
job-descriptions/       Die Stellenanzeigen, an die du angepasst hast, als Text
pictures/               Deine Bilder
history/                Frühere Fassungen jedes Lebenslaufs, benannt nach Zeitpunkt und Anlass
recently-deleted/       Lebensläufe und Bilder, die du in den letzten 30 Tagen gelöscht hast und zurückholen kannst
tailoring.json          Jede Anpassung: wann, mit welchen Angaben, und was daraus wurde
use.json                Genutzte KI-Vorgänge, nach Tagen (UTC)
payments.json           Abonnements, soweit wir sie kennen. Rechnungen und Karten liegen beim Zahlungsanbieter:
                        zu öffnen auf der Seite der Abonnements, „Abrechnung verwalten“

Formatierter Text (Beschreibungen, Anschreiben) ist in Markdown geschrieben. Alle Dateien sind UTF-8.
`,
};

/** What the files of an export are, in the user's language. */
export function readmeText(language: Language, date: string): string {
  return TEXTS[language](date);
}

const LOST: Record<Language, string> = {
  en: 'These pictures are yours, but could not be read when this export was made. Ask whoever runs the site, and export again.',
  es: 'Estas fotos son tuyas, pero no se pudieron leer al crear esta exportación. Pregunta a quien gestiona el sitio y exporta de nuevo.',
  de: 'Diese Bilder gehören dir, konnten beim Export aber nicht gelesen werden. Frage, wer diese Website betreibt, und exportiere noch einmal.',
};

/** What stands beside the pictures whose bytes are not there. */
export function lostNote(language: Language): string {
  return LOST[language];
}
