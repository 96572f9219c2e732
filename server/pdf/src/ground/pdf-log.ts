/** What the print service needs of a logger; Fastify's logger fits. */
export interface PdfLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
