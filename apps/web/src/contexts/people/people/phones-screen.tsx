/**
 * Telephone numbers stored as text, with their reading in the congregation's country (USERS-R29). Nothing
 * changes without a press.
 */
import { Button } from '@mantine/core';
import { phoneText } from '@sheaf/rules/contact/phone-text';
import IconPhoneCheck from '@tabler/icons-react/dist/esm/icons/IconPhoneCheck.mjs';
import type { Reply } from '#platform/api.ts';
import { usePermits, useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { ActionLink } from '#ui/action-button.tsx';
import { Card } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { OpenNotice } from '#ui/notice.tsx';
import { Hint, Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import classes from './people.module.css';

type Phone = Reply<'people.listPhonesToCheck'>[number];

/** With the country code, to prevent confusion with a number in another country. */
const withCountry = (reading: string): string => phoneText(reading, null);

function Row({ person }: { person: Phone }) {
  const { t } = useTexts();
  const { id, last_first: name, phone, reading, version } = person;
  const confirming = useWrite('people.confirmPhoneReading', {
    success: () => toasts.show(t('people:phones.stored', { name })),
  });
  return (
    <li className={classes.phone}>
      <span className={classes.names}>
        <bdi className={classes.name}>{name}</bdi>
        <bdi className={classes.text} dir="auto">
          {phone}
        </bdi>
        {reading === null && <span className={classes.text}>{t('people:phones.unread')}</span>}
      </span>
      {reading === null ? (
        <ActionLink variant="default" to={`/settings/users/${id}/`}>
          {t('people:phones.open', { name })}
        </ActionLink>
      ) : (
        <Button
          variant="default"
          loading={confirming.isPending}
          aria-label={t('people:phones.useFor', { number: withCountry(reading), name })}
          onClick={() => confirming.mutate({ params: { id }, body: { reading, version } })}
        >
          <bdi dir="ltr">{withCountry(reading)}</bdi>
        </Button>
      )}
      <FailureNotice error={confirming.error} />
    </li>
  );
}

/** Without a country numbers cannot be parsed. */
function NoCountry() {
  const { t } = useTexts();
  const { congregation } = useSignedIn();
  const maySet = usePermits().has('settings.cong.edit');
  if (congregation.country !== null) return null;
  return (
    <OpenNotice
      action={maySet && <ActionLink to="/settings/congregation/">{t('people:phones.setCountry')}</ActionLink>}
    >
      {t('people:phones.noCountry')}
    </OpenNotice>
  );
}

export function PhonesScreen() {
  const { t } = useTexts();
  const phones = useRead('people.listPhonesToCheck');
  return (
    <Page title={t('people:phones.title')} line={t('people:phones.menuText')} back>
      <NoCountry />
      <QueryState
        query={phones}
        skeleton={{ height: 72, count: 5 }}
        empty={{ icon: <IconPhoneCheck aria-hidden="true" />, text: t('people:phones.empty') }}
      >
        {(rows) => (
          <>
            <Hint small>{t('people:phones.hint')}</Hint>
            <Card label={t('people:phones.title')}>
              <ul className={classes.phones}>
                {rows.map((person) => (
                  <Row key={person.id} person={person} />
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
    </Page>
  );
}
