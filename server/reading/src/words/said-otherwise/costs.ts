import { any, object, upTo, type Family } from './family.ts';

const CUT =
  any(`cut cutting reduced reducing lowered lowering saved saving slashed slashing trimmed trimming
  brought_down bringing_down halved halving shrank optimised optimized optimising optimizing`);
const GESENKT = any(
  `gesenkt reduziert eingespart gespart halbiert verringert optimiert senkte reduzierte`,
);
const SENKUNG = any(`senkung reduzierung reduktion einsparung verringerung halbierung optimierung`);
const REDUJE = any(
  `reduje rebaje baje ahorre recorte optimice disminui reduciendo ahorrando reduzco`,
);
const CLOUD = any(
  `cloud aws azure gcp google_cloud hosting infrastructure server servers kubernetes ec2 s3`,
);
const NUBE = any(
  `nube aws azure gcp google_cloud cloud hosting infraestructura servidores kubernetes`,
);
const MONEY = any(`costs? bills? spend spending expenses? expenditure invoices?`);
const KOSTEN = any(`kosten rechnung rechnungen ausgaben`);
const COSTES = any(`costes? costos? factura facturas gastos? gasto`);
const BUY = any(`procurement purchasing material materials supplier supply sourcing`);
const NO_OTHER = String.raw`(?=\s*(?:$|[,;.:()–-])|\s+(?:by|from|to|in|of|with|through|for|and|per|on|across|within|while|a|about)\s|\s+\d)`;

const REDUCE =
  any(`reduce reducing reduction lower lowering cut cutting optimise optimize optimising optimizing
  optimisation optimization control save saving`);

export const CLOUD_COSTS: Family = {
  name: 'cloud costs',
  asked: [
    String.raw`${REDUCE}\s+(?:(?:our|your)\s+)?${any('cloud aws azure gcp infrastructure hosting')}\s+(?:infrastructure\s+)?${any('costs? spend spending bills? expenses?')}`,
    String.raw`${any('cloud aws azure gcp infrastructure hosting')}\s+(?:infrastructure\s+)?${any('costs? spend')}\s+${any('reduction optimi[sz]ation savings? control management')}`,
    String.raw`(?:${SENKUNG}|senken|reduzieren|optimieren)\s+(?:${any('cloud aws azure infrastruktur')}[ -]?kosten|kosten\s+(?:cloud|infrastruktur))`,
    String.raw`(?:${any('cloud aws azure infrastruktur')}[ -]?kosten)\s*(?:senken|reduzieren|optimieren|optimierung|senkung|reduzierung)`,
    String.raw`${any('reduccion reducir optimizacion optimizar ahorro')}\s+${COSTES}\s+${any('nube cloud aws azure infraestructura')}`,
  ],
  deeds: [
    String.raw`${CUT}${object(2)}${CLOUD}\s+(?:infrastructure\s+|hosting\s+)?${MONEY}${NO_OTHER}`,
    String.raw`(?:cutting|reducing|lowering|saving)${object(2)}${CLOUD}\s+${MONEY}${NO_OTHER}`,
    String.raw`${CUT}\s+\d{1,2}\s?%\s+(?:of|on)${object(2)}${CLOUD}\s+${MONEY}`,
    String.raw`${CUT}${object(3)}${MONEY}\s+(?:of|for|on|in)${object(3)}${CLOUD}(?![\p{L}-])`,
    String.raw`${any('brought bringing took got')}${object(3)}${CLOUD}\s+${MONEY}\s+down(?!\p{L})`,
    String.raw`${REDUJE}${upTo(2)}${COSTES}\s+(?:mensual(?:es)?\s+)?(?:de|en)\s+(?:(?:la|los|el|nuestra)\s+)?${NUBE}`,
  ],
  nouns: [
    String.raw`${CLOUD}[ -]?(?:${KOSTEN})(?:\s+[^\s,;.:()]{1,30}){0,5}?\s+${GESENKT}`,
    String.raw`(?:${SENKUNG})\s+(?:der|von|unserer)${object(2)}${CLOUD}[ -]?${KOSTEN}`,
    String.raw`(?:cloud|aws|azure)[ -]${any('costs? spend')}\s+${any('reduction savings')}`,
    String.raw`${any('reduccion ahorro')}\s+(?:de|en)\s+(?:los\s+|el\s+)?${COSTES}\s+(?:de|en)\s+(?:la\s+)?${NUBE}`,
  ],
};

export const PURCHASING_COSTS: Family = {
  name: 'purchasing costs',
  asked: [
    String.raw`costs?\s+${any('reduction savings?')}\s+(?:purchasing|procurement|supply_chain)`.replaceAll(
      '_',
      ' ',
    ),
    String.raw`${REDUCE}\s+${any('purchasing procurement material')}\s+costs?`,
    String.raw`(?:${SENKUNG}|senken)\s+(?:einkaufs|beschaffungs|material)kosten`,
    String.raw`${any('reduccion reducir')}\s+${COSTES}\s+(?:compras?|aprovisionamiento)`,
  ],
  deeds: [
    String.raw`${CUT}${object(2)}${BUY}\s+${MONEY}${NO_OTHER}`,
    String.raw`${REDUJE}${upTo(2)}${COSTES}\s+de\s+(?:compras?|aprovisionamiento|materiales)`,
  ],
  nouns: [
    String.raw`(?:einkaufs|beschaffungs|material)(?:kosten|preise)(?:\s+[^\s,;.:()]{1,30}){0,5}?\s+${GESENKT}`,
    String.raw`(?:${SENKUNG})\s+(?:der|von)\s+(?:einkaufs|beschaffungs|material)kosten`,
  ],
};
