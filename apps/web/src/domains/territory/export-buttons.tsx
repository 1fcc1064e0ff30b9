/** The territory in one file, for a spreadsheet or for a map (X-MIGRATE). */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useTexts } from '../../platform/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './overview-screen.module.css';

type Format = 'csv' | 'geojson';

async function download(format: Format): Promise<void> {
  const bytes = await fetchFile(`/territory/export/${format}`, new AbortController().signal);
  saveFile(bytes, `territory.${format}`);
}

export function ExportButtons() {
  const { t } = useTexts();
  const saving = useMutation({ mutationFn: download });
  const busy = (format: Format): boolean => saving.isPending && saving.variables === format;
  return (
    <>
      <p>{t('territory:export.text')}</p>
      {saving.isError && <ErrorNotice>{saving.error.message || t('shell:failed')}</ErrorNotice>}
      <div className={classes.exports}>
        <Button variant="light" loading={busy('csv')} onClick={() => saving.mutate('csv')}>
          {t('territory:export.csv')}
        </Button>
        <Button variant="light" loading={busy('geojson')} onClick={() => saving.mutate('geojson')}>
          {t('territory:export.geojson')}
        </Button>
      </div>
    </>
  );
}
