const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Between two numbers they make one range or size: "15 à 40", "3 to 5", "2 × 3". */
export const RANGE_WORDS = listed(
  '– — - × x to or and à ou et a o u y e i bis und oder do lub al do tot till til och og až',
);

/** Words that a number before them does not count. */
export const EMPTY_WORDS = listed(
  'of in on at by for to from with and or as the an per than out via ' +
    'von vom in im bis für und oder mit auf aus bei zu zur zum der die das den dem des ein eine je pro als wie ' +
    'de del des du en el la los las le les y o e et ou con por para pour par avec dans sur al au aux à un una une ' +
    'di da dei del della delle nel nella per tra fra il lo gli i um uma do dos das em no na com ' +
    'w we z ze na do od po za przez dla oraz i lub van het een te voor met op och med för av til og',
);

/** Abbreviations of what follows them. */
export const BEFORE_NAMES = listed(
  'Dr. Prof. Dr.-Ing. Mag. PD Mr. Mrs. Ms. Mme Mlle Sr. Sra. Ing. Dipl.-Ing. St. Ste. Sta. Sto. Nr. Nr nr nr. No. no. nº Nº n° N° núm. ' +
    'Art. art. Abs. Abb. Kap. Bd. Vol. vol. Fig. fig. Tab. ch. chap. cap. §§ § S. p. pp. págs. pág. str. ' +
    'ca. approx. ok. env. aprox. vs. v. vs ul. Av. av. pl. Pl. Sp. Ltda. e.g. i.e. z.B. p.ej. cf. bzw.',
);

/** Abbreviations of what stands before them. */
export const BEHIND_NAMES = listed(
  'v. vs. vs al. St. Co. Ltd. Ltd Inc. Inc Corp. LLC LLP plc GmbH AG KG SE e.V. S.A. S.L. S.p.A. S.r.l. S.A.S. SARL B.V. N.V. ' +
    'Jr. Sr. Ave. Rd. Blvd. r. etc. usw. itd. a.m. p.m.',
);

/** Behind a capital they belong to the name that follows: "Pieter van Berg", "Juana de Ruiz". In German "von" is of anything. */
export const PARTICLES = listed('van ter ten de del della di da do dos das du al bin ibn ben abu');

/** The same behind one of those: "van der Berg", "de la Cruz". */
export const SECOND_PARTICLES = listed('der den la las los el');
