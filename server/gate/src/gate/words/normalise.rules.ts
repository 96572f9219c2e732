export { normalise, sentencesOf } from '@sastre/reading';
