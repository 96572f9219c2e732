import { expect, type Page } from '@playwright/test';
import {
  answeredCopy,
  fullReport,
  plainReport,
  translatedCopy,
} from '../documents/tailored-reports.ts';
import { threeCopies, withCopies, withCopy, withReport } from '../documents/tailoring-answers.ts';
import {
  defineStates,
  expectTitle,
  failing,
  field,
  hanging,
  stopTime,
  type Stage,
  type State,
} from './stage.ts';

const LIST = '/user/me/cv/tailored-list';
const COPY = '/user/me/cv/*';
const CHANGES = '/tailored-changes?cvId={id}';
/** Longer than a deletion can be undone. */
const UNDO_PASSES = 7_000;

const onList = (bring: State['bring'], who: State['who'] = 'member'): State => ({
  who,
  route: '/tailored-cvs',
  bring: async (stage) => {
    // No deletion of a state reaches the server, not even one that is sent because the page is left.
    await hanging(stage.page, COPY, 'DELETE');
    await bring(stage);
  },
});

async function openList({ page, site }: Stage): Promise<void> {
  await page.goto(`${site.url}/tailored-cvs`);
  await expectTitle(page, 'Tailored CVs');
}

/** The list with three copies in it. */
async function readList(stage: Stage): Promise<void> {
  await withCopies(stage.page, threeCopies);
  await openList(stage);
  await expect(stage.page.getByRole('listitem')).toHaveCount(3);
}

const button = (page: Page, action: 'Rename' | 'Delete') =>
  page.getByRole('button', { name: `${action}: CV tailored for Northlight Hotels` });

async function rename({ page }: Stage, name: string): Promise<void> {
  await button(page, 'Rename').click();
  await field(page, 'Company name').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
}

/** Deletes the first copy and stops the time in which it can be undone. */
async function remove(stage: Stage): Promise<void> {
  await stopTime(stage.page);
  await button(stage.page, 'Delete').click();
  await expect(stage.page.getByText('Deleted: CV tailored for Northlight Hotels')).not.toHaveCount(
    0,
  );
}

const onChanges = (bring: State['bring']): State => ({ who: 'member', route: CHANGES, bring });

async function openChanges({ page, site, cast }: Stage): Promise<void> {
  await page.goto(`${site.url}/tailored-changes?cvId=${cast.member.tailoredId}`);
  await expectTitle(page, /^Review changes/);
}

/** A requirement that the CV does not say, opened. */
async function openMissing(stage: Stage, term: string): Promise<void> {
  await withReport(stage.page, fullReport);
  await openChanges(stage);
  await stage.page.getByRole('button', { name: new RegExp(`^${term}`) }).click();
}

/** /tailored-cvs and /tailored-changes. */
export const tailoredCopiesStates = defineStates({
  'copies.list': onList(readList),
  'copies.empty': onList(async (stage) => {
    await openList(stage);
    await expect(stage.page.getByText('No tailored CVs found.')).toBeVisible();
  }, 'thin'),
  'copies.loading': onList(async (stage) => {
    await hanging(stage.page, LIST);
    await openList(stage);
    await expect(stage.page.getByText('Loading tailored CVs…')).toBeVisible();
  }),
  'copies.loadError': onList(async (stage) => {
    await failing(stage.page, LIST);
    await openList(stage);
    await expect(stage.page.getByRole('alert')).toBeVisible();
  }),
  'copies.filteredOut': onList(async (stage) => {
    await readList(stage);
    await stage.page
      .getByRole('searchbox', { name: 'Filter by company or position' })
      .fill('nobody at all');
    await expect(stage.page.getByText(/^No tailored CV matches/)).toBeVisible();
  }),
  'copies.renaming': onList(async (stage) => {
    await readList(stage);
    await button(stage.page, 'Rename').click();
    await expect(field(stage.page, 'Company name')).toBeFocused();
  }),
  'copies.renameBlank': onList(async (stage) => {
    await readList(stage);
    await rename(stage, ' ');
    await expect(stage.page.getByText('Enter a company name')).toBeVisible();
  }),
  'copies.renameFails': onList(async (stage) => {
    await failing(stage.page, COPY, { method: 'PUT' });
    await readList(stage);
    await rename(stage, 'Southlight Hotels');
    await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
  }),
  'copies.deleted': onList(async (stage) => {
    await readList(stage);
    await remove(stage);
    await expect(stage.page.getByRole('button', { name: /^Undo: / })).toBeFocused();
  }),
  'copies.deleting': onList(async (stage) => {
    await readList(stage);
    await remove(stage);
    await stage.page.clock.runFor(UNDO_PASSES);
    await expect(stage.page.getByRole('button', { name: /^Undo: / })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  }),
  'copies.deleteFails': onList(async (stage) => {
    await failing(stage.page, COPY, { method: 'DELETE' });
    await readList(stage);
    await remove(stage);
    await stage.page.clock.runFor(UNDO_PASSES);
    await expect(stage.page.getByRole('alert')).toContainText('Failed to delete CV');
    await expect(button(stage.page, 'Delete')).toBeFocused();
  }),

  'changes.read': onChanges(async (stage) => {
    await openChanges(stage);
    await expect(stage.page.getByRole('heading', { name: /^Changes: 1$/ })).toBeVisible();
  }),
  'changes.refused': onChanges(async (stage) => {
    await withReport(stage.page, fullReport);
    await openChanges(stage);
    await expect(stage.page.getByRole('heading', { name: /^Changes: 4$/ })).toBeVisible();
    const refused = stage.page.getByRole('heading', { name: 'What did not pass the check' });
    await expect(refused).toBeVisible();
  }),
  'changes.questions': onChanges(async (stage) => {
    await withReport(stage.page, fullReport);
    await openChanges(stage);
    await expect(stage.page.getByRole('heading', { name: 'Questions for you: 2' })).toBeVisible();
    await expect(stage.page.getByText('Is this true?')).toHaveCount(2);
  }),
  'changes.translated': onChanges(async (stage) => {
    await withCopy(stage.page, translatedCopy);
    await openChanges(stage);
    await expect(stage.page.getByText(/^Your own sentences were not translated/)).toBeVisible();
    await expect(stage.page.getByText('Does it say the same?')).toHaveCount(2);
  }),
  'changes.answered': onChanges(async (stage) => {
    await withCopy(stage.page, answeredCopy);
    await openChanges(stage);
    await expect(stage.page.getByText(/^You confirmed this yourself on /)).toBeVisible();
    await expect(
      stage.page.getByRole('button', { name: /^Put it into my main CV, too: / }),
    ).toBeVisible();
  }),
  'changes.mainFails': onChanges(async (stage) => {
    await withCopy(stage.page, answeredCopy);
    await failing(stage.page, '/user/me/cv');
    await openChanges(stage);
    await stage.page.getByRole('button', { name: /^Put it into my main CV, too: / }).click();
    await expect(stage.page.getByRole('alert')).toContainText('could not be put');
  }),
  'changes.quote': onChanges(async (stage) => {
    await withReport(stage.page, fullReport);
    await openChanges(stage);
    await stage.page.getByRole('button', { name: 'Python' }).click();
    await expect(stage.page.getByText('You know Python')).toBeVisible();
  }),
  'changes.adding': onChanges(async (stage) => {
    await openMissing(stage, 'Kubernetes');
    await expect(
      stage.page.getByRole('form', { name: 'Add Kubernetes to my CV and this copy' }),
    ).toBeVisible();
  }),
  'changes.addFails': onChanges(async (stage) => {
    await failing(stage.page, `${COPY}/report/requirements`, { method: 'POST' });
    await openMissing(stage, 'Portuguese');
    await stage.page.getByRole('button', { name: /^Add Portuguese/ }).click();
    await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
  }),
  'changes.none': onChanges(async (stage) => {
    await withReport(stage.page, plainReport);
    await openChanges(stage);
    await expect(stage.page.getByText('Nothing was changed.')).toBeVisible();
  }),
  'changes.missing': {
    who: 'member',
    route: '/tailored-changes',
    bring: async ({ page, site }) => {
      await page.goto(`${site.url}/tailored-changes`);
      await expect(page.getByText('There is nothing to review here.')).toBeVisible();
    },
  },
  'changes.loading': onChanges(async (stage) => {
    await hanging(stage.page, COPY);
    await openChanges(stage);
    await expect(stage.page.getByText('Loading the changes…')).toBeVisible();
  }),
  'changes.failed': onChanges(async (stage) => {
    await failing(stage.page, COPY);
    await openChanges(stage);
    await expect(stage.page.getByRole('alert')).toContainText('Failed to fetch CV');
  }),
  'changes.saving': onChanges(async (stage) => {
    await hanging(stage.page, `${COPY}/report`, 'PUT');
    await openChanges(stage);
    await stage.page.getByRole('button', { name: 'Reject: Cover letter' }).click();
    await expect(stage.page.getByText('Saving…')).toBeVisible();
  }),
  'changes.decisionFails': onChanges(async (stage) => {
    await failing(stage.page, `${COPY}/report`, { method: 'PUT' });
    await openChanges(stage);
    await stage.page.getByRole('button', { name: 'Reject: Cover letter' }).click();
    await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
  }),
});
