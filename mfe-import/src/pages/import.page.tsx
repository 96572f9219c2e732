import { useT } from '@sastre/shared-contracts/shell';
import { PageHead } from '@sastre/shared-ui';
import type { ReactElement } from 'react';

/** /import */
export function ImportPage(): ReactElement {
  const t = useT();
  return <PageHead title={t('title')} />;
}
