/** Makes a file and saves it; says while it is made, and what went wrong. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { FailureNotice } from './failure-notice.tsx';

export interface SaveButtonProps {
  label: string;
  busyLabel: string;
  onSave: () => Promise<void>;
}

export function SaveButton({ label, busyLabel, onSave }: SaveButtonProps) {
  const saving = useMutation({ mutationFn: onSave });
  return (
    <div>
      <FailureNotice error={saving.error} />
      <Button variant="light" loading={saving.isPending} onClick={() => saving.mutate()}>
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {saving.isPending ? busyLabel : ''}
      </span>
    </div>
  );
}
