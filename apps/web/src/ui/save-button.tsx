/** Makes a file and saves it; says while it is made, and what went wrong. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice } from './notice.tsx';

export interface SaveButtonProps {
  label: string;
  busyLabel: string;
  failedLabel: string;
  onSave: () => Promise<void>;
}

export function SaveButton({ label, busyLabel, failedLabel, onSave }: SaveButtonProps) {
  const saving = useMutation({ mutationFn: onSave });
  return (
    <div>
      {saving.isError && <ErrorNotice>{saving.error.message || failedLabel}</ErrorNotice>}
      <Button variant="light" loading={saving.isPending} onClick={() => saving.mutate()}>
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {saving.isPending ? busyLabel : ''}
      </span>
    </div>
  );
}
