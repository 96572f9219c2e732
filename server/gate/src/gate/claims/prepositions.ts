export { BY, PREPOSITIONS } from '@sastre/reading';
