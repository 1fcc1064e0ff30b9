/** Sections of a language with the number of missing phrases (I18N-S1). */
import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import { useParams } from 'react-router';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { ListRow } from '#ui/list-row.tsx';
import { ErrorNotice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { percentDone, progressLabels, sectionLabels, sectionName, sumOf } from './language-labels.ts';
import { type TranslatedLanguage, useLanguages } from './translations.queries.ts';

function Sections({ language }: { language: TranslatedLanguage }) {
  const { t } = useTexts();
  const all = sumOf(language.sections);
  return (
    <>
      {all.missing > 0 && (
        <Progress
          value={percentDone(all)}
          aria-label={t('translations:done', { percent: percentDone(all) })}
          size="lg"
        />
      )}
      <Card label={t('translations:title')}>
        {language.sections.map((section) => (
          <ListRow
            key={section.category}
            to={`/settings/translations/${language.iso}/${section.category}/`}
            title={t(sectionName(section.category))}
            line={sectionLabels(t, section)}
          />
        ))}
      </Card>
    </>
  );
}

export function SectionsScreen() {
  const { t, lang } = useTexts();
  const { iso = '' } = useParams();
  const languages = useLanguages();
  const language = languages.data?.find((one) => one.iso === iso);
  return (
    <Page
      title={language ? languageName(iso, lang) : t('translations:title')}
      line={language && progressLabels(t, sumOf(language.sections))}
      back
    >
      <QueryState query={languages} skeleton={{ height: 60, count: 8 }}>
        {() =>
          language ? (
            <Sections language={language} />
          ) : (
            <ErrorNotice>{t('problems:codes.not-found')}</ErrorNotice>
          )
        }
      </QueryState>
    </Page>
  );
}
