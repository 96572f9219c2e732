export { onceLately, oncePerText } from './once-per-text.ts';
