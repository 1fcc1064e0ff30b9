/** Error of the last attempt in the server's words; renders nothing without an error. */
import { useTexts } from '#platform/texts.ts';
import { ErrorNotice } from './notice.tsx';

export function FailureNotice({ error }: { error: Error | null }) {
  const { t } = useTexts();
  return error && <ErrorNotice>{error.message || t('shell:failed')}</ErrorNotice>;
}
