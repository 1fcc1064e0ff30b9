/**
 * Sheet that sends links to a whole family, with a preview of recipients, channels and cost (FAMILY-R5,
 * FAMILY-R6).
 */
import { Button } from '@mantine/core';
import {
  type FamilyChannel,
  familyChannels,
  familyTexts,
  inviteOf,
} from '@sheaf/rules/people/families/family';
import { useState } from 'react';
import { coversInvites, InvitePrice } from '#contexts/people/people/people.api.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { RadioSet } from '#ui/choice-set.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { Family } from './family-entry.ts';

const labels = {
  email: 'people:family.invite.byEmail',
  sms: 'people:family.invite.bySms',
  inactive: 'people:family.invite.inactive',
  'no-contact': 'people:family.invite.noContact',
} as const;

function Preference({
  chosen,
  onChoose,
}: {
  chosen: FamilyChannel;
  onChoose: (channel: FamilyChannel) => void;
}) {
  const { t } = useTexts();
  return (
    <RadioSet
      legend={t('people:family.invite.prefer')}
      name="prefer"
      choices={familyChannels.map((value) => ({ value, label: t(`people:family.invite.${value}`) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

export function FamilyInviteSheet({ family, onClose }: { family: Family; onClose: () => void }) {
  const { t } = useTexts();
  const sending = useWrite('families.inviteFamily');
  const [prefer, setPrefer] = useState<FamilyChannel>('email');
  const invites = family.members.map((member) => ({ member, invite: inviteOf(member, prefer) }));
  const count = invites.filter(({ invite }) => 'channel' in invite).length;
  const texts = familyTexts(family.members, prefer);
  const { data: terms } = useRead('access.readInviteTerms');
  const bothKnown = family.members.some(({ active, channels }) => active && channels.length > 1);
  return (
    <Sheet
      opened
      title={t('people:family.invite.title', { name: family.name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() => sending.mutate({ params: { id: family.id }, body: { prefer } })}
      footer={
        sending.data ? (
          <Button variant="default" onClick={onClose}>
            {t('people:family.invite.done')}
          </Button>
        ) : (
          <Button
            type="submit"
            loading={sending.isPending}
            disabled={count === 0 || !coversInvites(terms, texts)}
          >
            {t('people:family.invite.send', { count })}
          </Button>
        )
      }
    >
      <FailureNotice error={sending.error} />
      {sending.data ? (
        <p role="status">{t('people:family.invite.sent', { count: sending.data.sent.length })}</p>
      ) : (
        bothKnown && <Preference chosen={prefer} onChoose={setPrefer} />
      )}
      <div>
        {invites.map(({ member, invite }) => (
          <ListRow
            key={member.id}
            title={<bdi>{member.full_name}</bdi>}
            line={t(labels['channel' in invite ? invite.channel : invite.reason])}
          />
        ))}
      </div>
      {!sending.data && texts > 0 && <InvitePrice terms={terms} texts={texts} />}
      {!sending.data && texts === 0 && (
        <Hint small>{t(count === 0 ? 'people:family.invite.nobody' : 'people:family.invite.free')}</Hint>
      )}
    </Sheet>
  );
}
