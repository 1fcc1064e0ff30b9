/** The Details tab: the map's own fields, and concurrent changes by others (MAPS-O10). */
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import { shortDate } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Card } from '#ui/card.tsx';
import { RecordForm } from '#ui/form/record-form.tsx';
import { useRecordForm } from '#ui/form/use-record-form.ts';
import { Hint } from '#ui/page.tsx';
import { MapFields } from './map-fields.tsx';
import { bodyOf, type MapDetails, type MapValues, valuesOf } from './map-values.ts';

/** Describes a map in words. */
function useTellMap() {
  const { t, lang: reader } = useTexts();
  const suburbs = useRead('places.listSuburbs').data ?? [];
  return ({ number, name, suburb, lang, blocks, blocks_as_letters, order }: MapValues) => [
    { label: t('territory:form.number'), value: number },
    { label: t('territory:form.name'), value: name },
    { label: t('territory:form.suburb'), value: suburbs.find(({ id }) => id === suburb)?.suburb ?? '' },
    { label: t('territory:form.lang'), value: lang ? languageName(lang, reader) : '' },
    { label: t('territory:form.blocks'), value: String(blocks ?? '') },
    { label: t('territory:form.letters'), value: blocks_as_letters ? '✓' : '' },
    { label: t('territory:form.order'), value: String(order ?? '') },
  ];
}

export function MapForm({ map, onRenumbered }: { map: MapDetails; onRenumbered: (number: string) => void }) {
  const { t } = useTexts();
  const permits = usePermits();
  const tell = useTellMap();
  const form = useRecordForm({
    operation: 'maps.saveMap',
    params: { id: map.id },
    row: map,
    valuesOf,
    bodyOf,
    needs: () => ['number'],
    sendsBlank: true,
    next: (saved) => saved,
    onSaved: (saved) => {
      if (saved.number !== map.number) onRenumbered(saved.number);
    },
  });
  return (
    <Card label={t('territory:tabs.details')} padded>
      <RecordForm
        form={form}
        tell={tell}
        maySave={permits.has('settings.maps.edit')}
        savedText={t('territory:form.saved')}
      >
        <MapFields form={form} isNew={false} />
        <Hint>
          {map.last_completed
            ? t('territory:form.last', { date: shortDate(map.last_completed) })
            : t('territory:form.never')}
        </Hint>
      </RecordForm>
    </Card>
  );
}
