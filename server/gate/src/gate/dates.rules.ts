export { readMonths } from '@sastre/reading';
