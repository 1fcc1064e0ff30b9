/** A place of a draft that cannot be changed here: accepted, left, or read by another person. */
import { useTexts } from '#platform/texts.ts';
import { ListRow } from '#ui/list-row.tsx';
import { PersonAvatar } from '#ui/schedule/person-avatar.tsx';
import { StatusChip } from '#ui/schedule/status-chip.tsx';
import type { SpanPlace } from './draft-model.ts';

interface GivenPlaceProps {
  place: SpanPlace;
  title: string;
  nameOf: (id: number) => string;
}

export function GivenPlace({ place, title, nameOf }: GivenPlaceProps) {
  const { t } = useTexts();
  const { state, user_id } = place;
  const name = user_id === null ? null : nameOf(user_id);
  return (
    <ListRow
      icon={name && <PersonAvatar name={name} />}
      title={<bdi>{name ?? t('schedule:state.unfilled')}</bdi>}
      line={title}
      lines={state === 'left' ? [t('drafts:leftText')] : []}
      {...(state === 'published' && { trailing: <StatusChip state="accepted" /> })}
      {...(state === 'left' && { trailing: <StatusChip state="unfilled" /> })}
    />
  );
}
