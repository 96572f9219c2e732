import type { Person } from './corpus/person.types.ts';
import { printPages } from './corpus/print-pages.ts';
import { truthOf } from './corpus/recipe.types.ts';
import { PAGE_RECIPES, RECIPES } from './corpus/recipes.ts';
import type { KnownFile } from './score.ts';

/** The files of people by every recipe of the corpus. */
export async function ownFiles(people: readonly Person[]): Promise<KnownFile[]> {
  const made = RECIPES.flatMap((recipe) =>
    people.map(async (person): Promise<KnownFile> => {
      const truth = truthOf(recipe, person);
      const bytes = await recipe.make(person);
      return { kind: recipe.kind, maker: recipe.name, person: person.key, truth, bytes };
    }),
  );
  const pages = PAGE_RECIPES.flatMap((recipe) => people.map((person) => ({ recipe, person })));
  const prints = await printPages(pages.map(({ recipe, person }) => recipe.page(person)));
  const printed = pages.map(({ recipe, person }, at): KnownFile => {
    const bytes = prints[at] ?? new Uint8Array();
    const { key, cv } = person;
    return { kind: recipe.kind, maker: recipe.name, person: key, truth: cv, bytes };
  });
  return [...(await Promise.all(made)), ...printed];
}
