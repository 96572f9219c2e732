import { listed } from './listed.ts';

/** German names of work that take "die". */
export const FEMININE = listed(`
  betreuung beratung planung organisation koordination koordinierung entwicklung wartung pflege leitung führung steuerung verwaltung
  bearbeitung erstellung durchführung überwachung prüfung bedienung montage installation reparatur reinigung zubereitung vorbereitung
  anleitung einarbeitung einweisung schulung unterstützung mitarbeit mitwirkung umsetzung konzeption konzeptionierung implementierung
  architektur optimierung automatisierung migration dokumentation analyse auswertung recherche übersetzung redaktion gestaltung
  programmierung buchhaltung abrechnung kalkulation beschaffung lagerung kommissionierung verpackung versorgung begleitung vermittlung
  verhandlung präsentation moderation kontrolle inventur abwicklung annahme ausgabe medikamentengabe blutentnahme disposition administration einführung revision
  störungsbehebung störungssuche fehlersuche verdrahtung klärung abstimmung sicherung bestellung materialbestellung gewinnung akquise fertigung herstellung produktion inbetriebnahme instandhaltung behandlung untersuchung`);
/** Those that take "der". */
export const MASCULINE = listed(
  'aufbau abbau ausbau umbau einbau einkauf verkauf vertrieb entwurf betrieb support',
);
/** Those that take "das". */
export const NEUTER = listed(
  'controlling marketing reporting recruiting onboarding testing aufmaß',
);
