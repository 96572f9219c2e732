import { fold } from '@sastre/reading';

const COUNTED =
  /\d|(?<!\p{L})(?:zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf)(?!\p{L})/u;

/** Whether a German text names a number, in figures or up to twelve in words. */
export function isCounted(text: string): boolean {
  return COUNTED.test(fold(text));
}
