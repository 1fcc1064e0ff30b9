/** Link that saves the invoice as a PDF (ACCOUNT-C2). */
import { invoiceFile } from '@sheaf/rules/messaging/billing/invoice';
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import classes from './account.module.css';
import type { Activity } from './state-chip.tsx';

export function InvoiceLink({ line: { id, number } }: { line: Activity }) {
  const { t } = useTexts();
  const save = (): void => {
    saveFile({ location: `/download-invoice/${id}`, name: invoiceFile(Number(number)) }).catch(
      (error: Error) => toasts.show(error.message || t('shell:failed')),
    );
  };
  return (
    <button
      type="button"
      className={classes.download}
      aria-label={t('billing:invoice.download', { number: number ?? '' })}
      onClick={save}
    >
      {t('billing:invoice.pdf')}
    </button>
  );
}
