import { stem } from './stem.rules.ts';

/** Deeds that are one deed in other words, in English, Spanish and German. */
const GROUPS = `
  build built building create created design designed develop developed construct program programmed erstellen
  erstellt erstellte erstellst erstellung entwickeln entwickelt entwickelte entwickelst entwicklung entwurf
  entwerfen entwirfst entworfen bauen baue baust gebaut baute aufbau aufgebaut konzipieren konzipiert konzeption
  crear creo cree creacion disenar diseno disene desarrollar desarrollo desarrolle construir construi elaborar
  elabore elaboracion made make arme armar

  lead led leading manage managed head headed direct directed supervise supervised run ran oversee oversaw leiten
  leitest leitete leitung fuhren fuhrst fuhrte fuhrung gefuhrt liderar lidere lidero dirigir dirijo dirigi
  direccion coordinar coordino coordine coordinacion coordinate coordinated koordinieren koordiniert koordination
  gestionar gestiono gestione gestion supervisar superviso supervise

  write wrote written author draft document documented verfassen verfasst schreiben schreibst schrieb geschrieben
  redactar redacto redacte redaccion escribir escribi documentar documente dokumentieren dokumentiert
  dokumentation publish published veroffentlichen veroffentlicht publicar publique

  teach taught train trained training instruct instructed coach coached mentor mentored tutor schulen schulst
  geschult schulung schulungen einweisen einweisung weise eingewiesen einarbeiten einarbeitung eingearbeitet
  anleiten anleitung angeleitet ausbilden ausgebildet bilde ensenar formar forme formacion capacitar capacite
  unterweisen unterwiesen unterweisung capacitacion impartir imparto imparti tutorizar tutorizo dar doy clase clases unterrichten unterrichtet
  unterrichte

  maintain maintained maintenance repair repaired service serviced fix fixed warten wartung gewartet instandhalten
  instandhaltung reparieren reparatur repariert mantener mantengo mantenimiento reparar repare reparacion arreglar
  arregle

  plan planned planning schedule scheduled scheduling organise organised organize organized planen plane geplant
  planung organisieren organisiert organisation programar programo programe planificar planifico planifique
  planificacion organizar organizo organice

  sell sold selling verkaufen verkauft verkaufte verkauf vertreiben vertrieb vender vendi vendo venta ventas

  buy bought purchase purchased procure procured source sourced einkaufen einkauf eingekauft beschaffen beschafft
  beschaffung comprar compro compre compras

  test tested testing check checked inspect inspected inspection review reviewed examine audit audited prufen
  pruft gepruft prufung kontrollieren kontrolliert kontrolle testen getestet revisar reviso revise revision
  comprobar compruebo inspeccionar inspeccion verificar verifico verifique

  find found locate detect detected diagnose diagnosed diagnosing troubleshoot suchen suche fehlersuche beheben
  behoben behebung detectar detecte diagnosticar localizar

  advise advised consult consulted advice beraten berate berat beriet beratst beratung asesorar asesore asesoro
  asesoramiento aconsejar

  negotiate negotiated negotiation agree agreed verhandeln verhandelt verhandelte verhandlung negociar negocio
  negocia negocie negociacion acordar acorde

  report reported present presented berichten berichtet berichterstattung informar informe reportar reporto
  reporte presentar presento presente prasentieren prasentiert prasentation

  care cared look looked nurse nursed pflegen gepflegt pflege betreuen betreut betreue betreust betreuung
  versorgen versorgt versorgung cuidar cuido cuide cuidado cuidados atender atiendo atiende atendi atendido
  atencion

  win won gain gained acquire acquired gewinnen gewonnen gewinnung akquirieren akquise captar capte captacion

  introduce introduced roll rolled launch launched einfuhren eingefuhrt einfuhrung implementieren implementiert
  implantar implante implementar implemente implement implemented

  analyse analysed analyze analyzed analysis evaluate evaluated auswerten ausgewertet auswertung analysieren
  analysiert analizar analizo analice analisis evaluar

  prepare prepared preparing vorbereiten vorbereitet vorbereitung zubereiten zubereitung preparar preparo prepare
  preparacion administer administrar administro administre administracion verabreichen verabreicht

  install installed installation installations fit fitted fitting montieren montiert montierte montierst montage montagen
  installieren installiert installierte einbauen eingebaut einbau montar monte montaje instalar instale instalacion

  secure secured securing sichern gesichert sicherte sicherung absichern abgesichert asegurar asegure

  drive drove driven driving fahren fuhr gefahren conducir conduje conduzco conducia

  load loaded loading unload unloaded unloading laden beladen verladen entladen cargar cargue descargar descargue

  operate operated operating bedienen bedient bedienung betreiben betrieb operar opero manejar manejo

  book booked post posted buchen buche gebucht buchung kontieren contabilizar contabilizo registrar registro
  registre

  reconcile reconciled reconciliation abstimmen abgestimmt abstimmung conciliar concilio concilie conciliacion
  conciliaciones

  control controlled controlling reduce reduced lower lowered cut save saved controlar controlo controle reducir
  reduje bajar baje steuern gesteuert steuerung senken gesenkt senkung reduzieren reduziert

  respond responded responding answer answered answering reply replied handle handled handling resolve resolved
  resolving process processed beantworten beantwortet beantwortung bearbeiten bearbeitet bearbeitung klaren geklart
  klarung contestar conteste contesto responder respondi respondo tramitar tramite tramito resolver resolvi

  hold held holding keep kept keeping

  ring rang ringing phone phoned phoning phones call called calling anrufen angerufen telefonieren llamar llame

  paint painted painting pintar pinte pinto pintura streichen gestrichen anstrich

  give gave given giving geben gab gegeben gabe

  clean cleaned cleaning reinigen gereinigt reinigte reinigung putzen geputzt limpiar limpie limpiaba limpieza

  weld welded welding schweissen geschweisst schweisste soldar solde soldo soldaba soldadura soldaduras

  prune pruned pruning podar pode podo podaba poda

  deliver delivered delivering liefern geliefert ausliefern ausgeliefert zustellen zugestellt zustellung entregar
  entregue entrega repartir reparti reparto

  accompany accompanied begleiten begleitet begleitete begleitung acompanar acompane acompanaba acompanamiento

  monitor monitored monitoring uberwachen uberwacht uberwachte uberwachung vigilar vigile vigilo vigilancia

  pack packed packing verpacken verpackt verpackte verpackung embalar embale embalaje envasar envase envasado

  automate automated automatisieren automatisiert automatisierst automatisierte automatizar automatice
`
  .trim()
  .split(/\n\s*\n/)
  .map((group) => group.trim().split(/\s+/))
  .map((words) => new Set(words.flatMap((word) => [word, stem(word), ...doing(word)])));

/** "Caring", "cutting": of short verbs, which keep their ending as a stem. */
function doing(verb: string): string[] {
  if (verb.length > 4) return [];
  return [verb, verb + verb.slice(-1), verb.replace(/e$/, '')].map((root) => `${root}ing`);
}

/** All words for a deed, folded; undefined when it is not listed. */
export function deedGroup(deed: string): ReadonlySet<string> | undefined {
  // Typed without umlauts: "klaeren".
  const typed = deed.replace(/(?<![aeq])([aou])e/g, '$1');
  return [deed, stem(deed), typed]
    .map((word) => GROUPS.find((group) => group.has(word)))
    .find((group) => group !== undefined);
}
