/** What stands for the answer of a read until it is there: grey shapes, or what went wrong and a way to try again. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { dateAndTime } from '../platform/dates.ts';
import { useTexts } from '../platform/texts.ts';
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
  /** The true shape of what is awaited. */
  skeleton: { height: number; count?: number; columns?: number };
  /** Shown in place of an answer without rows. */
  empty?: { icon: ReactNode; text: string; action?: ReactNode };
  children: (data: Data) => ReactNode;
}

export function QueryState<Data>({ query, skeleton, empty, children }: QueryStateProps<Data>) {
  const { t } = useTexts();
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  const again = (
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('shell:retry')}
    </Button>
  );
  if (data === undefined) {
    if (!error) return <Skeleton {...skeleton} />;
    return <ErrorNotice action={again}>{error.message || t('shell:failed')}</ErrorNotice>;
  }
  const isEmpty = empty && Array.isArray(data) && data.length === 0;
  return (
    <>
      {error && <Hint>{t('shell:asOf', { when: dateAndTime(new Date(dataUpdatedAt).toISOString()) })}</Hint>}
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
