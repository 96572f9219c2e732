import type { CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './site/site.ts';

const source = readFileSync(join(repository, 'node_modules/axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RUN = `axe.run(document, ${JSON.stringify({
  runOnly: { type: 'tag', values: TAGS },
  resultTypes: ['violations'],
  iframes: false,
})}).then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(
  ({ target, any, all, none }) => id + ' at ' + target.join(' ') + ': '
    + [...any, ...all, ...none].map(({ message }) => message).join('; '))))`;

/**
 * axe-core beside the page, in a world of its own: the page's security policy, its clock and its globals stay as they are.
 * Gives what breaks WCAG 2.2 A or AA, one line each; of the page itself, or of the document in its first frame.
 */
export async function createAxe(
  page: Page,
  of: 'page' | 'frame' = 'page',
): Promise<() => Promise<string[]>> {
  const session = await page.context().newCDPSession(page);
  let world = await inject(session, of);
  const evaluate = async () =>
    session.send('Runtime.evaluate', {
      expression: RUN,
      contextId: world,
      awaitPromise: true,
      returnByValue: true,
    });
  return async () => {
    // Another document has another world.
    const known = await session
      .send('Runtime.evaluate', { expression: 'typeof axe', contextId: world, returnByValue: true })
      .then(({ result }) => result.value === 'object')
      .catch(() => false);
    if (!known) world = await inject(session, of);
    const { result, exceptionDetails } = await evaluate();
    if (exceptionDetails) throw new Error(`axe failed: ${exceptionDetails.exception?.description}`);
    return result.value as string[];
  };
}

async function inject(session: CDPSession, of: 'page' | 'frame'): Promise<number> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const tree = of === 'page' ? frameTree : frameTree.childFrames?.[0];
  if (tree === undefined) throw new Error('The page has no frame');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', {
    frameId: tree.frame.id,
    worldName: 'axe',
  });
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: source,
    contextId: executionContextId,
  });
  if (exceptionDetails) throw new Error('axe could not be loaded');
  return executionContextId;
}
