import { any, type Family } from './family.ts';
import sectors from './sectors.data.json' with { type: 'json' };

const SECTOR = any(
  'sector industry industries domain field environment business branch space settings? companies',
);

interface Sector {
  name: string;
  /** Its name before "sector" and "industry", and with nothing behind it where that says it as well. */
  en: string;
  alone?: string;
  /** Whole names of it. */
  de: string;
  /** What follows "sector". */
  es: string;
  /** What is done in it alone, in any of the languages. */
  work: string;
  companies: string;
  never?: string;
}

function sector({ name, en, alone, de, es, work, companies, never }: Sector): Family {
  return {
    name,
    asked: [
      String.raw`${any(en)}\s+${SECTOR}`,
      String.raw`${SECTOR}\s+${any(en)}`,
      ...(alone === undefined ? [] : [any(alone)]),
      String.raw`(?:branchen(?:kenntnisse|erfahrung|wissen)\s+)?(?:der\s+)?${any(de)}`,
      String.raw`(?:sector|industria|empresas|entornos?)\s+(?:del?\s+(?:la\s+)?)?${any(es)}`,
    ],
    deeds: [],
    nouns: [any(work)],
    companies: [any(companies)],
    never: never === undefined ? [] : [any(never)],
  };
}

/** Sectors, told by what is done in them alone and by names of employers that say it. */
export const SECTORS: readonly Family[] = sectors.map(sector);
