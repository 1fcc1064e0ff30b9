/** Adds or changes one event. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors, formError, theirsOf } from '../../platform/field-errors.ts';
import { discardWords, useTexts } from '../../platform/texts.ts';
import { ChangedNotice } from '../../ui/changed-notice.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { bodyOf, type EventEntry, entryOf } from './event-entry.ts';
import { EventFields } from './event-fields.tsx';
import { eventName, eventTimes } from './event-words.ts';
import { type CongregationEvent, useAddEvent, useEditEvent } from './events.queries.ts';

/** EVENTS-R6, as far as it shows before the server has spoken. */
const isWhole = ({ type, label, start_date }: EventEntry): boolean =>
  start_date !== '' && (type !== 'custom' || label.trim() !== '');

export function EventSheet({ event, onClose }: { event: CongregationEvent | null; onClose: () => void }) {
  const { t } = useTexts();
  const add = useAddEvent();
  const edit = useEditEvent();
  const saving = event ? edit : add;
  const [entry, setEntry] = useState(() => entryOf(event));
  const theirs = theirsOf<CongregationEvent>(saving.error);
  const save = (version = event?.version ?? 0): void => {
    if (event) edit.mutate({ id: event.id, ...bodyOf(entry), version }, { onSuccess: onClose });
    else add.mutate(bodyOf(entry), { onSuccess: onClose });
  };
  return (
    <Sheet
      opened
      title={event ? t('events:edit', { name: eventName(t, event) }) : t('events:add')}
      closeLabel={t('shell:close')}
      discard={discardWords(t)}
      onClose={onClose}
      onSubmit={() => save()}
      footer={
        <>
          {saving.isError && !theirs && (
            <ErrorNotice>{formError(saving.error, t('shell:failed'))}</ErrorNotice>
          )}
          {theirs ? (
            <ChangedNotice
              theirs={[
                { label: t('events:form.label'), value: eventName(t, theirs) },
                { label: t('events:form.start'), value: eventTimes(t, theirs) },
              ]}
              onTake={onClose}
              onKeep={() => save(theirs.version)}
            />
          ) : (
            <Button type="submit" loading={saving.isPending} disabled={!isWhole(entry)}>
              {t('shell:save')}
            </Button>
          )}
        </>
      }
    >
      <EventFields entry={entry} onChange={setEntry} errorOf={fieldErrors(saving.error)} />
    </Sheet>
  );
}
