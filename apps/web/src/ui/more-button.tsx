/** Loads the next page of a list, and shows an error if that fails. */
import { Button } from '@mantine/core';
import { FailureNotice } from './failure-notice.tsx';

export interface MoreButtonProps {
  label: string;
  list: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

export function MoreButton({ label, list }: MoreButtonProps) {
  if (!list.hasNextPage) return null;
  return (
    <>
      {list.isFetchNextPageError && <FailureNotice error={list.error} />}
      <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {label}
      </Button>
    </>
  );
}
