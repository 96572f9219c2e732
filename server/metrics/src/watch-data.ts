import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** What people's data depend on. */
export interface WatchedData {
  /** The folder of this process, on a disk that may fill. */
  dataDir: string;
  /** The moment of the last backup in milliseconds; undefined: there is none. */
  lastBackup: () => Promise<number | undefined>;
}

/** Adds room on the disk and the age of the last backup. What cannot be asked is left out, and the rest is told. */
export function watchData(registry: Registry, { dataDir, lastBackup }: WatchedData): void {
  new Gauge({
    name: 'sastre_data_disk_bytes',
    help: 'The disk of the data folder: its size, and what of it is free.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const disk = await statfs(dataDir).catch(() => undefined);
      if (disk === undefined) return;
      this.set({ state: 'size' }, disk.blocks * disk.bsize);
      this.set({ state: 'free' }, disk.bavail * disk.bsize);
    },
  });
  new Gauge({
    name: 'sastre_last_backup_timestamp_seconds',
    help: 'The moment that the last backup by `npm run backup` holds.',
    // Without a label it would be nought where there is none.
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const moment = await lastBackup().catch(() => undefined);
      if (moment !== undefined) this.set({ kind: 'file' }, moment / 1_000);
    },
  });
}
