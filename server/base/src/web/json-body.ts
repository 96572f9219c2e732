import type { FastifyInstance } from 'fastify';
import { isTooMuchJson } from './json-size.rules.ts';
import { invalidInput, problem } from './problem.ts';
import { findUnstorable } from './validation.ts';

/** Reads bodies as JSON only; an empty one is no body. Malformed JSON, or a key that poisons prototypes: 400; more than anybody sends: 413. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (isTooMuchJson(text.toString()))
      return done(problem('too-large', 'The body holds more than anything that is sent here.'));
    void parse(request, text.toString(), (failure, value: unknown) => {
      if (failure) return done(problem('malformed-request', 'The body is not valid JSON.'));
      const errors = findUnstorable(text.toString(), value);
      if (errors.length > 0) return done(invalidInput(errors));
      done(null, value);
    });
  });
}
