/** Exports the territory in one file, for a spreadsheet or for a map (X-MIGRATE). */
import { saveFile } from '#platform/save-file.ts';
import { useTexts } from '#platform/texts.ts';
import { SaveButton } from '#ui/save-button.tsx';
import classes from './territory-import.module.css';

const formats = ['csv', 'geojson'] as const;

export function ExportButtons() {
  const { t } = useTexts();
  return (
    <>
      <p>{t('territory:export.text')}</p>
      <div className={classes.exports}>
        {formats.map((format) => (
          <SaveButton
            key={format}
            label={t(`territory:export.${format}`)}
            busyLabel={t('printing:preparing')}
            onSave={() => saveFile({ location: `/territory/export/${format}`, name: `territory.${format}` })}
          />
        ))}
      </div>
    </>
  );
}
