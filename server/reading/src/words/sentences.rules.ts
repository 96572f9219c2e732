import { pattern } from './pattern.ts';

const SHORT_FORM = pattern('iu')`
  \b(?:
    z\. ?B|u\. ?a|d\. ?h|i\. ?d\. ?R|e\. ?g|i\. ?e|p\. ?ej|etc|bzw|ca|inkl|ggf|evtl|Std|Nr|St|Kl|zuverl|erf|gepfl|staatl|gepr|mind|min|max|
    approx|vs|resp|a\. ?m|p\. ?m|Dr|Prof|Ing|Lic|Dipl|Univ|Mr|Ms|usw|o\. ?[äÄ]|vgl|sog|ej|techn|kaufm|gewerbl|
    handwerkl|stv|stellv|abgeschl|einschl|insb|exp|lic|mín|máx|aprox|erw
  )\.$|
  (?<!(?:
    klasse|clase|class|carnet|carné|permiso|führerschein|rayos|tipo|type|kategorie|category|grade|level|
    licen[cs]e|gruppe|grupo|team|plan
  ))(?:^|[\s(])\p{L}\.$`;

/** Sentences, and the clauses of one that a "but" or a semicolon parts. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/(?<=[.!?…])\s+(?=[\p{Lu}\p{N}¿¡„“"'(])/u)) {
    const last = parts.at(-1);
    if (last !== undefined && SHORT_FORM.test(last)) parts[parts.length - 1] = `${last} ${part}`;
    else parts.push(part);
  }
  return parts
    .flatMap((part) => part.split(ANOTHER_SENTENCE))
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}

/** "…; …", ", but …": what follows says something of its own. */
const ANOTHER_SENTENCE = pattern('u')`
  ;\s+|
  \s+(?=(?:but|aber|pero) (?:I|we|it|you|that|this|I'd|we'd|wir|das|es|ist|sind|si|con|no)\b(?![^(]*\)))|
  ,\s+(?![^()]{0,200}\))(?=(?:
    but|aber|pero|sondern|however|[^,]{3,50} (?:brauchst|brauchen|musst|mussen|müssen) (?:du|sie)|while|
    whereas|während|mientras que|y tampoco|tampoco|y valoramos|
    [^,]{3,60} (?:genauso|ebenso|equally|just as|igualmente) (?:welcome|willkommen|bienvenid|valid|gut)|
    and you do(?:n't| not)
  )\b)`;
