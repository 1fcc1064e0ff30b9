/** Shows a query: a skeleton while it loads, an error with a retry button, or its data. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallFailed } from '#platform/api.ts';
import { useStaleMark } from '#platform/stale-data.ts';
import { useTexts } from '#platform/texts.ts';
import { EmptyState, ErrorNotice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

export interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** Queries above that would push the content away: it shows once they have settled. */
  along?: readonly { isLoading: boolean }[];
  /** Dimensions of the expected content. */
  skeleton: { height: number; count?: number; columns?: number };
  /** Replaces the server's sentence for certain errors. */
  failed?: (error: Error) => ReactNode;
  /** Shown for a list without rows. */
  empty?: { icon: ReactNode; text: string; action?: ReactNode };
  children: (data: Data) => ReactNode;
}

export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, along = [], skeleton, failed, empty, children } = props;
  const { t } = useTexts();
  // Reads further query fields only after an error: tracking fetch states would render the screen at every
  // refetch.
  const { data, error } = query;
  // A line above the content would push it away under a thumb, so the frame shows it.
  useStaleMark(error && data !== undefined ? query.dataUpdatedAt : null);
  if (data !== undefined && along.some(({ isLoading }) => isLoading)) return <Skeleton {...skeleton} />;
  if (data === undefined) {
    if (!error) return <Skeleton {...skeleton} />;
    // A retry of a 404 or 403 returns the same.
    const final = error instanceof CallFailed && (error.status === 404 || error.status === 403);
    const again = !final && (
      <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('shell:retry')}
      </Button>
    );
    return failed?.(error) || <ErrorNotice action={again}>{error.message || t('shell:failed')}</ErrorNotice>;
  }
  const isEmpty = empty && Array.isArray(data) && data.length === 0;
  if (!isEmpty) return children(data);
  return (
    <EmptyState icon={empty.icon} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
