/** Family of a person; people with permission can edit it and invite all members (FAMILY-R8). */
import { Button } from '@mantine/core';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import type { PersonDetail } from '#contexts/people/people/people.api.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { Card, Section } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { FamilyInviteSheet } from './family-invite-sheet.tsx';
import { FamilySheet } from './family-sheet.tsx';

type ShownFamily = NonNullable<PersonDetail['family']>;

/** @param linked true if the rows link to the members' records. */
function Members({ family, person, linked }: { family: ShownFamily; person: number; linked: boolean }) {
  const { t } = useTexts();
  return family.members.map(({ id, full_name, tie }) => (
    <ListRow
      key={id}
      title={<bdi>{full_name}</bdi>}
      line={t(`people:family.tie.${tie}`)}
      {...(linked && id !== person ? { to: `/settings/users/${id}/` } : {})}
    />
  ));
}

/** The own family, read-only. */
export function OwnFamily({ family, person }: { family: ShownFamily; person: number }) {
  const { t } = useTexts();
  return (
    <Section title={t('people:family.title')} aside={<bdi>{family.name}</bdi>}>
      <Card>
        <Members family={family} person={person} linked={false} />
      </Card>
    </Section>
  );
}

function Actions({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  const [open, setOpen] = useState<'edit' | 'invite' | null>(null);
  const families = useRead('families.listFamilies', {}, { enabled: open !== null });
  const family = families.data?.find(({ id }) => id === person.family?.id);
  const close = (): void => setOpen(null);
  const wait = open !== null && families.isPending;
  return (
    <CardBody>
      <ButtonRow>
        {permits.has('settings.users.edit') && (
          <Button
            variant={person.family ? 'default' : 'light'}
            loading={wait && open === 'edit'}
            leftSection={
              person.family ? (
                <IconPencil aria-hidden="true" size={20} />
              ) : (
                <IconHome aria-hidden="true" size={20} />
              )
            }
            onClick={() => setOpen('edit')}
          >
            {t(person.family ? 'people:family.edit' : 'people:family.make')}
          </Button>
        )}
        {person.family && permits.has('settings.users.send_login') && (
          <Button
            variant="light"
            loading={wait && open === 'invite'}
            leftSection={<IconSend aria-hidden="true" size={20} />}
            onClick={() => setOpen('invite')}
          >
            {t('people:family.invite.button')}
          </Button>
        )}
      </ButtonRow>
      {open && <FailureNotice error={families.error} />}
      {open === 'edit' && families.data && (
        <FamilySheet person={person} family={family ?? null} families={families.data} onClose={close} />
      )}
      {open === 'invite' && family && <FamilyInviteSheet family={family} onClose={close} />}
    </CardBody>
  );
}

export function FamilyCard({ person }: { person: PersonDetail }) {
  const { t } = useTexts();
  const permits = usePermits();
  const { family } = person;
  const mayAct = permits.has('settings.users.edit') || permits.has('settings.users.send_login');
  return (
    <Section title={t('people:family.title')} aside={family && <bdi>{family.name}</bdi>}>
      <Card>
        {family ? (
          <Members family={family} person={person.id} linked />
        ) : (
          <CardBody>
            <p>{t('people:family.none')}</p>
            <Hint small>{t('people:family.noneText')}</Hint>
          </CardBody>
        )}
        {mayAct && <Actions person={person} />}
      </Card>
    </Section>
  );
}
