/** Starts a selection on a phone; a desktop always shows checkboxes. */
import { Button } from '@mantine/core';
import { useTexts } from '#platform/texts.ts';
import type { SelectionOfList } from './use-selection.ts';

export function SelectButton({ selection }: { selection: SelectionOfList }) {
  const { t } = useTexts();
  if (selection.wide) return null;
  return (
    <Button
      variant="subtle"
      aria-pressed={selection.picking}
      onClick={() => (selection.picking ? selection.leave() : selection.start())}
    >
      {t('selection:start')}
    </Button>
  );
}
