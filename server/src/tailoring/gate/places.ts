const PLACE_LINES = `
germany|alemania|deutschland|deutschlandweit; spain|españa|spanien; austria|österreich; switzerland|suiza|schweiz; france|francia|frankreich; italy|italia|italien; portugal;
united kingdom|uk|great britain|reino unido|vereinigtes königreich|großbritannien; england|inglaterra; ireland|irlanda|irland; netherlands|países bajos|niederlande; belgium|bélgica|belgien; poland|polonia|polen;
denmark|dinamarca|dänemark; sweden|suecia|schweden; norway|noruega|norwegen; greece|grecia|griechenland; turkey|turquía|türkei; morocco|marruecos|marokko; mexico|méxico|mexiko; argentina|argentinien; brazil|brasil|brasilien;
united states|usa|us|estados unidos|eeuu|vereinigte staaten; china; japan|japón; india|indien; europe|europa; latin america|latinoamérica|lateinamerika; eu|ue;
munich|múnich|münchen; cologne|colonia|köln; vienna|viena|wien; hamburg|hamburgo; berlin|berlín; frankfurt|fráncfort; nuremberg|núremberg|nürnberg; zurich|zúrich|zürich; geneva|ginebra|genf; basel|basilea; london|londres;
lisbon|lisboa|lissabon; seville|sevilla; saragossa|zaragoza; paris|parís; rome|roma|rom; milan|milán|mailand; brussels|bruselas|brüssel; copenhagen|copenhague|kopenhagen; warsaw|varsovia|warschau; prague|praga|prag; lübeck|lubeca`;

/** Places that are written differently in English, Spanish and German; the forms of one place in a row. */
export const PLACES: readonly (readonly string[])[] = PLACE_LINES.split(';').map((line) =>
  line.split('|').map((form) => form.trim()),
);

/** Well-known employers and universities: the likeliest to be made up. None of them is a word of one of the languages. */
export const BRANDS: readonly string[] =
  `google amazon microsoft facebook netflix tesla ibm intel nvidia siemens bosch bmw volkswagen daimler mercedes audi porsche allianz lufthansa zalando inditex
zara mercadona santander bbva telefonica iberia ikea deloitte kpmg accenture mckinsey nestle unilever airbus basf bayer spotify airbnb paypal samsung toyota harvard stanford oxford cambridge yale princeton`.split(
    /\s+/,
  );
