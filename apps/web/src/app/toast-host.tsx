/** Shows the current toast. Undo works once and reports its result. */

import { useTexts } from '#platform/texts.ts';
import { toasts, undoMilliseconds, useToast } from '#platform/toasts.ts';
import { Toast } from '#ui/toast.tsx';

export function ToastHost() {
  const { t } = useTexts();
  const toast = useToast();
  if (!toast) return null;
  const { undo } = toast;
  const goBack = (way: () => Promise<string>): void => {
    toasts.hide();
    way().then(
      (text) => toasts.show(text),
      (error: unknown) => toasts.show((error instanceof Error && error.message) || t('shell:failed')),
    );
  };
  return (
    <Toast
      key={toast.id}
      text={toast.text}
      undo={
        undo && {
          label: t('shell:undo'),
          startedAt: toast.shownAt,
          milliseconds: undoMilliseconds,
          onUndo: () => goBack(undo),
        }
      }
    />
  );
}
