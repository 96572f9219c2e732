// With a table of a megabyte: loaded by whoever asks for a language first.
export { eld } from 'eld/extrasmall';
