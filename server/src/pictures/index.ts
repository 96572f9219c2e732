export { filePictureStore } from './file-picture-store.ts';
export type { PictureStore, StoredFile } from './picture-store.ts';
export { createPictures } from './pictures.ts';
export type { Picture, Pictures } from './pictures.ts';
export { pictureRoutes } from './picture.routes.ts';
export { createShareLinks } from './share-link.ts';
export type { ShareLinks } from './share-link.ts';
export { sweepPictures } from './sweep-pictures.ts';
