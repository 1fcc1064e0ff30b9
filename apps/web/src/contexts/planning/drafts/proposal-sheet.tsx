/** Reasons for a proposed person, the other qualified people, and the lock (X-FAIR-10, X-FAIR-11). */
import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { ReasonList } from '#ui/schedule/reason-list.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { type DraftPlace, useMeetingDraft } from './meeting-draft.ts';
import classes from './proposal-sheet.module.css';
import { reasonsOf, worseText } from './reason-texts.ts';

interface ProposalSheetProps {
  meeting: number;
  place: DraftPlace;
  title: string;
  nameOf: (id: number) => string;
  onClose: () => void;
}

export function ProposalSheet({ meeting, place, title, nameOf, onClose }: ProposalSheetProps) {
  const { t } = useTexts();
  const draft = useMeetingDraft(meeting).data;
  const [chosen, setChosen] = useState(place.user_id);
  const params = { id: draft?.id ?? 0, place: place.id };
  const others = useRead(
    'drafts.explainPlace',
    { params },
    { enabled: draft !== undefined && draft !== null },
  );
  const editing = useWrite('drafts.editPlace', { success: onClose });
  const edit = (body: { user_id?: number | null; locked?: boolean }): void =>
    editing.mutate({ params, body: { ...body, version: place.version } });
  const name = place.user_id === null ? title : nameOf(place.user_id);
  const LockIcon = place.locked ? IconLockOpen : IconLock;
  const isOther = chosen !== null && chosen !== place.user_id;
  return (
    <Sheet
      opened
      title={title}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => edit({ user_id: chosen })}
      footer={
        <div className={classes.buttons}>
          <Button variant="default" disabled={editing.isPending} onClick={() => edit({ user_id: null })}>
            {t('drafts:leaveOpen')}
          </Button>
          {isOther ? (
            <Button type="submit" loading={editing.isPending}>
              {t('drafts:take', { name: nameOf(chosen) })}
            </Button>
          ) : (
            <Button
              variant="light"
              loading={editing.isPending}
              leftSection={<LockIcon aria-hidden="true" size={20} />}
              onClick={() => edit({ locked: !place.locked })}
            >
              {t(place.locked ? 'drafts:unlock' : 'drafts:lock')}
            </Button>
          )}
        </div>
      }
    >
      <ReasonList name={name} reasons={reasonsOf(t, place.reasons, nameOf)} />
      <FailureNotice error={editing.error} />
      <h3 className={classes.heading}>{t('drafts:others')}</h3>
      <QueryState query={others} skeleton={{ height: 64, count: 4 }}>
        {({ candidates }) => (
          <PersonChooserList
            label={title}
            people={candidates.map(({ user_id: id, worse }) => ({
              key: String(id),
              name: nameOf(id),
              reason: id === place.user_id ? t('drafts:isProposed') : worseText(t, worse, nameOf),
            }))}
            order="given"
            choose="one"
            chosen={chosen === null ? [] : [String(chosen)]}
            onChoose={([key]) => setChosen(Number(key))}
          />
        )}
      </QueryState>
    </Sheet>
  );
}
