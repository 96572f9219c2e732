import { COMPANY_SIGNS } from './company-signs.ts';
import { readCompany } from './company.rules.ts';
import { locateNames } from '../mentions.rules.ts';
import { words } from '../../words/stem.rules.ts';

const keyOf = (name: string) =>
  words(name.replace(COMPANY_SIGNS.ENDS, '').replace(/^(?:the|die|das|der|el|la) /i, '')).join(' ');
const PLACE = /^(?:[\s,–-]+\p{Lu}[\p{L}-]+){0,2}$/u;

/** Whether a term names the employer, typed or read from the ad, maybe with its place: "Oakwood Hospice Leeds". A program that is called like its house stays. */
export function employerIn(jobText: string, companyName: string): (term: string) => boolean {
  const houses = [companyName, readCompany(jobText)].map(keyOf).filter((key) => key.length > 2);
  return (term) => {
    const said = keyOf(term);
    const isHouse = houses.some(
      (house) =>
        said === house ||
        (said.startsWith(`${house} `) && PLACE.test(behind(term, house))) ||
        (said.includes(' ') && house.startsWith(`${said} `)),
    );
    return isHouse && locateNames(term, true).every(({ isKnown }) => !isKnown);
  };
}

/** What stands behind as many words as the house has. */
const behind = (term: string, house: string) =>
  term
    .split(/(?=\s)/)
    .slice(house.split(' ').length)
    .join('');
