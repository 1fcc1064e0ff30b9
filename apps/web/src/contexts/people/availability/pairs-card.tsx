/** People with whom a person is glad to serve; planners also separate people (AVAIL-S2). */
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.css';
import {
  type PairScope,
  type PairWish,
  pairScopes,
  pairWishes,
} from '@sheaf/rules/people/availability/availability';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { usePeople } from '#platform/collections/use-people.ts';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card, Section } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Hint } from '#ui/page.tsx';
import { PersonSelect } from '#ui/person-select.tsx';
import { RowButtons } from '#ui/row-buttons.tsx';
import classes from './availability.module.css';
import type { AvailabilityState, Pair } from './use-availability.ts';

interface PairsProps {
  person: number;
  state: AvailabilityState;
  /** Shows and enters separated people too. */
  plans: boolean;
}

function AddPair({ person, state, plans }: PairsProps) {
  const { t } = useTexts();
  const everyone = usePeople().data ?? [];
  const [adding, setAdding] = useState(false);
  const [wish, setWish] = useState<PairWish>('together');
  const [scope, setScope] = useState<PairScope>('all');
  const known = new Set(state.record!.pairs.map(({ user_id }) => user_id));
  const people = everyone.filter(({ id, active }) => active && id !== person && !known.has(id));
  if (!adding)
    return (
      <Button
        variant="default"
        leftSection={<IconPlus aria-hidden="true" size={20} />}
        onClick={() => setAdding(true)}
      >
        {t('availability:addPair')}
      </Button>
    );
  return (
    <>
      {plans && (
        <NativeSelect
          label={t('availability:wishLabel')}
          value={wish}
          onChange={({ currentTarget }) => setWish(currentTarget.value as PairWish)}
          data={pairWishes.map((value) => ({ value, label: t(`availability:wish.${value}`) }))}
        />
      )}
      <NativeSelect
        label={t('availability:scopeLabel')}
        value={scope}
        onChange={({ currentTarget }) => setScope(currentTarget.value as PairScope)}
        data={pairScopes.map((value) => ({ value, label: t(`availability:scope.${value}`) }))}
      />
      <PersonSelect
        label={t('availability:choosePerson')}
        nobody={t('availability:choosePerson')}
        people={people}
        value={null}
        onChange={(other) => {
          if (other === null) return;
          void state.addPair(other, wish, scope);
          setAdding(false);
        }}
      />
    </>
  );
}

export function PairsCard({ person, state, plans }: PairsProps) {
  const { t } = useTexts();
  const everyone = usePeople().data ?? [];
  const nameOf = ({ user_id, full_name }: Pair): string =>
    full_name || (everyone.find(({ id }) => id === user_id)?.full_name ?? '…');
  return (
    <Section title={t(plans ? 'availability:pairs' : 'availability:together')}>
      <Card>
        {state.record!.pairs.map((pair) => (
          <ListRow
            key={`${pair.user_id} ${pair.scope} ${pair.by_planner}`}
            icon={<IconUsers aria-hidden="true" />}
            title={<bdi>{nameOf(pair)}</bdi>}
            line={joinTexts([
              plans && t(`availability:wish.${pair.wish}`),
              t(`availability:scope.${pair.scope}`),
              plans && !pair.by_planner && t('availability:ownWish'),
            ])}
            trailing={
              <RowButtons
                remove={{
                  label: t('availability:deletePair', { name: nameOf(pair) }),
                  onClick: () => void state.deletePair(pair.user_id, nameOf(pair)),
                }}
              />
            }
          />
        ))}
        <div className={classes.fields}>
          <Hint small>{t('availability:togetherText')}</Hint>
          <AddPair person={person} state={state} plans={plans} />
        </div>
      </Card>
    </Section>
  );
}
