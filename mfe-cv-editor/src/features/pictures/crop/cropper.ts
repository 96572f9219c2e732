export { CropDialog } from './crop-dialog.view.tsx';
export { openPicture } from './cut.effects.ts';
