/** Invites the selected people who never signed in, with the price first and a call for each (USERS-X24). */
import { Button } from '@mantine/core';
import { planBulkInvite } from '@sheaf/rules/people/people/bulk-invite';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { outcomeText, startBatch } from '#platform/batch.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Hint } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { coversInvites, InvitePrice } from './invite-price.tsx';
import { batchList } from './move-people-sheet.tsx';
import classes from './people.module.css';
import type { PersonRow } from './people.queries.ts';

/** Largest page of people. */
const mostContacts = 1000;

type InvitePlan = ReturnType<typeof planBulkInvite<PersonRow>>;

interface InviteNeverProps {
  people: readonly PersonRow[];
  /** Last visit by person id. */
  visits: ReadonlyMap<number, string | null>;
  onBegin: () => void;
}

function useInviteAll() {
  const { t } = useTexts();
  return ({ email, sms }: InvitePlan): void =>
    startBatch({
      list: batchList,
      items: [
        ...email.map(({ id, last_first }) => ({ id, label: last_first, method: 'email' as const })),
        ...sms.map(({ id, last_first }) => ({ id, label: last_first, method: 'sms' as const })),
      ],
      write: 'access.sendInvite',
      send: ({ id, method }, key) => call('access.sendInvite', { body: { user: id, method }, key }),
      telling: ({ settled, total }) => t('selection:people.inviting', { done: settled, total }),
      told: (outcome) =>
        outcomeText(
          outcome.done > 0
            ? t('selection:people.invited', { count: outcome.done })
            : t('selection:people.noneInvited'),
          outcome,
        ),
    });
}

interface InviteNeverSheetProps extends InviteNeverProps {
  onClose: () => void;
}

/** The list of people has no phone numbers or addresses, so they are read here. */
function InviteNeverSheet({ people, visits, onBegin, onClose }: InviteNeverSheetProps) {
  const { t } = useTexts();
  const read = useRead('people.listPeople', { query: { per_page: mostContacts } });
  const chosen = new Set(people.map(({ id }) => id));
  const plan = planBulkInvite(read.data?.filter(({ id }) => chosen.has(id)) ?? [], visits);
  const { data: terms } = useRead('access.readInviteTerms');
  const invite = useInviteAll();
  const { email, sms, unreachable } = plan;
  const count = email.length + sms.length;
  const send = (): void => {
    invite(plan);
    onBegin();
  };
  return (
    <Sheet
      opened
      title={t('selection:people.inviteTitle')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={send}
      footer={
        <Button type="submit" disabled={count === 0 || !coversInvites(terms, sms.length)}>
          {t('selection:people.sendInvites', { count })}
        </Button>
      }
    >
      <QueryState query={read} skeleton={{ height: 24, count: 3 }}>
        {() => (
          <>
            <p>{t('selection:people.byEmail', { count: email.length })}</p>
            <p>{t('selection:people.bySms', { count: sms.length })}</p>
            {sms.length > 0 && <InvitePrice terms={terms} texts={sms.length} />}
            {unreachable.length > 0 && (
              <section className={classes.set}>
                <h3>{t('selection:people.unreachable', { count: unreachable.length })}</h3>
                <Hint small>{t('selection:people.unreachableHint')}</Hint>
                <ul>
                  {unreachable.map(({ id, last_first }) => (
                    <li key={id}>
                      <bdi>{last_first}</bdi>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </QueryState>
    </Sheet>
  );
}

export function InviteNever({ people, visits, onBegin }: InviteNeverProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const count = people.filter(({ id, active }) => active && visits.get(id) === null).length;
  if (count === 0) return null;
  return (
    <>
      <Button variant="light" onClick={() => setAsking(true)}>
        {t('selection:people.invite', { count })}
      </Button>
      {asking && (
        <InviteNeverSheet
          people={people}
          visits={visits}
          onBegin={() => {
            setAsking(false);
            onBegin();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
