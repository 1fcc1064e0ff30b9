/** Speakers of a congregation with their talks (SPKR-S5). */
import { Button } from '@mantine/core';
import { phoneText } from '@sheaf/rules/contact/phone-text';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { shortDate } from '#platform/dates.ts';
import { phraseIn } from '#platform/phrase-in.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import type { Profile, Speaker } from './directory-labels.ts';
import { OutlinesSheet } from './outlines-sheet.tsx';
import { Reach } from './reach.tsx';
import { SpeakerSheet } from './speaker-sheet.tsx';
import classes from './speakers.module.css';

type SpeakerAction = { speaker: Speaker; action: 'edit' | 'talks' | 'delete' } | null;

function SpeakerMenu({
  speaker,
  onAct: onAction,
}: {
  speaker: Speaker;
  onAct: (acting: SpeakerAction) => void;
}) {
  const { t } = useTexts();
  if (!speaker.editable) return null;
  const items = [
    {
      label: t('speakers:edit'),
      icon: <IconPencil aria-hidden="true" size={20} />,
      onClick: () => onAction({ speaker, action: 'edit' }),
    },
    {
      label: t('speakers:remove.verb'),
      icon: <IconTrash aria-hidden="true" size={20} />,
      onClick: () => onAction({ speaker, action: 'delete' }),
    },
  ];
  return <RowMenu what={speaker.full_name} items={items} />;
}

function Talks({ speaker }: { speaker: Speaker }) {
  const { t } = useTexts();
  if (speaker.outlines.length === 0) return <p className={classes.noTalks}>{t('speakers:noTalks')}</p>;
  return (
    <ul
      className={classes.talks}
      data-bare={speaker.outlines.every(({ title }) => title === null) || undefined}
      aria-label={t('speakers:talksOf', { name: speaker.full_name })}
    >
      {speaker.outlines.map(({ number, title }) => (
        <li key={number}>
          <strong>{number}</strong>
          {title && <bdi>{title}</bdi>}
        </li>
      ))}
    </ul>
  );
}

/** SPKR-O5: the weekend is chosen in the schedule. */
function BookLink({ speaker: { id, congregation_id, full_name: name } }: { speaker: Speaker }) {
  const { t } = useTexts();
  return (
    <Button
      component={Link}
      to={`/settings/public-scheduler/?congregation=${congregation_id}&speaker=${id}`}
      variant="light"
      aria-label={t('speakers:bookName', { name })}
      leftSection={<IconCalendarPlus aria-hidden="true" size={20} />}
    >
      {t('speakers:book')}
    </Button>
  );
}

/** SPKR-R14: the parsed number is stored only by this button. */
function UseReading({ speaker, reading }: { speaker: Speaker; reading: string }) {
  const { t } = useTexts();
  const { id, congregation_id, full_name, email, version } = speaker;
  const saving = useWrite('speakers.editSpeaker', {
    success: () => toasts.show(t('speakers:form.phoneStored', { name: full_name })),
  });
  const number = phoneText(reading, null);
  const store = (): void =>
    saving.mutate({
      params: { congregation_id, speaker: id },
      body: {
        ...{ full_name, email, phone: reading, version: version ?? undefined },
        appointment: speaker.appointment === 'servant' ? 'servant' : 'elder',
      },
    });
  return (
    <div className={classes.act}>
      <Button
        variant="default"
        loading={saving.isPending}
        aria-label={t('speakers:form.phoneUse', { number, name: full_name })}
        onClick={store}
      >
        <bdi dir="ltr">{number}</bdi>
      </Button>
      <FailureNotice error={saving.error} />
    </div>
  );
}

interface EntryProps {
  speaker: Speaker;
  mayBook: boolean;
  mayKeep: boolean;
  onAct: (acting: SpeakerAction) => void;
}

function SpeakerEntry({ speaker, mayBook, mayKeep, onAct }: EntryProps) {
  const { t } = useTexts();
  const away = speaker.away_dates.map(({ start_date, end_date }) =>
    t('speakers:away', { from: shortDate(start_date), to: shortDate(end_date) }),
  );
  return (
    <li>
      <ListRow
        icon={<PersonAvatar name={speaker.full_name} mark={away.length > 0 ? 'away' : undefined} />}
        title={<bdi>{speaker.last_first}</bdi>}
        line={joinTexts([t(phraseIn('speakers:appointment', speaker.appointment)), ...away])}
        trailing={mayKeep && <SpeakerMenu speaker={speaker} onAct={onAct} />}
      />
      <Reach email={speaker.email} phone={speaker.phone} />
      {mayKeep && speaker.phone_reading !== null && (
        <UseReading speaker={speaker} reading={speaker.phone_reading} />
      )}
      <Talks speaker={speaker} />
      {mayBook && (
        <div className={classes.act}>
          <BookLink speaker={speaker} />
          {mayKeep && (
            <Button
              variant="default"
              aria-label={t('speakers:editTalks', { name: speaker.full_name })}
              leftSection={<IconPencil aria-hidden="true" size={20} />}
              onClick={() => onAct({ speaker, action: 'talks' })}
            >
              {t('speakers:editTheirTalks')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function DeleteSpeaker({ speaker, onClose }: { speaker: Speaker; onClose: () => void }) {
  const { t } = useTexts();
  return (
    <DeleteEntry
      title={t('speakers:remove.speaker')}
      checking={t('speakers:remove.checkingSpeaker')}
      blocked={(name) => t('speakers:remove.speakerStays', { name })}
      check={useRead('speakers.checkSpeaker', { params: { id: speaker.id } }, { staleTime: 0 })}
      removal={useWrite('speakers.deleteSpeaker')}
      given={{ params: { congregation_id: speaker.congregation_id, speaker: speaker.id } }}
      onClose={onClose}
    />
  );
}

export function SpeakerList({ profile }: { profile: Profile }) {
  const mayBook = usePermits().has('settings.meetings.public');
  const mayKeep = mayBook && (profile.partnership === 'kept' || profile.partnership === 'own');
  const [acting, setActing] = useState<SpeakerAction>(null);
  const close = (): void => setActing(null);
  return (
    <Card>
      <ul className={classes.speakers}>
        {profile.speakers.map((speaker) => (
          <SpeakerEntry key={speaker.id} {...{ speaker, mayBook, mayKeep }} onAct={setActing} />
        ))}
      </ul>
      {acting?.action === 'edit' && (
        <SpeakerSheet congregation={profile.id} speaker={acting.speaker} onClose={close} />
      )}
      {acting?.action === 'talks' && <OutlinesSheet speaker={acting.speaker} onClose={close} />}
      {acting?.action === 'delete' && <DeleteSpeaker speaker={acting.speaker} onClose={close} />}
    </Card>
  );
}
