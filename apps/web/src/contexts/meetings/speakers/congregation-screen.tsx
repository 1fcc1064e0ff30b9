/** Screen of a congregation with its contact and its visible speakers (SPKR-S3). */
import { Button } from '@mantine/core';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMailQuestion from '@tabler/icons-react/dist/esm/icons/IconMailQuestion.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePermits } from '#platform/session.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card, Section } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { PageFooter } from '#ui/page-footer.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { CongregationSheet } from './congregation-sheet.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { DeleteCongregation } from './delete-congregation.tsx';
import { meetsText, type Profile } from './directory-labels.ts';
import { PartnershipCard } from './partnership-card.tsx';
import { Reach } from './reach.tsx';
import { SendSheet } from './send-sheet.tsx';
import { SpeakerList } from './speaker-list.tsx';
import { SpeakerPapers } from './speaker-papers.tsx';
import { SpeakerSheet } from './speaker-sheet.tsx';
import classes from './speakers.module.css';

function About({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const address = joinTexts([profile.address, profile.suburb]);
  return (
    <Card>
      {address && <ListRow icon={<IconMapPin aria-hidden="true" />} title={<bdi>{address}</bdi>} />}
      <ListRow icon={<IconClock aria-hidden="true" />} title={meetsText(t, profile)} />
    </Card>
  );
}

interface ContactProps {
  profile: Profile;
  onEdit: (() => void) | null;
  onSend: (() => void) | null;
}

function Contact({ profile, onEdit, onSend }: ContactProps) {
  const { t } = useTexts();
  const { ptc } = profile;
  const edit = onEdit && (
    <IconButton label={t('speakers:contact.edit', { name: profile.name })} onClick={onEdit}>
      <IconPencil aria-hidden="true" />
    </IconButton>
  );
  return (
    <Section title={t('speakers:contact.title')}>
      <Card>
        {ptc ? (
          <>
            <ListRow
              icon={<PersonAvatar name={ptc.full_name ?? ptc.email ?? ''} />}
              title={<bdi>{ptc.full_name ?? ptc.email}</bdi>}
              line={t('speakers:contact.role')}
              trailing={edit}
            />
            <Reach email={ptc.email} phone={ptc.phone} />
            {onSend && ptc.email && (
              <div className={classes.send}>
                <Button
                  fullWidth
                  variant="light"
                  leftSection={<IconSend aria-hidden="true" size={20} />}
                  onClick={onSend}
                >
                  {t('speakers:list.send')}
                </Button>
              </div>
            )}
          </>
        ) : (
          <ListRow title={t('speakers:contact.none')} trailing={edit} />
        )}
      </Card>
    </Section>
  );
}

function Speakers({ profile }: { profile: Profile }) {
  const { t } = useTexts();
  const mayKeep = usePermits().has('settings.meetings.public');
  const { speakers, partnership } = profile;
  const talks = speakers.reduce((sum, { outlines }) => sum + outlines.length, 0);
  const hidden = partnership !== 'own' && partnership !== 'kept' && speakers.length === 0;
  return (
    <Section
      title={t('speakers:title')}
      aside={joinTexts([
        t('speakers:speakerCount', { count: speakers.length }),
        t('speakers:talkCount', { count: talks }),
      ])}
    >
      {speakers.length > 0 && <SpeakerList profile={profile} />}
      {speakers.length > 0 && mayKeep && <SpeakerPapers profile={profile} />}
      {hidden && <Hint>{t('speakers:notShown')}</Hint>}
      {!hidden && speakers.length === 0 && (
        <Hint>{t(partnership === 'own' ? 'speakers:noneOwn' : 'speakers:noneKept')}</Hint>
      )}
    </Section>
  );
}

type OpenSheet = 'edit' | 'contact' | 'add' | 'delete' | 'send';

function Sheets({
  profile,
  open,
  onClose,
}: {
  profile: Profile;
  open: OpenSheet | null;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  if (open === 'edit') return <CongregationSheet profile={profile} onClose={onClose} />;
  if (open === 'contact') return <ContactSheet profile={profile} onClose={onClose} />;
  if (open === 'send') return <SendSheet profile={profile} onClose={onClose} />;
  if (open === 'add') return <SpeakerSheet congregation={profile.id} speaker={null} onClose={onClose} />;
  if (open !== 'delete') return null;
  const leave = () => navigate('/settings/speaker-directory/', { replace: true });
  return <DeleteCongregation id={profile.id} onDeleted={leave} onClose={onClose} />;
}

function ProfileMenu({ profile, onOpen }: { profile: Profile; onOpen: (open: OpenSheet) => void }) {
  const { t } = useTexts();
  const edit = {
    label: t('speakers:edit'),
    icon: <IconPencil aria-hidden="true" size={20} />,
    onClick: () => onOpen('edit'),
  };
  const remove = {
    label: t('speakers:remove.verb'),
    icon: <IconTrash aria-hidden="true" size={20} />,
    onClick: () => onOpen('delete'),
  };
  return <RowMenu what={profile.name} items={profile.partnership === 'kept' ? [edit, remove] : [edit]} />;
}

function Body({ profile, onOpen }: { profile: Profile; onOpen: (open: OpenSheet) => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const mayKeep = permits.has('settings.meetings.public');
  const kept = profile.partnership === 'kept' && mayKeep;
  // SPKR-R7: the contact of our own congregation is one of its settings.
  const names = mayKeep && profile.partnership === 'own' && permits.has('settings.cong.edit');
  return (
    <>
      <About profile={profile} />
      {mayKeep && <PartnershipCard profile={profile} />}
      <Contact
        profile={profile}
        onEdit={kept || names ? () => onOpen('contact') : null}
        onSend={mayKeep && profile.partnership !== 'own' ? () => onOpen('send') : null}
      />
      <Speakers profile={profile} />
      {mayKeep && profile.partnership !== 'own' && (
        <Button
          component={Link}
          to={`/settings/proposals/?congregation=${profile.id}`}
          variant="default"
          leftSection={<IconCalendarPlus aria-hidden="true" size={20} />}
        >
          {t('speakers:list.propose')}
        </Button>
      )}
      {mayKeep && profile.partnership !== 'own' && (
        <Button
          component={Link}
          to={`/settings/proposals/?invite=${profile.id}`}
          variant="default"
          leftSection={<IconMailQuestion aria-hidden="true" size={20} />}
        >
          {t('speakers:list.invite')}
        </Button>
      )}
      {kept && (
        <PageFooter>
          <Button
            fullWidth
            leftSection={<IconUserPlus aria-hidden="true" size={20} />}
            onClick={() => onOpen('add')}
          >
            {t('speakers:addSpeaker')}
          </Button>
        </PageFooter>
      )}
    </>
  );
}

export function CongregationScreen() {
  const { t } = useTexts();
  const id = Number(useParams()['congregation']);
  const permits = usePermits();
  const profile = useRead('speakers.readProfile', { params: { id } });
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const { data } = profile;
  const mayEdit =
    data &&
    permits.has('settings.meetings.public') &&
    (data.partnership === 'kept' || (data.active && permits.has('settings.cong.edit')));
  return (
    <Page
      title={data?.name ?? t('speakers:title')}
      line={data?.circuit ? t('speakers:circuit', { circuit: data.circuit }) : undefined}
      back
      actions={mayEdit && <ProfileMenu profile={data} onOpen={setOpen} />}
    >
      <QueryState
        query={profile}
        skeleton={{ height: 96, count: 3 }}
        empty={{ icon: <IconBuildingCommunity aria-hidden="true" />, text: t('speakers:empty') }}
      >
        {(shown) => <Body profile={shown} onOpen={setOpen} />}
      </QueryState>
      {data && <Sheets profile={data} open={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
