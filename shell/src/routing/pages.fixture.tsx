import { useQuery, useT } from '@sastre/shared-contracts/shell';
import { PageHead } from '@sastre/shared-ui';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { entry, remote } from './test-app.fixture.tsx';

/** A page of a remote: its own text, and the query. */
export function Hello() {
  const t = useT();
  const query = useQuery();
  return (
    <>
      <PageHead title={t('hello')} />
      <p>{query.get('tab')}</p>
    </>
  );
}
/** What brings the next h1 of `Stages`, while it is shown. */
export const stages: { next?: () => void } = {};
/** A page that brings another h1 in place of the first one, as one that has loaded does. */
export function Stages() {
  const [stage, setStage] = useState(1);
  stages.next = () => setStage(stage + 1);
  return <PageHead key={stage} title={`Stage ${stage}`} />;
}
/** A registry of three. */
export const entries = [
  entry('billing', '/plans', 'My Subscription', 5),
  entry('editor', '/cv-data', 'Edit CV Data', 2),
  entry('onboarding', '/onboarding'),
];
/** What their entries load. */
export const modules = {
  mfe_billing: async () => remote('billing', Hello),
  mfe_editor: async () => remote('editor', Hello),
  mfe_onboarding: async () => remote('onboarding', Hello),
};
/** The page's title, once it is there. */
export const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
