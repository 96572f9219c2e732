import { paths, type CvDataQuery, type CvDataTab } from '@sastre/shared-contracts/routes';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** The wanted tab, kept in step with the URL; a change of tab is no step to go back to. */
export function useTab(query: CvDataQuery & { tab: CvDataTab }) {
  const { nav } = useShell();
  const [wanted, setWanted] = useState(query.tab);
  useEffect(() => setWanted(query.tab), [query.tab]);
  const show = (tab: CvDataTab) => {
    setWanted(tab);
    nav.go(paths.cvData({ ...query, tab }), { replace: true });
  };
  return [wanted, show] as const;
}
