export { goneBefore, isDue } from './retention.sql.ts';
