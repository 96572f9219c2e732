import { Readable } from 'node:stream';
import { endpoints } from '@sastre/shared-contracts/api';
import type { FastifyInstance } from 'fastify';
import { readCookie, chooseLanguage, registerEndpoint } from '@sastre/base/web';
import type { Clock } from '@sastre/time';
import { exportEntries, type ExportParts } from './export-account.ts';
import { createExportGate } from './export-gate.ts';
import { zipOf } from './zip-stream.ts';

/** Serves the export of everything of a user. */
export function exportRoutes(api: FastifyInstance, parts: ExportParts & { clock: Clock }): void {
  const gate = createExportGate(parts.clock);
  registerEndpoint(api, endpoints.exportAccount, async ({ user, request, reply }) => {
    const { cookie, 'accept-language': accepted } = request.headers;
    const language = chooseLanguage(readCookie(cookie, 'lang'), accepted);
    const now = new Date(parts.clock());
    const leave = gate.enter(user.sub);
    const entries = exportEntries(parts, { userId: user.sub, language, now });
    const stream = Readable.from(zipOf(entries, now));
    stream.once('close', leave);
    const fileName = `sastre-export-${now.toISOString().slice(0, 10)}.zip`;
    reply
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .type('application/zip');
    return stream;
  });
}
