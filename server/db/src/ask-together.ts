/** Most questions of one statement. */
const MOST = 500;

interface Asked<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks at once what is asked in the same turn of the event loop: of many calls that come together each would cost a
 * statement, and nobody waits longer. `ask` answers in the order of the questions; where it fails, it fails for all.
 */
export function askTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number = MOST,
): (question: Question) => Promise<Answer> {
  let open: Asked<Question, Answer>[] = [];

  async function answer(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(asked.map(({ question }) => question));
      if (answers.length !== asked.length) throw new Error('Not every question was answered.');
      for (const [at, said] of answers.entries()) asked[at]?.resolve(said);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function answerOpen(): void {
    const asked = open;
    open = [];
    for (let from = 0; from < asked.length; from += most)
      void answer(asked.slice(from, from + most));
  }

  return async (question) =>
    new Promise<Answer>((resolve, reject) => {
      // What came by other connections in this turn is read before that.
      if (open.push({ question, resolve, reject }) === 1) setImmediate(answerOpen);
    });
}
