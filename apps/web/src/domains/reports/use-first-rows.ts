/** The first rows of a long list at once, and the others after they were painted: what is out of sight keeps nobody waiting. */
import { startTransition, useEffect, useState } from 'react';

/** More than a tall phone shows. */
const firstRows = 16;

export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [settled, setSettled] = useState<readonly Row[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(rows)));
    return () => clearTimeout(timer);
  }, [rows]);
  return settled === rows ? rows : rows.slice(0, firstRows);
}
