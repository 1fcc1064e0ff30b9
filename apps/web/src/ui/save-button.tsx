/** Button that generates and saves a file, with a pending state and errors. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailureNotice } from './failure-notice.tsx';

export interface SaveButtonProps {
  label: string;
  busyLabel: string;
  onSave: () => Promise<void>;
  /** Saves once on mount, without a press. */
  startsAtOnce?: boolean;
}

export function SaveButton({ label, busyLabel, onSave, startsAtOnce = false }: SaveButtonProps) {
  const saving = useMutation({ mutationFn: onSave });
  const { mutate } = saving;
  const started = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || started.current) return;
    started.current = true;
    mutate();
  }, [startsAtOnce, mutate]);
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
