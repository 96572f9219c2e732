import { fakeShell, type FakeShellOptions } from '@sastre/shared-contracts/testing';
import type { Cv } from '@sastre/shared-contracts/api';
import { Announcer } from '@sastre/shared-ui';
import { render, within, screen } from '@testing-library/react';
import { useState } from 'react';
import messages from '../../locales/en.json' with { type: 'json' };
import { EditorPanel } from './editor-panel.view.tsx';
import { applyChange, type LayoutChange } from './layout.rules.ts';
import type { PictureChoices } from './pictures/picture-choices.ts';

/** Two pictures, the second of which cannot be read. */
export const twoPictures: PictureChoices = {
  state: 'ready',
  pictures: [
    { id: 'p1', url: 'blob:1' },
    { id: 'p2', url: undefined },
  ],
  retry: () => undefined,
};

/** Shows the panel over a CV that takes its changes, as the page does. */
export function showPanel(
  start: Cv,
  pictures: PictureChoices = twoPictures,
  options: FakeShellOptions = {},
) {
  const changes: LayoutChange[] = [];
  const now = { cv: start };
  function Harness() {
    const [cv, setCv] = useState(start);
    now.cv = cv;
    const change = (made: LayoutChange) => {
      changes.push(made);
      setCv(applyChange(cv, made));
    };
    return (
      <Announcer>
        <EditorPanel cv={cv} pictures={pictures} onChange={change} />
      </Announcer>
    );
  }
  const { Wrapper } = fakeShell({ messages, ...options });
  render(<Harness />, { wrapper: Wrapper });
  return { changes, now };
}

/** The card of a section. */
export const card = (name: string) => within(screen.getByRole('group', { name }));
/** Names of the cards from top to bottom. */
export const cardNames = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => within(item).getAllByRole('group')[0]?.getAttribute('aria-label'));
