import { englishPeople } from './english.people.ts';
import { germanPeople } from './german.people.ts';
import type { EvalPerson } from '@sastre/reading/testing';
import { spanishPeople } from './spanish.people.ts';

/** All of them. Every name, company and address is made up. */
export const PEOPLE: readonly EvalPerson[] = [...englishPeople, ...spanishPeople, ...germanPeople];
