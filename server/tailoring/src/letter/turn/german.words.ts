import { listed } from '../../post/listed.ts';
import { pattern } from '@sastre/reading';

/** First person singular in the past, which a bullet begins with when "ich" is left out. */
export const PAST = listed(`
  richtete bediente fertigte zeichnete baute betreute entwickelte führte leitete organisierte plante koordinierte senkte steigerte
  reduzierte erhöhte verkürzte verbesserte erstellte gestaltete programmierte implementierte migrierte testete analysierte präsentierte
  verhandelte verkaufte kaufte bestellte belieferte lieferte kassierte pflegte reparierte installierte montierte prüfte kontrollierte
  überwachte steuerte verwaltete unterrichtete lehrte schulte bildete unterstützte beriet verantwortete veröffentlichte übersetzte
  moderierte konzipierte etablierte initiierte gründete stellte setzte legte brachte löste reinigte kochte backte sortierte verpackte
  transportierte fuhr hielt schrieb gewann übernahm nahm gab begann erhielt traf schloss entwarf vertrat wies arbeitete begleitete
  bearbeitete leistete erledigte eröffnete half assistierte vermittelte beschaffte kalkulierte buchte erfasste archivierte recherchierte
  redigierte verfasste modernisierte sanierte renovierte versorgte behandelte untersuchte trainierte rekrutierte akquirierte bot wertete
  beriet stimmte verlegte bestand erarbeitete setzte stellte erweiterte ersetzte beschleunigte halbierte verdoppelte vereinfachte vereinbarte`);
/** Such forms that are as often an adjective ("automatisierte Tests"): only before a sure object. */
export const PAST_OR_ADJECTIVE = listed(
  'automatisierte optimierte integrierte digitalisierte strukturierte dokumentierte standardisierte vernetzte wartete',
);
/** First person singular in the present. */
export const PRESENT = listed(`
  bediene bilde betreue halte fahre leite führe entwickle baue schreibe erstelle koordiniere organisiere verantworte verwalte prüfe
  berate unterrichte unterstütze steuere übernehme verkaufe bestelle kassiere arbeite repariere installiere montiere zeichne
  programmiere fertige übersetze vertrete behandle schreibe dokumentiere schule bearbeite begleite kontrolliere überwache koche reinige versorge behandle`);
/** Such forms that are nouns as well (Pflege, Berichte): only before a sure object. */
export const PRESENT_OR_NOUN = listed('pflege suche berichte lehre plane reise schule teste warte');
/** Such forms that are nouns as well, unless the bullet ends in the rest of the verb (Werte … aus, weise … ein). */
export const PRESENT_WITH_REST = listed(
  'werte weise stelle lege richte arbeite nehme führe bereite',
);

/** Participles at the end of a bullet whose object stands before them: "24 neue Kunden gewonnen". */
export const PARTICIPLES = listed(`
  gesenkt gewonnen gesteuert gesteigert geführt geleitet entwickelt aufgebaut eingeführt erstellt betreut organisiert geplant umgesetzt
  optimiert reduziert verkürzt verbessert gestaltet programmiert implementiert automatisiert migriert getestet dokumentiert verhandelt
  verkauft bestellt gewartet repariert installiert montiert geprüft geschult ausgebildet eingearbeitet unterrichtet unterstützt
  verantwortet veröffentlicht übersetzt moderiert konzipiert etabliert initiiert gegründet gelöst bearbeitet durchgeführt übernommen
  geschrieben gehalten gebaut renoviert eröffnet erarbeitet erhöht analysiert präsentiert koordiniert abgeschlossen vorbereitet
  verteilt vergeben angelernt angelegt gemeldet verringert gedrückt eingetragen präpariert abgerufen angeleitet verfasst umgestellt abgewickelt umgebaut eingerichtet ausgewertet begleitet verwaltet überarbeitet modernisiert digitalisiert halbiert verdoppelt`);

/** What surely begins an object. */
export const BEGINS_OBJECT = pattern('iu')`
  ^(?:
    alle|die|das|den|einen|eine|ein|meine|unsere|mehrere|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|
    zwölf|täglich|wöchentlich|monatlich|jährlich|regelmäßig|seit|über|rund|bis|etwa|\d\S*
  )$`;
/** Words with a capital only where they begin a bullet. */
export const SMALL_STARTS = listed(`
  alle die das den einen eine ein meine unsere mehrere zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zahlreiche viele
  einmal zweimal verschiedene neue neuen neues erste ersten eigene eigenen interne externe gemeinsam eigenständig selbstständig erfolgreich
  ungeplante zusammen allein dabei täglich wöchentlich monatlich jährlich regelmäßig maßgeblich federführend zusätzlich zudem außerdem
  offene parallel aktiv laufend vollständig persönlich direkt`);
/** Amounts with a capital only where they begin a bullet, before a figure. */
export const AMOUNT_START =
  /^(Über|Rund|Etwa|Circa|Mehr als|Bis zu|Jährlich|Monatlich|Täglich) (?=\d)/u;
/** What follows a noun that begins a bullet. */
export const AFTER_NOUN = listed(
  'neu komplett vollständig erfolgreich eigenständig selbstständig zwischen um auf mit im in für bei nach und zu zur zum aus an am über unter pro je der des eines einer',
);

/** What is measured, with the article that a sentence needs. */
export const MEASURES: ReadonlyMap<string, string> = new Map([
  ...[
    ...listed(
      `Umsatz Verbrauch Verschnitt Absatz Gewinn Ertrag Aufwand Ausschuss Bestand Krankenstand Durchsatz Marktanteil Energieverbrauch`,
    ),
  ].map((noun): [string, string] => [noun, 'den']),
  ...[
    ...listed(
      `Fehlerquote Fluktuation Ausschussquote Durchlaufzeit Lieferzeit Bearbeitungszeit Ladezeit Reichweite Kundenzufriedenheit Verfügbarkeit Wartezeit`,
    ),
  ].map((noun): [string, string] => [noun, 'die']),
]);
/** Plurals that do not end in -en. */
export const PLURALS = listed(`
  nachträge projekte prozesse aufträge verträge abläufe verkäufe besuche workshops kurse geräte fälle texte filme tests mitarbeiter
  systeme produkte artikel fahrzeuge räume tische feste lehrlinge teams updates bauteile pläne netze gäste events`);

/** Adjectives before such names. */
export const ADJECTIVES = listed(`
  technische fachliche eigenständige selbstständige telefonische laufende tägliche gesamte strategische operative kaufmännische
  administrative pflegerische medizinische regelmäßige persönliche organisatorische redaktionelle`);
/** In "-ung" and no work of one's own: it is had, given by others, or is a thing. */
export const HAD = pattern('u')`
  (?:
    bewerb|erfahr|abteil|ausbild|weiterbild|fortbild|umschul|beförder|ernenn|auszeichn|einlad|kündig|versetz|beruf|anstell|
    beschäftig|zulass|entlass|vergüt|leist|wohn|zeit|sitz|hoffn|mein|richt|verletz|erkrank|zertifizier|qualifizier|bescheinig|
    genehmig|ehr|verantwort|erfind|siedl|versicher|stift|währ|kleid|verpflicht|beteilig|empfehl|würdig|wahrnehm
  )ung$`;
