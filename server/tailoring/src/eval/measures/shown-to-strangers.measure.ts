import { readFacts, matchRequirements } from '@sastre/reading';
import { writeReport } from '../../report.rules.ts';
import type { AdSet } from './ads.ts';
import { cvOfPerson } from './ad-person.ts';
import { assignHits } from './hits.ts';
import { readAd } from './read-ad.ts';

/** What a report shows of a strangers' pair of CV and ad, held against their labels. */
export interface ShownFigures {
  /** Requirements in the group *shown* that a label speaks of. */
  shown: number;
  /** Those that are so; `partly` counts half. */
  right: number;
  /** Labelled with yes and read, and how many of them are shown. */
  theirs: number;
  found: number;
  untrue: string[];
  unfound: string[];
}

/** Matches each labelled pair; `now` is the day that years are counted up to. */
export function measureShown({ ads, people, labels }: AdSet, now: Date): ShownFigures {
  const figures: ShownFigures = {
    ...{ shown: 0, right: 0, theirs: 0, found: 0, untrue: [], unfound: [] },
  };
  for (const { ad: id, person: key, has } of labels) {
    const ad = ads.find((one) => one.id === id);
    const person = people.find((one) => one.key === key);
    if (ad === undefined || person === undefined) continue;
    const content = cvOfPerson(person);
    const facts = readFacts(content);
    const { requirements: asked, position } = readAd(ad);
    const supported = matchRequirements(asked, facts, content, now, position);
    const parts = { engine: 'rules' as const, facts, content, edits: [], notes: [] };
    const { requirements } = writeReport({ ...parts, requirements: supported });
    const terms = requirements.map(({ term }) => term);
    const { goldOf } = assignHits(terms, ad.requirements);
    requirements.forEach(({ term, group, facts: ids }, index) => {
      const gold = ad.requirements[goldOf.get(index) ?? -1];
      const answer = has.find((one) => one.term === gold?.term)?.answer;
      if (answer === undefined) return;
      if (answer === 'yes') figures.theirs += 1;
      const rests = facts.filter((fact) => ids.includes(fact.id)).map(({ text }) => text);
      const line = `${id} ${key}: ${term} (${gold?.kind}, ${answer})`;
      if (group === 'shown') {
        figures.shown += 1;
        figures.right += { yes: 1, partly: 0.5, no: 0 }[answer];
        if (answer === 'yes') figures.found += 1;
        else figures.untrue.push(`${line} « ${rests.join(' | ')}`);
      } else if (answer === 'yes') figures.unfound.push(line);
    });
  }
  return figures;
}
