/** Screen of the languages with their progress (I18N-S1). */
import { Button } from '@mantine/core';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { joinTexts, useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { AddLanguageSheet } from './add-language-sheet.tsx';
import { progressLabels, sumOf } from './language-labels.ts';
import { useLanguages } from './translations.queries.ts';

export function LanguagesScreen() {
  const { t, lang } = useTexts();
  const languages = useLanguages();
  const [adding, setAdding] = useState(false);
  return (
    <Page title={t('translations:title')} line={t('translations:line')} back>
      <QueryState query={languages} skeleton={{ height: 60, count: 3 }}>
        {(rows) => (
          <>
            <Card label={t('translations:languages')}>
              {rows.map(({ iso, name, direction, sections }) => (
                <ListRow
                  key={iso}
                  to={`/settings/translations/${iso}/`}
                  icon={<IconLanguage aria-hidden="true" />}
                  title={
                    <bdi lang={iso} dir={direction}>
                      {name}
                    </bdi>
                  }
                  line={joinTexts(
                    [iso !== lang && languageName(iso, lang), progressLabels(t, sumOf(sections))],
                    ' · ',
                  )}
                />
              ))}
            </Card>
            <Button
              variant="light"
              leftSection={<IconPlus aria-hidden="true" size={20} />}
              onClick={() => setAdding(true)}
            >
              {t('translations:add')}
            </Button>
          </>
        )}
      </QueryState>
      {adding && languages.data && (
        <AddLanguageSheet known={languages.data} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}
