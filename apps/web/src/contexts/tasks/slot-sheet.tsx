/** Sheet of one slot: when, who, its checklist, and what the person may do (X-TASKS-6, X-TASKS-9). */
import { Button } from '@mantine/core';
import { isDutyClash } from '@sheaf/rules/duties/clash';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { usePeople } from '#platform/collections/use-people.ts';
import { useOnline } from '#platform/online.ts';
import { useUnsent, useWaitingOf } from '#platform/outbox/waiting.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useUnsaved } from '#platform/unsaved.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { PersonField } from '#ui/form/person-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { completeSlot } from './next-slot.tsx';
import { SlotChecklist } from './slot-checklist.tsx';
import { SlotForm } from './slot-form.tsx';
import { hoursOf, slotDay } from './slot-labels.tsx';
import { SlotChip } from './slot-row.tsx';
import classes from './tasks.module.css';
import { markSlot, queueKeyOf, type Slot } from './use-slots.ts';

/** A field outside of a form, whose limits the server checks. */
const unlimited = { error: undefined, required: false, least: undefined, most: undefined };

type TakeReply = Reply<'tasks.takePlace'>;

/** Names of conflicts, each once; null without one. */
function clashText(t: Translate, clashes: TakeReply['clashes']): string | null {
  const names = clashes.map((clash) => {
    if (isDutyClash(clash)) return t('tasks:clashOf.duty');
    if (clash.code === 'away') return t('tasks:clashOf.away');
    return t(clash.code === 'month-full' ? 'tasks:clashOf.full' : 'tasks:clashOf.cannot');
  });
  return names.length === 0 ? null : t('tasks:clash', { what: joinTexts([...new Set(names)]) });
}

function TakeOrLeave({ slot, onTaken }: { slot: Slot; onTaken: (clash: string | null) => void }) {
  const { t } = useTexts();
  const take = useWrite('tasks.takePlace', {
    success: ({ slot: { on_date }, clashes }) => {
      toasts.show(t('tasks:taken', { date: slotDay(on_date) }));
      onTaken(clashText(t, clashes));
    },
  });
  const leave = useWrite('tasks.leavePlace', { success: () => toasts.show(t('tasks:left')) });
  const given = { params: { id: slot.id } };
  const error = take.error ?? leave.error;
  return (
    <>
      {error && <ErrorNotice>{error.message}</ErrorNotice>}
      {slot.may.take && (
        <Button loading={take.isPending} onClick={() => take.mutate(given)}>
          {t('tasks:take')}
        </Button>
      )}
      {slot.may.leave && (
        <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate(given)}>
          {t('tasks:leave')}
        </Button>
      )}
    </>
  );
}

/** The keeper assigns each place. */
function Places({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  const people = (usePeople().data ?? []).filter(({ active }) => active);
  const fill = useWrite('duties.fillDuty');
  return (
    <>
      {fill.error && <ErrorNotice>{fill.error.message}</ErrorNotice>}
      {slot.places.map(({ duty_id, user_id }, index) => (
        <PersonField
          key={duty_id}
          label={t('tasks:form.person', { number: index + 1 })}
          nobody={t('tasks:openPlace')}
          people={people}
          value={user_id}
          {...unlimited}
          onChange={(id) => fill.mutate({ params: { id: duty_id }, body: { user_id: id } })}
        />
      ))}
    </>
  );
}

function People({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  return (
    <ul className={classes.people} aria-label={t('tasks:who')}>
      {slot.places.map(({ duty_id, name }) => (
        <li key={duty_id}>{name === null ? t('tasks:openPlace') : <bdi>{name}</bdi>}</li>
      ))}
    </ul>
  );
}

/** Saved when the field is left, like a tick. */
function NoteField({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  const [text, setText] = useState(slot.note ?? '');
  useUnsaved(text.trim() !== (slot.note ?? ''));
  const save = (): void => {
    const note = text.trim() || null;
    if (note !== slot.note)
      void markSlot(slot, { done: slot.state === 'done', items: slot.done_items, note });
  };
  return (
    <TextField
      label={t('tasks:note')}
      description={t('tasks:noteText')}
      rows={2}
      {...unlimited}
      most={500}
      value={text}
      onBlur={save}
      onChange={setText}
    />
  );
}

function Facts({ slot }: { slot: Slot }) {
  const { t } = useTexts();
  const unsent = useUnsent(useWaitingOf(queueKeyOf(slot.id)));
  return (
    <div className={classes.next}>
      <p className={classes.line}>{hoursOf(t, slot)}</p>
      {slot.place && (
        <p className={classes.line}>
          <bdi>{slot.place}</bdi>
        </p>
      )}
      {slot.group && <p className={classes.line}>{t('tasks:group', { group: slot.group.name })}</p>}
      {slot.sheet && <p className={classes.line}>{t('tasks:sheetOf', { label: slot.sheet.label })}</p>}
      {slot.sheet?.note && <p>{slot.sheet.note}</p>}
      <div>
        <SlotChip slot={slot} />
      </div>
      {slot.done_by && <p className={classes.line}>{t('tasks:doneBy', { name: slot.done_by })}</p>}
      {!slot.may.complete && slot.note && <p>{slot.note}</p>}
      {unsent.length > 0 && (
        <p className={classes.line} role="status">
          {t('tasks:waits')}
        </p>
      )}
    </div>
  );
}

function Footer({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { t } = useTexts();
  if (!slot.may.complete)
    return (
      <Button variant="default" onClick={onClose}>
        {t('shell:close')}
      </Button>
    );
  const { done_items: items, note } = slot;
  return slot.state === 'done' ? (
    <Button variant="default" onClick={() => markSlot(slot, { done: false, items, note })}>
      {t('tasks:reopen')}
    </Button>
  ) : (
    <Button
      leftSection={<IconCheck aria-hidden="true" size={20} />}
      onClick={() => {
        void completeSlot(slot, { done: t('tasks:state.done'), undone: t('tasks:reopen') });
        onClose();
      }}
    >
      {t('tasks:done')}
    </Button>
  );
}

export function SlotSheet({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { t } = useTexts();
  const online = useOnline();
  const keeps = usePermits().has('settings.tasks');
  const [editing, setEditing] = useState(false);
  const [clash, setClash] = useState<string | null>(null);
  if (editing) return <SlotForm slot={slot} onClose={() => setEditing(false)} />;
  return (
    <Sheet
      opened
      title={slot.label}
      closeLabel={t('shell:close')}
      onClose={onClose}
      footer={<Footer slot={slot} onClose={onClose} />}
    >
      <Facts slot={slot} />
      {clash && <Hint>{clash}</Hint>}
      {keeps && online ? <Places slot={slot} /> : <People slot={slot} />}
      {online && <TakeOrLeave slot={slot} onTaken={setClash} />}
      <SlotChecklist slot={slot} />
      {slot.may.complete && <NoteField key={slot.id} slot={slot} />}
      {keeps && online && (
        <ButtonRow>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('tasks:keep.editSlot', { label: slot.label })}
          </Button>
        </ButtonRow>
      )}
    </Sheet>
  );
}
