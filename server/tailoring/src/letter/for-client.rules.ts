import { fold, pattern } from '@sastre/reading';

/** An ad, and who put it up. */
interface Advertised {
  jobText: string;
  companyName: string;
}

/** True where who advertises looks for somebody else: the position is not at that company. */
export function isForClient({ jobText, companyName }: Advertised): boolean {
  return SAYS_SO.test(fold(jobText)) || AGENCY.test(fold(companyName));
}

const SAYS_SO = pattern('u')`
  (?<!\p{L})(?:(?:our|a|my) client(?:'s)?|on behalf of (?:our|a) client|unser(?:en|em)? (?:kunde|auftraggeber)n?|(?:nuestro|un) cliente)(?: [^.]{0,60})?(?:looking|seek|is |wants|need|recruit|sucht|suchen|busca|precisa|,|\n)|
  fur unseren kunden|personaluberlassung|arbeitnehmeruberlassung|zeitarbeit|
  (?<!\p{L})(?:confidential (?:client|company|employer)|empresa (?:cliente|confidencial)|(?:un(?:a de)?|para) nuestr[oa]s? (?:clientes?|empresas? clientes?))(?!\p{L})`;

/** Houses that find people for others, by their names. */
const AGENCY = pattern('u')`
  (?<!\p{L})(?:
    reclutamiento|recruit(?:ment|ing|ers)|staffing|headhunt\p{L}*|executive search|talent (?:search|solutions|partners)|
    seleccion de personal|trabajo temporal|ett|personal(?:service|dienst\p{L}*|vermittlung|beratung|leasing)|zeitarbeit|
    temp agency|employment agency
  )(?!\p{L})`;
