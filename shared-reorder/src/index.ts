export { moveAt } from './move-at.rules.ts';
export { MoveButton } from './move-button.view.tsx';
export { MoveButtons, MoveHandle } from './move-controls.view.tsx';
export type { Place, ReorderTexts } from './reorder.context.ts';
export { ReorderList } from './reorder-list.view.tsx';
export { ReorderRow } from './reorder-row.view.tsx';
