/** ASSIGN-C2: reassigns a map and confirms it, even if the map and its sheet have left the list. */
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
