import type { Person } from './corpus/person.types.ts';
import { truthOf, type Recipe } from './corpus/recipe.types.ts';
import type { KnownFile } from './score.ts';

/** The files of people by recipes, each made when it is asked for. */
export async function* ownFiles(
  people: readonly Person[],
  recipes: readonly Recipe[],
): AsyncGenerator<KnownFile> {
  for (const recipe of recipes)
    for (const person of people) {
      const truth = truthOf(recipe, person);
      yield { kind: recipe.kind, maker: recipe.name, truth, bytes: await recipe.make(person) };
    }
}
