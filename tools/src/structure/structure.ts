import { join } from 'node:path';
import { readWorkspaces, ROOT } from '../workspace.ts';
import { rowsOf } from './arrows.rules.ts';
import { drawStructure } from './draw-structure.rules.ts';
import { arrowsBetweenFolders, arrowsBetweenRooms } from './read-arrows.ts';
import { SERVER_LAYERS } from './server-layers.ts';

/** Where the picture of the house is kept. */
export const STRUCTURE_FILE = join(ROOT, 'docs/structure.svg');

/** The picture of the house as its imports are at this moment. */
export function structurePicture(): string {
  const arrows = arrowsBetweenRooms();
  return drawStructure(
    'How the rooms of Sastre, and the folders of its server, import each other',
    [
      { title: 'Rooms', rows: rowsOf(readWorkspaces(), arrows), arrows },
      {
        title: 'server/src',
        rows: SERVER_LAYERS.rows,
        arrows: arrowsBetweenFolders('server/src'),
        labels: { '.': 'main · worker · rotate-keys' },
      },
    ],
  );
}
