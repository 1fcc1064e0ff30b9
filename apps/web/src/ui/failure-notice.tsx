/** Why the last try failed, in the server's words; nothing while there is no failure. */
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from './notice.tsx';

export function FailureNotice({ error }: { error: Error | null }) {
  const { t } = useTexts();
  return error && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>;
}
