/** Reasons for the person of a place, the other qualified people, and the lock (X-FAIR-10, X-FAIR-11). */
import { Button } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useSettled } from '#platform/use-settled.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { PersonChooserList } from '#ui/schedule/person-chooser-list.tsx';
import { ReasonList } from '#ui/schedule/reason-list.tsx';
import type { DraftPlace } from './meeting-draft.ts';
import classes from './proposal-choice.module.css';
import { againstText, nobodyText, reasonsOf, worseText } from './reason-texts.ts';
import { RelaxChoice } from './relax-choice.tsx';

export interface ProposalChoiceProps {
  draft: number;
  place: DraftPlace;
  title: string;
  nameOf: (id: number) => string;
  /** Called after a change. */
  onDone: () => void;
  /** False while the place is only read. */
  isShown?: boolean;
}

export interface ProposalChoice {
  content: ReactNode;
  footer: ReactNode;
}

export function useProposalChoice({
  draft,
  place,
  title,
  nameOf,
  onDone,
  isShown = true,
}: ProposalChoiceProps): ProposalChoice {
  const { t } = useTexts();
  const [choice, setChoice] = useState<{ place: number; person: number | null } | null>(null);
  const chosen = choice?.place === place.id ? choice.person : place.user_id;
  const params = { id: draft, place: place.id };
  // Arrow keys pass many places in a second.
  const isSettled = useSettled(place.id) === place.id;
  const others = useRead('drafts.explainPlace', { params }, { enabled: isShown && isSettled });
  const editing = useWrite('drafts.editPlace', {
    success: () => {
      setChoice(null);
      onDone();
    },
  });
  const edit = (body: { user_id?: number | null; locked?: boolean }): void =>
    editing.mutate({ params, body: { ...body, version: place.version } });
  const LockIcon = place.locked ? IconLockOpen : IconLock;
  const isOther = chosen !== null && chosen !== place.user_id;
  const rival = isOther ? others.data?.candidates.find(({ user_id }) => user_id === chosen) : undefined;
  const against = rival && place.user_id !== null ? againstText(t, rival.user_id, rival.worse, nameOf) : null;
  return {
    footer: (
      <div className={classes.buttons}>
        {against && (
          <p className={classes.against} role="status">
            {against}
          </p>
        )}
        <Button
          variant="default"
          disabled={editing.isPending || place.user_id === null}
          onClick={() => edit({ user_id: null })}
        >
          {t('drafts:leaveOpen')}
        </Button>
        {isOther ? (
          <Button loading={editing.isPending} onClick={() => edit({ user_id: chosen })}>
            {t('drafts:take', { name: nameOf(chosen) })}
          </Button>
        ) : (
          <Button
            variant="light"
            loading={editing.isPending}
            disabled={place.user_id === null}
            leftSection={<LockIcon aria-hidden="true" size={20} />}
            onClick={() => edit({ locked: !place.locked })}
          >
            {t(place.locked ? 'drafts:unlock' : 'drafts:lock')}
          </Button>
        )}
      </div>
    ),
    content: (
      <>
        {place.user_id === null ? (
          <>
            <p className={classes.nobody}>{nobodyText(t, place.reasons)}</p>
            <RelaxChoice draft={draft} place={place} nameOf={nameOf} onDone={onDone} />
          </>
        ) : (
          <ReasonList name={nameOf(place.user_id)} reasons={reasonsOf(t, place.reasons, nameOf)} />
        )}
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
              onChoose={([key]) => setChoice({ place: place.id, person: Number(key) })}
            />
          )}
        </QueryState>
      </>
    ),
  };
}
