import { readsAlike } from '@sastre/shared-contracts/cv';
import { useT } from '@sastre/shared-contracts/shell';
import { Tabs } from '@sastre/shared-ui';
import { memo } from 'react';
import type { CvTab } from './tabs.rules.ts';

interface Props {
  tabs: readonly CvTab[];
  /** Those in which something is missing. */
  marked: readonly CvTab[];
  active: CvTab;
  /** The same function from one rendering to the next. */
  onChange: (tab: CvTab) => void;
}

/** The row of tabs. It measures itself, which is not worth it for a key that was typed below. */
export const TabRow = memo(function TabRow({ tabs, marked, active, onChange }: Props) {
  const t = useT();
  return (
    <Tabs
      label={t('tabs')}
      tabs={tabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        mark: marked.includes(id) ? t('refused.mark') : undefined,
      }))}
      active={active}
      onChange={onChange}
    />
  );
}, readsAlikeProps);

function readsAlikeProps({ onChange, ...one }: Props, { onChange: other, ...next }: Props) {
  return onChange === other && readsAlike(one, next);
}
