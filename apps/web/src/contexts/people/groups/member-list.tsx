/** Members of a group; all except its leaders can be removed (GROUPS-M1, GROUPS-R8). */
import { leads } from '@sheaf/rules/people/groups/members';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { useState } from 'react';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useWrite } from '#platform/use-write.ts';
import { Card } from '#ui/card.tsx';
import { DeleteQuestion } from '#ui/delete-question.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ListRow } from '#ui/list-row.tsx';
import type { Group } from './group-sheet.tsx';

export interface ListedMember {
  id: number;
  full_name: string;
  last_first: string;
}

interface RemoveProps {
  group: Group;
  person: ListedMember;
  onClose: () => void;
}

function RemoveMember({ group, person, onClose }: RemoveProps) {
  const { t } = useTexts();
  return (
    <DeleteQuestion
      title={t('groups:member.removeTitle')}
      text={t('groups:member.removeText', { name: person.full_name })}
      verb={t('groups:member.remove')}
      removal={useWrite('groups.removeFromGroup')}
      given={{ params: { group: group.id }, body: { users: [person.id] } }}
      onClose={onClose}
    />
  );
}

export function MemberList({ group, members }: { group: Group; members: readonly ListedMember[] }) {
  const { t } = useTexts();
  const mayEdit = usePermits().has('settings.groups.edit');
  const [leaving, setLeaving] = useState<ListedMember | null>(null);
  const partOf = (person: ListedMember): string | undefined => {
    if (person.id === group.overseer_id) return t('groups:overseer');
    return person.id === group.assistant_id ? t('groups:assistant') : undefined;
  };
  return (
    <Card>
      {members.map((person) => (
        <ListRow
          key={person.id}
          title={<bdi>{person.last_first}</bdi>}
          line={partOf(person)}
          trailing={
            mayEdit &&
            !leads(person.id, group) && (
              <IconButton
                label={t('groups:member.removeOne', { name: person.full_name })}
                onClick={() => setLeaving(person)}
              >
                <IconUserMinus aria-hidden="true" size={20} />
              </IconButton>
            )
          }
        />
      ))}
      {leaving && <RemoveMember group={group} person={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}
