/** ASSIGN-C2: gives a map to another person and says so, also when the map has left the list with its sheet by then. */
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { useWrite } from '#platform/use-write.ts';

export function useHandOff() {
  const { t } = useTexts();
  return useWrite('maps.handOffMap', {
    success: ({ number, assignment }) =>
      toasts.show(t('maps:assign.done', { number, name: assignment?.user?.full_name ?? '' })),
  });
}
