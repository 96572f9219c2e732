import type { FactIndex } from '../cv/fact-index.rules.ts';
import { fold } from '../words/stem.rules.ts';
import { source } from '../words/pattern.ts';

/** What many make: with its maker's name before it, it is that maker's alone. Of "Microsoft Excel" there is one only. */
const KINDS = 'SQL|ERP|CRM|CMS|CAD|CAM|PLC|SPS|CNC|BIM|SIEM|VPN|ETL|MES|WMS|LMS';
const MAKERS = source`
  Microsoft|MS|Oracle|IBM|SAP|Siemens|Google|Amazon|Adobe|Autodesk|Cisco|Bosch|Omron|Beckhoff|Schneider|ABB|
  Allen[- ]Bradley|Rockwell|Mitsubishi|Fanuc|Heidenhain|Haas|Mazak|Sage|Infor|Salesforce|Zoho|Dassault|Bentley`;
const MADE_BY = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${MAKERS})[ -](${KINDS})(?![\p{L}\p{N}+]|[-/]\p{L}| Server)`,
  'u',
);
/** Names of the same thing that say the maker by themselves. */
const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  'microsoft sql': ['SQL Server', 'T-SQL'],
  'oracle sql': ['Oracle', 'PL/SQL'],
  'siemens plc': ['TIA Portal'],
  'siemens sps': ['TIA Portal'],
};

/** Whether a fact names what is asked for whole, where that is one maker's of a kind that many make: "Microsoft SQL". */
export function isOfMaker(
  { term, quote }: { term: string; quote: string },
  index: FactIndex,
): (place: number) => boolean {
  const [, named = '', kind = ''] = made({ term, quote }) ?? [];
  if (named === '') return () => true;
  const maker = fold(named === 'MS' ? 'Microsoft' : named);
  const own = OWN_NAMES[`${maker} ${fold(kind)}`] ?? [];
  return (place) => {
    const fact = index.facts[place];
    const said = new Set(fact?.folded.split(/[^\p{L}\p{N}]+/u));
    return (
      said.has(maker) ||
      (maker === 'microsoft' && (said.has('ms') || said.has('mssql'))) ||
      own.some((name) => fact?.tools.has(name) === true)
    );
  };
}

const made = ({ term, quote }: { term: string; quote: string }) =>
  MADE_BY.exec(term) ?? (KIND_ONLY.test(term) ? MADE_BY.exec(quote) : null);

/** Whether one maker's is asked for. */
export const namesMaker = (asked: { term: string; quote: string }) => made(asked) !== null;

const KIND_ONLY = new RegExp(`^(?:${KINDS})$`);
