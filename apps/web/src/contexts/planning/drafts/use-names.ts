import { usePeople } from '#platform/collections/use-people.ts';
import { useTexts } from '#platform/texts.ts';

/** Name of a person, also of one who was deleted. */
export function useNames(): (id: number) => string {
  const { t } = useTexts();
  const people = usePeople().data;
  const names = new Map(people?.map(({ id, full_name }) => [id, full_name]));
  return (id) => names.get(id) ?? t('drafts:formerPerson');
}
