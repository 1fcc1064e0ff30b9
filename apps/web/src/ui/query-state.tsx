/** What stands for the answer of a read until it is there: grey shapes, or what went wrong and a way to try again. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallFailed } from '#platform/api.ts';
import { dateAndTime } from '#platform/dates.ts';
import { useTexts } from '#platform/texts.ts';
import { EmptyState, ErrorNotice } from './notice.tsx';
import { Hint } from './page.tsx';
import { Skeleton } from './skeleton.tsx';

export interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => unknown;
  };
  /** What else is on its way and would push this away: it is shown once they have answered, or failed. */
  along?: readonly { isLoading: boolean }[];
  /** The true shape of what is awaited. */
  skeleton: { height: number; count?: number; columns?: number };
  /** For failures that have words of their own; of all others the server's are shown. */
  failed?: (error: Error) => ReactNode;
  /** Shown in place of an answer without rows. */
  empty?: { icon: ReactNode; text: string; action?: ReactNode };
  children: (data: Data) => ReactNode;
}

export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, along = [], skeleton, failed, empty, children } = props;
  const { t } = useTexts();
  // The rest is asked for only where a read failed: a screen that knows when reads begin and end is drawn anew at each.
  const { data, error } = query;
  if (data !== undefined && along.some(({ isLoading }) => isLoading)) return <Skeleton {...skeleton} />;
  if (data === undefined) {
    if (!error) return <Skeleton {...skeleton} />;
    // Asked once more, what is not there or not permitted is answered the same.
    const final = error instanceof CallFailed && (error.status === 404 || error.status === 403);
    const again = !final && (
      <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        {t('shell:retry')}
      </Button>
    );
    return failed?.(error) || <ErrorNotice action={again}>{error.message || t('shell:failed')}</ErrorNotice>;
  }
  const isEmpty = empty && Array.isArray(data) && data.length === 0;
  return (
    <>
      {error && (
        <Hint>{t('shell:asOf', { when: dateAndTime(new Date(query.dataUpdatedAt).toISOString()) })}</Hint>
      )}
      {isEmpty ? (
        <EmptyState icon={empty.icon} action={empty.action}>
          {empty.text}
        </EmptyState>
      ) : (
        children(data)
      )}
    </>
  );
}
