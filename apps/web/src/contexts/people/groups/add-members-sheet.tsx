/** Sheet that adds ticked people without a group to this group (GROUPS-R4). */
import { Button } from '@mantine/core';
import { isCandidate, type Member } from '@sheaf/rules/people/groups/members';
import { useState } from 'react';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Hint } from '#ui/page.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TickBox } from '#ui/tick-box.tsx';
import type { Group } from './group-sheet.tsx';
import classes from './groups.module.css';
import type { ListedMember } from './member-list.tsx';

export interface AddMembersSheetProps {
  group: Group;
  people: readonly (Member & ListedMember)[];
  onClose: () => void;
}

export function AddMembersSheet({ group, people, onClose }: AddMembersSheetProps) {
  const { t } = useTexts();
  const assign = useWrite('groups.assignToGroup');
  const [typed, setTyped] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const candidates = people.filter(isCandidate);
  const found = candidates.filter(({ full_name }) => isFound(typed, full_name));
  const flip = (id: number): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <Sheet
      opened
      title={t('groups:member.add')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      onSubmit={() =>
        assign.mutate({ params: { group: group.id }, body: { users: [...ticked] } }, { onSuccess: onClose })
      }
      footer={
        <>
          <FailureNotice error={assign.error} />
          <Button type="submit" loading={assign.isPending} disabled={ticked.size === 0}>
            {ticked.size === 0
              ? t('groups:member.chooseFirst')
              : t('groups:member.addCount', { count: ticked.size })}
          </Button>
        </>
      }
    >
      {candidates.length === 0 && <Hint>{t('groups:member.none')}</Hint>}
      {candidates.length > 0 && (
        <SearchField label={t('groups:member.search')} value={typed} onChange={setTyped} />
      )}
      {candidates.length > 0 && found.length === 0 && <Hint>{t('shell:nothingFound', { what: typed })}</Hint>}
      <ul className={classes.list}>
        {found.map(({ id, last_first }) => (
          <li key={id} className={classes.choice}>
            <TickBox label={<bdi>{last_first}</bdi>} checked={ticked.has(id)} onChange={() => flip(id)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
