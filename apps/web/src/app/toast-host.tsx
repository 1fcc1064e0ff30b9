/**
 * Shows the current toast. Undo works once and reports its result. A focus or pointer on the toast stops its
 * time (X-SAID-2).
 */
import { useTexts } from '#platform/texts.ts';
import { toasts, undoMilliseconds, useToast } from '#platform/toasts.ts';
import { Toast } from '#ui/toast.tsx';

export function ToastHost() {
  const { t } = useTexts();
  const toast = useToast();
  const undo = toast?.undo;
  const goBack = (run: () => Promise<string>): void => {
    toasts.hide();
    run().then(
      (text) => toasts.show(text),
      (error: unknown) => toasts.show((error instanceof Error && error.message) || t('shell:failed')),
    );
  };
  return (
    <Toast
      shown={toast && { id: toast.id, text: toast.text }}
      held={toasts.isHeld()}
      onHold={toasts.hold}
      onRelease={toasts.release}
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
