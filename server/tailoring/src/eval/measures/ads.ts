import { z } from 'zod';

/** A job ad with what a careful reader asks of it, as strangers label them. */
const adSchema = z.object({
  id: z.string(),
  language: z.string(),
  companyName: z.string(),
  position: z.string(),
  text: z.string(),
  requirements: z.array(
    z.object({
      term: z.string(),
      accept: z.array(z.string()),
      kind: z.string(),
      must: z.boolean(),
      level: z.string().optional(),
      anyOf: z.array(z.string()).optional(),
    }),
  ),
  traps: z.array(z.string()),
});

const periodSchema = { start: z.string(), end: z.string() };
const personSchema = z.object({
  key: z.string(),
  language: z.string(),
  head: z.object({
    fullName: z.string(),
    title: z.string(),
    location: z.string(),
    phone: z.string(),
  }),
  summary: z.string(),
  work: z.array(
    z.object({
      position: z.string(),
      company: z.string(),
      location: z.string().optional(),
      ...periodSchema,
      description: z.string().optional(),
      achievements: z.array(z.string()),
    }),
  ),
  education: z.array(
    z.object({
      institution: z.string(),
      degree: z.string(),
      field: z.string(),
      ...periodSchema,
    }),
  ),
  skills: z.array(z.object({ name: z.string(), level: z.string() })),
  languages: z.array(z.object({ language: z.string(), level: z.string() })),
});

const labelSchema = z.object({
  ad: z.string(),
  person: z.string(),
  has: z.array(z.object({ term: z.string(), answer: z.enum(['yes', 'no', 'partly']) })),
});

/** One folder of a strangers' set. */
export const adSetSchema = z.object({
  ads: z.array(adSchema),
  people: z.array(personSchema),
  labels: z.array(labelSchema),
});

export type AdSet = z.infer<typeof adSetSchema>;
export type LabelledAd = AdSet['ads'][number];
export type Gold = LabelledAd['requirements'][number];
export type AdPerson = AdSet['people'][number];

/** A set whose people are told apart from those of other sets: two of them may call different people by the same key. */
export function withOwnPeople(name: string, { ads, people, labels }: AdSet): AdSet {
  return {
    ads,
    people: people.map((person) => ({ ...person, key: `${name}-${person.key}` })),
    labels: labels.map((label) => ({ ...label, person: `${name}-${label.person}` })),
  };
}
