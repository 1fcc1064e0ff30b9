/** Phrases of a section with their English text, a search and filters (I18N-S1). */
import { languageManner } from '@sheaf/phrases/spoken-languages';
import { languageName } from '@sheaf/rules/territory/territory/language-code';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'react-router';
import { isFound } from '#platform/search.ts';
import { useTexts } from '#platform/texts.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { SearchTools } from '#ui/search-tools.tsx';
import { VirtualList } from '#ui/virtual-list.tsx';
import { sectionName } from './language-labels.ts';
import { LineSheet } from './line-sheet.tsx';
import classes from './translations.module.css';
import { type Place, useLines, type WordingLine } from './translations.queries.ts';

const guessedHeight = 84;

type LineFilter = 'all' | 'missing' | 'edited';
type NumberedLine = WordingLine & { id: number };

const saidOf = ({ text, built_in }: WordingLine): string | null => text ?? built_in;

const shows: Record<LineFilter, (line: WordingLine) => boolean> = {
  all: () => true,
  missing: (line) => saidOf(line) === null && line.locked === null,
  edited: ({ text }) => text !== null,
};

interface LineRowProps {
  line: WordingLine;
  iso: string;
  onEdit: (line: WordingLine) => void;
}

function LineLabels({ line, iso }: Omit<LineRowProps, 'onEdit'>) {
  const said = saidOf(line);
  return (
    <>
      {said === null ? (
        <span lang="en" dir="ltr" className={classes.said}>
          {line.english}
        </span>
      ) : (
        <span lang={iso} dir={languageManner(iso).direction} className={classes.said}>
          {said}
        </span>
      )}
      {iso !== 'en' && said !== null && (
        <span lang="en" dir="ltr" className={classes.english}>
          {line.english}
        </span>
      )}
    </>
  );
}

function LineRow({ line, iso, onEdit }: LineRowProps) {
  const { t } = useTexts();
  if (line.locked)
    return (
      <div className={classes.locked}>
        <LineLabels line={line} iso={iso} />
        <span className={classes.lock}>
          <IconLock aria-hidden="true" size={16} />
          {t(`translations:lock.${line.locked}`)}
        </span>
      </div>
    );
  return (
    <button type="button" className={classes.line} onClick={() => onEdit(line)}>
      <LineLabels line={line} iso={iso} />
      {saidOf(line) === null && <span className={classes.missing}>{t('translations:stillEnglish')}</span>}
      {line.text !== null && <span className={classes.own}>{t('translations:own')}</span>}
    </button>
  );
}

interface LinesProps {
  lines: NumberedLine[];
  place: Place;
  shown: LineFilter;
  search: string;
}

function Lines({ lines, place, shown, search }: LinesProps) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<WordingLine | null>(null);
  const found = lines.filter(
    (line) => shows[shown](line) && isFound(search, line.text, line.built_in, line.english),
  );
  const nothing =
    search !== ''
      ? t('shell:nothingFound', { what: search })
      : t(shown === 'missing' ? 'translations:noMissing' : 'translations:noEdited');
  return (
    <>
      {found.length === 0 ? (
        <EmptyState icon={<IconLanguage aria-hidden="true" />}>{nothing}</EmptyState>
      ) : (
        <Card label={t(sectionName(place.category))}>
          <VirtualList key={`${shown} ${search}`} items={found} height={guessedHeight}>
            {(line) => <LineRow line={line} iso={place.iso} onEdit={setEdited} />}
          </VirtualList>
        </Card>
      )}
      {edited && (
        <LineSheet
          line={edited}
          place={place}
          direction={languageManner(place.iso).direction}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

export function LinesScreen() {
  const { t, lang } = useTexts();
  const place = useParams() as unknown as Place;
  const lines = useLines(place);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<LineFilter>('all');
  const search = useDeferredValue(typed);
  const name = t(lines.data ? sectionName(place.category) : 'translations:title');
  const choices: { value: LineFilter; label: string }[] = [
    { value: 'all', label: t('translations:all') },
    { value: 'missing', label: t('translations:onlyMissing') },
    { value: 'edited', label: t('translations:onlyEdited') },
  ];
  return (
    <Page title={name} line={languageName(place.iso, lang)} back>
      <SearchTools
        label={t('translations:search')}
        search={typed}
        onSearch={setTyped}
        choicesLabel={t('translations:show')}
        choices={choices}
        chosen={shown}
        onChoose={setShown}
      />
      <QueryState query={lines} skeleton={{ height: guessedHeight, count: 6 }}>
        {(rows) => (
          <Lines
            lines={rows.map((line, id) => ({ ...line, id }))}
            place={place}
            shown={shown}
            search={search}
          />
        )}
      </QueryState>
    </Page>
  );
}
