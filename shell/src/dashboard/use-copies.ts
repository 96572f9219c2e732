import { endpoints, type TailoredCvListItem } from '@sastre/shared-contracts/api';
import { useShell } from '@sastre/shared-contracts/shell';
import { useEffect, useState } from 'react';

/** The tailored CVs, newest first; undefined while, and when, they are unknown. */
export function useCopies(): readonly TailoredCvListItem[] | undefined {
  const { http } = useShell();
  const [copies, setCopies] = useState<readonly TailoredCvListItem[]>();
  useEffect(() => {
    const controller = new AbortController();
    http.call(endpoints.listTailoredCvs, {}, { signal: controller.signal }).then(
      ({ data }) => setCopies(data),
      () => undefined,
    );
    return () => controller.abort();
  }, [http]);
  return copies;
}
