import { PERSONAS, type Persona } from '../testing/model-server/personas.ts';
import { PLANTS } from '../testing/model-server/plants.ts';

/** A persona, and how many of its answers held a lie. */
export interface WatchedPersona {
  persona: Persona;
  lies(): number;
}

const LIE = /HIRED|any salary|15 years|spricht|15 Jahre/;

/** A persona of the scripted server. `wait` is called where it stays silent, so that time goes by. */
export function watchedPersona(name: string, wait: () => void): WatchedPersona {
  const persona = PERSONAS[name];
  if (persona === undefined) throw new Error(`There is no persona ${name}.`);
  let lies = 0;
  return {
    persona: (question, call) => {
      const reply = persona(question, call);
      if (reply === 'silence') setImmediate(wait);
      const isLie =
        typeof reply === 'object' &&
        'content' in reply &&
        (LIE.test(reply.content) || PLANTS.some(({ trace }) => trace.test(reply.content)));
      if (isLie) lies += 1;
      return reply;
    },
    lies: () => lies,
  };
}
