/** People who may report for the person; added and removed with one choice each (X-DELEGATE). */
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { usePeople } from '#platform/collections/use-people.ts';
import { useOnline } from '#platform/online.ts';
import { useSignedIn } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card, Section } from '#ui/card.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { PersonSelect } from '#ui/person-select.tsx';

export function Delegates() {
  const { t } = useTexts();
  const { user } = useSignedIn();
  const online = useOnline();
  const people = usePeople().data ?? [];
  const own = (useRead('reports.listDelegates').data ?? []).filter(({ user_id }) => user_id === user.id);
  const adding = useWrite('reports.addDelegate');
  const removal = useWrite('reports.deleteDelegate');
  if (!online) return null;
  const named = new Set(own.map(({ delegate_id }) => delegate_id));
  const nameOf = (id: number): string => people.find((person) => person.id === id)?.full_name ?? '…';
  return (
    <Section title={t('reports:delegates.title')}>
      {own.length > 0 && (
        <Card>
          {own.map(({ id, delegate_id }) => (
            <ListRow
              key={id}
              icon={<IconUserCheck aria-hidden="true" />}
              title={<bdi>{nameOf(delegate_id)}</bdi>}
              trailing={
                <IconButton
                  label={t('reports:delegates.remove', { name: nameOf(delegate_id) })}
                  onClick={() => removal.mutate({ params: { id } })}
                >
                  <IconX aria-hidden="true" />
                </IconButton>
              }
            />
          ))}
        </Card>
      )}
      <PersonSelect
        label={t('reports:delegates.add')}
        description={t('reports:delegates.hint')}
        nobody={t('reports:delegates.nobody')}
        people={people.filter(({ id, active }) => active && id !== user.id && !named.has(id))}
        value={null}
        disabled={adding.isPending}
        onChange={(delegate_id) => delegate_id !== null && adding.mutate({ body: { delegate_id } })}
      />
      <FailureNotice error={adding.error ?? removal.error} />
    </Section>
  );
}
