/** Saves times from a date, after a confirmation that names what they move (MEET-O5.3). */
import { useState } from 'react';
import { useAction } from '#platform/action.ts';
import { call, newKey, type Reply } from '#platform/api.ts';
import { useWrite } from '#platform/use-write.ts';
import type { RecordSave } from '#ui/form/use-record-form.ts';

export type Consequences = Reply<'meetings.saveMeetingTimes'>;
type TimesSave = RecordSave<'meetings.saveMeetingTimes', Consequences>;
type Mutation = Parameters<TimesSave['mutate']>;

export function useTimesSave() {
  const written = useWrite('meetings.saveMeetingTimes') as unknown as TimesSave;
  const [waiting, setWaiting] = useState<{ consequences: Consequences; mutation: Mutation } | null>(null);
  const asking = useAction(([{ params, body }]: Mutation) =>
    call('meetings.saveMeetingTimes', { params, body: { ...body, dry_run: true }, key: newKey() }),
  );
  const saving: TimesSave = {
    mutate: (...mutation) =>
      asking.mutate(mutation, {
        onError: mutation[1].onError,
        onSuccess: (consequences) =>
          consequences.meetings === 0 ? written.mutate(...mutation) : setWaiting({ consequences, mutation }),
      }),
    reset: () => {
      asking.reset();
      written.reset();
    },
    error: asking.error ?? written.error,
    isPending: asking.isPending || written.isPending,
    isSuccess: written.isSuccess,
  };
  return {
    saving,
    consequences: waiting?.consequences ?? null,
    dismiss: () => setWaiting(null),
    confirm: () => {
      if (!waiting) return;
      const [given, on] = waiting.mutation;
      const onError = (error: Error): void => {
        setWaiting(null);
        on.onError(error);
      };
      written.mutate(given, { ...on, onError });
    },
  };
}
