import { named } from './named.ts';

/** What forms say of a person that has no field of ours, folded, in en, de, es, fr, it, pt, pl and nl. */
export const FACTS: ReadonlySet<string> = new Set(
  named(`
    father s name | fathers name | father name | name of father | father | mother s name | mothers name | mother name | name of mother |
    husband s name | husband name | spouse | spouse name | spouse s name | guardian s name | date of birth | birth date | birthdate |
    birthday | d o b | dob | date of birth age | born | born on | born in | place of birth | birthplace | place and date of birth |
    date and place of birth | age | sex | gender | nationality | citizenship | marital status | civil status | family status | religion |
    eye color | eye colour | eyes | hair color | hair colour | hair | augenfarbe | haarfarbe | korpergrosse | color de ojos | color de pelo |
    caste | blood group | passport no | passport number | passport details | pan no | height | weight | nid no | national id | national id no | visa | visa status |
    geburtsdatum | geb | geboren | geboren am | geburtsort | geburtsdatum und ort | geburtsdatum ort | geburtsdatum geburtsort |
    geburtstag | familienstand | staatsangehorigkeit | nationalitat | staatsburgerschaft | geschlecht | konfession | kinder | alter |
    fecha de nacimiento | lugar de nacimiento | lugar y fecha de nacimiento | fecha y lugar de nacimiento | edad | nacionalidad |
    estado civil | sexo | dni | nie | cedula | cedula de identidad | documento de identidad | cedula de ciudadania | identificacion |
    date de naissance | lieu de naissance | date et lieu de naissance | nationalite | situation familiale | situation de famille | sexe |
    enfants | enfants nombre age | data di nascita | luogo di nascita | luogo e data di nascita | data e luogo di nascita | nazionalita | cittadinanza | stato civile |
    sesso | eta | codice fiscale | data de nascimento | local de nascimento | naturalidade | idade | data urodzenia | miejsce urodzenia |
    data i miejsce urodzenia | obywatelstwo | narodowosc | stan cywilny | plec | geboortedatum | geboorteplaats | nationaliteit |
    burgerlijke staat | geslacht | rijksregisternummer
  `),
);

/** "22 years old", "aged 41", "Jahrgang 1990": what somebody says of themselves, and no time of work. */
export const AGED =
  /^(?:aged?:?\s+)?\d{1,2}\s?(?:years?[ -]old|y\/?o|years of age|jahre alt|jarig|jaar oud|ans|a[ñn]os|anni|anos|lat)\.?$|^(?:aged?:?|jahrgang)\s+\d{2,4}$/iu;

/** "geb. am 3.5.1990 in Kiel", "née le 3 mai 1990" */
export const BORN =
  /^(?:born|geb(?:oren)?|n[ée]e?|nat[oa]|nacid[oa]|nascid[oa]|ur)[.:]?\s+(?:(?:on|in|am|le|il|el|em|a|dnia)\s+)?(?:the\s+)?\d/iu;
