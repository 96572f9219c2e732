import { defaultPersonalInfo, type PersonalInfo } from '@sastre/shared-contracts/api';
import type { EntryMap } from './complement.rules.ts';
import { countryName, isCountryIn } from './country.rules.ts';
import { isFields } from '../alike.rules.ts';
import type { JsonObject } from './json.rules.ts';
import { address, filled, textOf, urlOf } from './values.rules.ts';

const EMAIL =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Where the users of a network have their page, and how one is called there. */
const NETWORKS = {
  linkedin: { page: 'https://www.linkedin.com/in/', user: /^@?([A-Za-z0-9][\w-]{2,99})$/ },
  github: { page: 'https://github.com/', user: /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})$/ },
};

/** The person: `basics` of the format. */
export const basicsMap: EntryMap<PersonalInfo> = {
  write: (person) =>
    filled({
      name: person.fullName,
      label: person.title,
      email: EMAIL.test(person.email.trim()) ? person.email.trim() : '',
      phone: person.phone,
      url: address('website', person.website),
      summary: person.summary,
      location: filled({ city: person.location }),
      profiles: [
        ...profile('LinkedIn', address('linkedIn', person.linkedIn)),
        ...profile('GitHub', address('github', person.github)),
      ],
    }),
  read: (basics) => ({
    ...defaultPersonalInfo,
    fullName: textOf(basics['name']),
    title: textOf(basics['label']),
    email: textOf(basics['email']),
    phone: textOf(basics['phone']),
    location: place(basics['location'], `${textOf(basics['label'])} ${textOf(basics['summary'])}`),
    linkedIn: profileOf(basics, 'linkedin'),
    website: urlOf(basics['url']),
    github: profileOf(basics, 'github'),
    summary: textOf(basics['summary']),
  }),
};

function profile(network: string, url: string): object[] {
  if (url === '') return [];
  const username = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return [filled({ network, username: decoded(username), url })];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** City, region and country; where a file has neither of the first two, its address. */
function place(location: unknown, text: string): string {
  if (!isFields(location)) return textOf(location);
  const { city, region, countryCode, address: street } = location;
  const named = [city, region].map(textOf).filter((text) => text.trim() !== '');
  if (named.length === 0) return textOf(street);
  const code = textOf(countryCode);
  const country = isCountryIn(code, named.join(', ')) ? '' : countryName(code, text);
  return textOf([...named, ...(country === '' ? [] : [country])].join(', '));
}

/** The address of a profile; a user's name alone would not say of which network. */
function profileOf(basics: JsonObject, network: keyof typeof NETWORKS): string {
  const profiles: unknown[] = Array.isArray(basics['profiles']) ? basics['profiles'] : [];
  const found = profiles.find(
    (one) => isFields(one) && textOf(one['network']).toLowerCase().replace(/\W/g, '') === network,
  );
  if (!isFields(found)) return '';
  const url = urlOf(found['url']);
  if (url !== '') return url;
  const username = textOf(found['username']);
  const { page, user } = NETWORKS[network];
  const [, name] = user.exec(username.trim()) ?? [];
  return name === undefined ? username : page + name;
}
