/** Sheet that invites by SMS, by e-mail, or by a message of the sender (USERS-S3, USERS-R6 to R8). */
import { Button } from '@mantine/core';
import { isSurePhone } from '@sheaf/rules/contact/sure-phone';
import { type InviteMethod, inviteMethods, mayInviteBy } from '@sheaf/rules/messaging/messages/invite';
import { useState } from 'react';
import type { Reply } from '#platform/api.ts';
import { shortDate } from '#platform/dates.ts';
import { writtenPhone } from '#platform/phones.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ButtonRow } from '#ui/button-row.tsx';
import { RadioSet } from '#ui/choice-set.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { ShareButton } from '#ui/share-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SwitchRow } from '#ui/switch-row.tsx';
import { coversInvites, InvitePrice } from './invite-price.tsx';
import classes from './people.module.css';
import type { PersonDetail } from './people.queries.ts';
import { useMayActFor } from './use-may-act-for.ts';

type InviteReply = Reply<'access.sendInvite'>;

const keyOf = (method: InviteMethod) => (method === 'legacy-sms' ? 'legacy' : method);

/** Opens the sender's messages app, which sends nothing without a press. */
const smsAddress = (phone: string | null, text: string): string =>
  `sms:${isSurePhone(phone) ? phone : ''}?&body=${encodeURIComponent(text)}`;

function Methods({
  person,
  chosen,
  onChoose,
}: {
  person: PersonDetail;
  chosen: InviteMethod;
  onChoose: (method: InviteMethod) => void;
}) {
  const { t } = useTexts();
  const hint = { phone: person.phone ? writtenPhone(person.phone) : '', email: person.email ?? '' };
  return (
    <RadioSet
      legend={t('people:invite.how')}
      name="method"
      choices={inviteMethods.map((method) => {
        const possible = mayInviteBy(method, person);
        return {
          value: method,
          label: t(`people:invite.${keyOf(method)}`),
          hint: possible ? t(`people:invite.${keyOf(method)}Hint`, hint) : t('people:invite.notAvailable'),
          disabled: !possible,
        };
      })}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function Done({ person, invited }: { person: PersonDetail; invited: InviteReply }) {
  const { t } = useTexts();
  const date = shortDate(invited.expires_on);
  if (invited.message === null) return <p role="status">{t('people:invite.sent', { date })}</p>;
  return (
    <>
      <p role="status">{t('people:invite.once', { date })}</p>
      <p className={classes.message}>{invited.message}</p>
      <ButtonRow>
        <Button component="a" href={smsAddress(person.phone, invited.message)}>
          {t('people:invite.open')}
        </Button>
        <ShareButton
          text={invited.message}
          labels={{
            share: t('people:invite.share'),
            copy: t('people:invite.copy'),
            copied: t('people:invite.copied'),
          }}
        />
      </ButtonRow>
    </>
  );
}

export function InviteSheet({ person, onClose }: { person: PersonDetail; onClose: () => void }) {
  const { t } = useTexts();
  const sending = useWrite('access.sendInvite');
  const { data: terms } = useRead('access.readInviteTerms');
  const [method, setMethod] = useState<InviteMethod>(
    () => inviteMethods.find((one) => mayInviteBy(one, person)) ?? 'legacy-sms',
  );
  const [reset, setReset] = useState(false);
  const mayAct = useMayActFor(person);
  const texts = method === 'sms' ? 1 : 0;
  const send = (): void => sending.mutate({ body: { user: person.id, method, reset } });
  const footer = sending.data ? (
    <Button variant="default" onClick={onClose}>
      {t('people:invite.done')}
    </Button>
  ) : (
    <Button
      type="submit"
      loading={sending.isPending}
      disabled={!person.active || !coversInvites(terms, texts)}
    >
      {t(method === 'legacy-sms' ? 'people:invite.make' : 'people:invite.send')}
    </Button>
  );
  return (
    <Sheet
      opened
      title={t('people:invite.title', { name: person.full_name })}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={send}
      footer={footer}
    >
      {!person.active && <ErrorNotice>{t('people:invite.inactive')}</ErrorNotice>}
      <FailureNotice error={sending.error} />
      {sending.data ? (
        <Done person={person} invited={sending.data} />
      ) : (
        <>
          <Methods person={person} chosen={method} onChoose={setMethod} />
          {texts > 0 && <InvitePrice terms={terms} texts={texts} />}
          <SwitchRow
            label={t('people:invite.reset')}
            description={mayAct ? undefined : t('people:invite.resetBeyondYours')}
            disabled={!mayAct}
            checked={reset}
            onChange={(event) => setReset(event.currentTarget.checked)}
          />
        </>
      )}
    </Sheet>
  );
}
