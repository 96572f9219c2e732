import type { EngineTask } from '../task/engine.ts';
import { findTools, fold, pattern, type SupportedRequirement } from '@sastre/reading';
import type { Said } from './letter-material.rules.ts';
import { standsIn } from '../post/literal.rules.ts';
import { splitSentences } from './motive.rules.ts';

/** Tools that the job names and the CV says outside of its jobs and its list of skills. */
export interface NamedTools {
  /** The CV's words say that one works with them: "Comfortable in SQL". */
  used: Said[];
  /** It counts them among what one knows. */
  listed: Said[];
}

const MOST = 3;
const USED = pattern('iu')`
  (?<!\p{L})(?:
    comfortable|fluent|proficient|skilled|confident|at home|working daily|works? (?:\p{L}+ )?with|working with|
    uses?|using|sicher (?:in|im|mit)|versiert|vertraut mit|beherrsch\p{L}*|arbeite\p{L}* (?:\p{L}+ )?mit|
    nutz(?:e|t)|zu hause in|domin(?:o|io)|manej[oa]|c[oó]mod[oa]|trabaj[oa] (?:\p{L}+ )?con|us[oa]
  )(?!\p{L})`;
const LISTED = pattern('iu')`
  (?<!\p{L})(?:
    knowledge|skills?|experience(?:d)?|familiar|know|kenntniss?en?|erfahr(?:ung|en)\p{L}*|conocimientos?|
    experiencia|experto|experta
  )(?!\p{L})`;
/** Not yet, no more, little, or of other people. */
const DENIED = pattern('iu')`
  (?<!\p{L})(?:
    no|not|never|without|learn\p{L}*|keen|eager|want\p{L}*|would|begin\p{L}*|beginner|basic\p{L}*|some|little|
    former\p{L}*|used to|previous\p{L}*|past|teams?|people|students?|colleagues|clients?|recruit\p{L}*|
    kein\p{L}*|nicht|nie|ohne|lern\p{L}*|möchte|grund\p{L}*|etwas|wenig|früher\p{L}*|ehemals|kunden|
    kolleg\p{L}*|studierende\p{L}*|sin|nunca|aprend\p{L}*|quiero|quisiera|básic\p{L}*|poco|algo|antes|
    antigu\p{L}*|equipos?|personas|alumn\p{L}*|clientes?
  )(?!\p{L})`;
const OF_SKILLS =
  /skill|tool|technolog|stack|kenntnis|fähigkeit|können|werkzeug|technik|competenc|habilidad|conocimiento|herramient|tecnolog/iu;

/** Finds tools that a letter can name though neither a job nor the list of skills has them. `requirements`: the most wanted first. */
export function namedTools(
  { main, facts, jobText }: EngineTask,
  requirements: readonly SupportedRequirement[],
): NamedTools {
  const textOf = new Map(facts.map(({ id, text }) => [id, text]));
  const isOfSkills = (id: string) => {
    const section = main.sections?.find((one) => id.startsWith(`sections[${one.id}]`));
    return section !== undefined && OF_SKILLS.test(section.title);
  };
  const placeOf = (tool: string, id: string): keyof NamedTools | undefined => {
    const text = textOf.get(id) ?? '';
    if (!standsIn(text, tool)) return undefined;
    if (isOfSkills(id)) return DENIED.test(text) ? undefined : 'listed';
    if (id !== 'personal_info.summary') return undefined;
    const sentence = splitSentences(text).find((one) => standsIn(one, tool)) ?? '';
    if (DENIED.test(sentence)) return undefined;
    if (USED.test(sentence)) return 'used';
    return LISTED.test(sentence) ? 'listed' : undefined;
  };
  const found = new Map<string, Said & { place: keyof NamedTools }>();
  for (const { kind, term, quote, facts: ids } of requirements) {
    if (kind !== 'tool') continue;
    const tools = [term, ...findTools(quote)].filter(
      (tool) => findTools(tool).length > 0 && standsIn(jobText, tool),
    );
    for (const text of tools) {
      for (const id of ids) {
        const place = placeOf(text, id);
        if (place !== undefined && !found.has(fold(text)))
          found.set(fold(text), { text, place, because: [id] });
      }
    }
  }
  const of = (place: keyof NamedTools) =>
    [...found.values()]
      .filter((one) => one.place === place)
      .map(({ text, because }) => ({ text, because }))
      .slice(0, MOST);
  return { used: of('used'), listed: of('listed') };
}
