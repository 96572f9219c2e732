import { pattern } from '@sastre/reading';

const SHORTEST = 30;
const LONGEST = 170;
/** What was written for another job, or is no sentence about oneself. */
const UNFIT = pattern('iu')`
  \b(?:
    seeking|looking for|searching|objective|available|busco|en busca|buscando|disponible|suche|auf der suche|
    verfügbar|gesucht
  )\b|
  https?:|www\.|@|[[\]{}<>|:]`;

/** A sentence that speaks of the one before it, or goes on from it. */
const LEANS = pattern('iu')`
  ^(?:
    he|she|it|they|this|that|these|those|there|then|here|also|besides|before that|both|since then|such|his|her|
    their|its|now|today|currently|previously|earlier|later|but|however|therefore|moreover|in addition|recently|
    and|además|también|allí|aquí|después|antes|este|esta|esto|estos|estas|ese|esa|eso|entonces|luego|ambos|
    ahora|hoy|actualmente|pero|sin embargo|por eso|recientemente|anteriormente|dort|hier|dabei|dazu|damit|
    danach|davor|zuvor|außerdem|zudem|auch|diese[rsmn]?|dies|er|sie|es|so|daneben|zusätzlich|hierbei|jetzt|
    heute|aktuell|derzeit|früher|später|aber|jedoch|deshalb|daher|inzwischen|mittlerweile|und
  )(?!\p{L})`;

/** True for a sentence that cannot stand alone. */
export function leansOnOthers(sentence: string): boolean {
  return LEANS.test(sentence);
}

/** True for a sentence of a summary that stands alone and says something of its writer. */
export function isFit(sentence: string): boolean {
  return (
    sentence.length >= SHORTEST &&
    sentence.length <= LONGEST &&
    !UNFIT.test(sentence) &&
    sentence.split('(').length === sentence.split(')').length &&
    !leansOnOthers(sentence)
  );
}

/** No sentence ends behind an abbreviation: "die Orgel der Kirche St. Alban". */
const SENTENCE_END =
  /(?<=[\p{L}\p{N})%”“"»][.!?])(?<!(?<!\p{L})(?:St|Sta|Sto|Dr|Dra|Prof|Nr|No|Str|Mr|Mrs|Ms|Sr|Sra|Hl|Av|Avda|Art|Abs|ca|bzw|inkl|vgl|Ing|Lic|Mt|\p{L}\.\p{L}{1,3})\.)\s+(?=["„“«¿¡]?\p{Lu})/u;

/** Sentences of a text on one line. */
export function splitSentences(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
