import { listed } from '../../post/listed.ts';
import { pattern } from '@sastre/reading';

const AR = `
  gestionar coordinar organizar desarrollar diseñar implementar crear elaborar supervisar formar negociar redactar programar liderar
  analizar optimizar automatizar mejorar aumentar preparar enseñar pasar revisar recuperar presentar montar maquetar ahorrar bajar llevar
  colaborar participar trabajar planificar controlar instalar reparar limpiar cocinar migrar lanzar publicar ganar dibujar pintar
  documentar ejecutar evaluar investigar integrar configurar administrar ayudar apoyar asesorar atraer captar cargar cobrar comprar
  contratar cuidar demostrar dictar doblar duplicar encargar ocupar entrenar entregar facturar fabricar firmar fundar impulsar iniciar
  lograr moderar modernizar ordenar orientar probar realizar rediseñar registrar renovar resolver_ tramitar transformar trasladar validar`;
const ER_IR = `
  atender vender escribir dirigir impartir definir conseguir resolver construir corregir servir recibir abrir cubrir establecer promover
  emprender asumir añadir cumplir recoger`;
const infinitives = (text: string) => [...listed(text)].filter((one) => !one.endsWith('_'));

/** Before e, the sound is kept: organicé, cargué, publiqué. */
function firstOfAr(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  if (stem.endsWith('z')) return `${stem.slice(0, -1)}cé`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}qué`;
  return stem.endsWith('g') ? `${stem}ué` : `${stem}é`;
}

/** First person singular in the past that no rule makes. */
const IRREGULAR = `
  hice rehice puse propuse compuse conduje reduje traduje produje introduje di obtuve mantuve tuve supe dije traje intervine construí`;

/** First person singular in the past. */
export const PAST: ReadonlySet<string> = new Set([
  ...infinitives(AR).map(firstOfAr),
  ...infinitives(ER_IR).map((one) => `${one.slice(0, -2)}í`),
  ...listed(IRREGULAR),
]);

const AGENTS = `
  gestionar coordinar organizar desarrollar diseñar implementar crear elaborar supervisar negociar redactar programar liderar analizar
  optimizar automatizar planificar instalar migrar lanzar publicar documentar ejecutar administrar realizar impulsar maquetar digitalizar
  ordenar entrevistar ayudar participar colaborar adaptar reorganizar acompañar llevar preparar integrar armar levantar montar cargar bajar configurar revisar reparar restaurar rediseñar`;
/** What only a person does, said in the third person, and the same in the first: lideró, lideré. */
export const PAST_OF_OTHERS: ReadonlyMap<string, string> = new Map([
  ...infinitives(AGENTS).map((one): [string, string] => [`${one.slice(0, -2)}ó`, firstOfAr(one)]),
  ['dirigió', 'dirigí'],
  ['impartió', 'impartí'],
  ['atendió', 'atendí'],
  ['vendió', 'vendí'],
  ['escribió', 'escribí'],
  ['definió', 'definí'],
  ['construyó', 'construí'],
  ['hizo', 'hice'],
  ['cubrió', 'cubrí'],
  ['tradujo', 'traduje'],
  ['propuso', 'propuse'],
  ['redujo', 'reduje'],
  ['subió', 'subí'],
  ['corrigió', 'corregí'],
  ['produjo', 'produje'],
  ['introdujo', 'introduje'],
]);

/** First person singular in the present. */
export const PRESENT = listed(`
  gestiono coordino organizo implemento elaboro superviso imparto redacto programo lidero analizo optimizo preparo enseño reviso presento
  llevo colaboro participo planifico instalo reparo atiendo vendo escribo dirijo doy hago cierro mantengo administro cuido asesoro
  gestiono llevo resuelvo construyo restauro reparo enseño respondo formo traduzco conduzco dibujo monto tramito ayudo visito concilio autorizo emito tutorizo reviso realizo adapto afino
  contesto compro imparto decido acompaño recojo elijo negocio entreno evalúo valoro planteo transporto conduzco vigilo controlo detecto sirvo
  registro aviso convierto entrego mido dimensiono preparo elaboro calibro resuelvo sustituyo recibo contesto despacho enseño analizo`);
/** Such forms that are nouns as well: only before a sure object. */
export const PRESENT_OR_NOUN = listed('cuadro desarrollo diseño controlo cocino publico investigo');

/** Infinitives, which name a task. */
export const INFINITIVES: ReadonlySet<string> = new Set([
  ...infinitives(AR),
  ...infinitives(ER_IR),
  ...listed('hacer mantener traducir conducir producir reducir obtener'),
]);

/** Names of work by their gender. */
export const FEMININE = listed(`
  gestión atención venta compra limpieza preparación redacción puesta toma carga descarga búsqueda ayuda entrega elaboración recogida organización
  coordinación administración planificación supervisión revisión traducción instalación reparación configuración programación
  implementación integración optimización automatización creación producción dirección edición facturación contabilidad tramitación
  colaboración participación formación evaluación investigación corrección maquetación documentación migración negociación captación ruta guardia subsanación medición delineación`);
export const MASCULINE = listed(`
  desarrollo diseño control mantenimiento análisis apoyo manejo servicio seguimiento cuidado diagnóstico montaje registro cálculo reparto
  envío cobro archivo soporte lanzamiento despliegue asesoramiento cierre acompañamiento etiquetado inventario rescate replanteo calibrado embalaje transporte`);

/** What surely begins an object. */
export const BEGINS_OBJECT = pattern('iu')`
  ^(?:
    un|una|unos|unas|el|la|los|las|mi|mis|nuestro|nuestra|todo|toda|todos|todas|cada|varios|varias|dos|tres|
    cuatro|cinco|seis|siete|ocho|nueve|diez|más|casi|hasta|\d\S*
  )$`;
