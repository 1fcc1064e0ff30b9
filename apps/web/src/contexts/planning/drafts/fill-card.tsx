/** Card above a meeting with open places: proposes people, and publishes or discards the proposals (X-FAIR-8). */
import { Button } from '@mantine/core';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useState } from 'react';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import classes from './fill-card.module.css';
import { FillHead } from './fill-head.tsx';
import { type MeetingDraft, useMeetingDraft } from './meeting-draft.ts';
import { showPublished } from './show-published.ts';
import { TellCard } from './tell-card.tsx';

function Proposals({
  draft,
  onFill,
  onPublished,
  filling,
}: {
  draft: MeetingDraft;
  onFill: () => void;
  onPublished: (people: number) => void;
  filling: boolean;
}) {
  const { t } = useTexts();
  const { id, version, places } = draft;
  const proposed = places.filter(({ user_id }) => user_id !== null).length;
  const open = places.length - proposed;
  const publishing = useWrite('drafts.publishDraft', {
    success: (result) => {
      showPublished(t, draft, result);
      const filled = places.filter(({ duty_id }) => result.filled.includes(duty_id));
      onPublished(new Set(filled.map(({ user_id }) => user_id)).size);
    },
  });
  const discarding = useWrite('drafts.discardDraft');
  const busy = publishing.isPending || discarding.isPending || filling;
  return (
    <section className={classes.card} aria-label={t('drafts:proposals')}>
      <FillHead
        done={open === 0}
        title={t('drafts:proposed', { count: proposed })}
        line={open > 0 ? t('drafts:stayOpen', { count: open }) : t('drafts:nobodyAssigned')}
      />
      <div className={classes.buttons}>
        <Button
          loading={publishing.isPending}
          disabled={busy || proposed === 0}
          onClick={() => publishing.mutate({ params: { id }, body: { version } })}
        >
          {t('drafts:accept')}
        </Button>
        <Button variant="default" disabled={busy} loading={filling} onClick={onFill}>
          {t('drafts:again')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => discarding.mutate({ params: { id } })}>
          {t('drafts:discard')}
        </Button>
      </div>
      <FailureNotice error={publishing.error ?? discarding.error} />
    </section>
  );
}

export function FillCard({ meeting, open }: { meeting: number; open: number }) {
  const { t } = useTexts();
  const draft = useMeetingDraft(meeting).data;
  const [published, setPublished] = useState<{ draft: number; people: number } | null>(null);
  const filling = useWrite('drafts.fillMeeting');
  const fill = (): void => filling.mutate({ params: { id: meeting }, body: { areas: ['programme'] } });
  if (draft)
    return (
      <>
        <Proposals
          draft={draft}
          onFill={fill}
          onPublished={(people) => setPublished({ draft: draft.id, people })}
          filling={filling.isPending}
        />
        <FailureNotice error={filling.error} />
      </>
    );
  const telling = published && published.people > 0 && (
    <TellCard {...published} onTold={() => setPublished(null)} />
  );
  if (open === 0) return telling;
  return (
    <>
      {telling}
      <section className={classes.card} aria-label={t('drafts:openPlaces', { count: open })}>
        <FillHead title={t('drafts:openPlaces', { count: open })} line={t('drafts:fillText')} />
        <div className={classes.buttons}>
          <Button
            size="md"
            leftSection={<IconScale aria-hidden="true" size={22} />}
            loading={filling.isPending}
            onClick={fill}
          >
            {t('drafts:fill')}
          </Button>
        </div>
        <FailureNotice error={filling.error} />
      </section>
    </>
  );
}
