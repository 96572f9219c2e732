import { named } from './named.ts';

/** Names of months and their short forms in en, es, de, fr, it, pt and pl, folded; the first list is January's. */
export const MONTHS: readonly (readonly string[])[] = [
  named(
    `january | jan | enero | ene | januar | janner | janvier | janv | gennaio | gen | janeiro | styczen | stycznia | sty`,
  ),
  named(
    `february | feb | febrero | februar | fevrier | fevr | fev | febbraio | fevereiro | luty | lutego | lut`,
  ),
  named(`march | mar | marzo | marz | mars | marco | marzec | marca | mrz`),
  named(`april | apr | abril | abr | avril | avr | aprile | kwiecien | kwietnia | kwi`),
  named(`may | mayo | mai | maggio | mag | maio | maj | maja`),
  named(`june | jun | junio | juni | juin | giugno | giu | junho | czerwiec | czerwca | cze`),
  named(`july | jul | julio | juli | juillet | juil | luglio | lug | julho | lipiec | lipca | lip`),
  named(`august | aug | agosto | ago | aout | sierpien | sierpnia | sie`),
  named(
    `september | sep | sept | septiembre | septembre | settembre | set | setembro | wrzesien | wrzesnia | wrz`,
  ),
  named(
    `october | oct | octubre | oktober | okt | octobre | ottobre | ott | outubro | out | pazdziernik | pazdziernika | paz`,
  ),
  named(`november | nov | noviembre | novembre | novembro | listopad | listopada | lis`),
  named(
    `december | dec | diciembre | dic | dezember | dez | decembre | dicembre | dezembro | grudzien | grudnia | gru`,
  ),
];

/** Words for what has not ended, folded. */
export const PRESENT: readonly string[] = named(`
  present | now | today | continuing | current | currently | ongoing | to date | date | actualidad |
  actualmente | actual | hoy | presente | la actualidad | la fecha | heute | jetzt | aktuell |
  laufend | dato | ce jour | aujourd hui | en cours | maintenant | oggi | attuale | in corso |
  attualmente | atual | atualmente | o momento | obecnie | teraz | dzis | nadal |
  a la fecha | la presente | al presente | en la actualidad | en curso | hasta hoy | hoy en dia | momento actual |
  till date | until now | to present | till now | bis heute | bis jetzt | bis dato | fortlaufend | derzeit | gegenwartig | momentan | andauernd | noch andauernd | zurzeit |
  a ce jour | ce jour meme | present day | jusqu a present | a present | actuellement | ad oggi | ad ora | tuttora |
  presentemente | vigente | a oggi | presente giorno | a la actualidad | au present | aujourdhui | i dag | nuvarande | pagaende | igangvaerende | nykyhetki | soucasnost | dosud | huidig | lopend |
  heden | nu | tot heden | t m heden | tegenwoordig | o presente | ao presente | a data | hoje | do dzis | do teraz | do chwili obecnej | trwa
`);

/** Words before the day on which something began that has not ended, folded. */
export const SINCE: readonly string[] = named(`
  since | from | seit | sinds | vanaf | ab | desde | depuis | dal | da | od
`);
