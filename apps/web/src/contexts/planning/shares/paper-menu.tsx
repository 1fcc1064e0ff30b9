/** Prints a list of duties, or saves it as CSV (X-FAIR-58). */
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useOnline } from '#platform/online.ts';
import { saveFile } from '#platform/save-file.ts';
import { say, useTexts } from '#platform/texts.ts';
import { toasts } from '#platform/toasts.ts';
import { RowMenu } from '#ui/row-menu.tsx';

interface PaperMenuProps {
  /** Path below `/api/reports`. */
  paper: 'duty-matrix' | 'fairness' | `duty-history/${number}`;
  query: Record<string, string | number | null>;
}

async function save(paper: string, query: PaperMenuProps['query'], format: 'pdf' | 'csv'): Promise<void> {
  const asked = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(query)) if (value !== null) asked.set(name, String(value));
  try {
    await saveFile({ location: `/reports/${paper}?${asked}`, name: `${paper.split('/')[0]}.${format}` });
  } catch {
    toasts.show(say('shares:paper.failed'));
  }
}

export function PaperMenu({ paper, query }: PaperMenuProps) {
  const { t } = useTexts();
  if (!useOnline()) return null;
  return (
    <RowMenu
      what={t('shares:paper.menu')}
      items={[
        {
          label: t('shares:paper.pdf'),
          icon: <IconPrinter aria-hidden="true" size={20} />,
          onClick: () => void save(paper, query, 'pdf'),
        },
        {
          label: t('shares:paper.csv'),
          icon: <IconTable aria-hidden="true" size={20} />,
          onClick: () => void save(paper, query, 'csv'),
        },
      ]}
    />
  );
}
