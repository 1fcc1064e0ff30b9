/** Duties of everybody in 13 weeks: a grid on a desk, a list with squares on a phone (X-FAIR-41). */
import { areasOfPlanner } from '@sheaf/rules/planning/drafts/draft-area';
import type { PlannedArea } from '@sheaf/rules/planning/planned-area';
import { addDays } from '@sheaf/rules/schedules/calendar-week';
import { mondayOf } from '@sheaf/rules/time/wall-time';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { today as todayHere } from '#platform/dates.ts';
import { usePermits } from '#platform/session.ts';
import { joinTexts, type Translate, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { Chips } from '#ui/chips.tsx';
import { DeskTools } from '#ui/desk-table/desk-tools.tsx';
import { useWideScreen } from '#ui/desk-table/use-wide-screen.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { QueryState } from '#ui/query-state.tsx';
import { dayAndMonth } from '#ui/schedule/schedule-dates.ts';
import { SearchField } from '#ui/search-field.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { MatrixList } from './matrix-list.tsx';
import classes from './matrix-screen.module.css';
import { type MatrixChoice, type MatrixReply, personsOf, type ShownDraft } from './matrix-view.ts';
import { PaperMenu } from './paper-menu.tsx';

const weeks = 13;

/** The matrix, of which the phone stores the current weeks, and the even shares of one area. */
function useMatrix(from: string, area: PlannedArea | null, thisWeek: string, draft: ShownDraft) {
  const span = { from, to: addDays(from, weeks * 7 - 1) };
  const all = useRead(
    'shares.readMatrix',
    { query: { ...span, ...(draft !== null && { draft }) } },
    { kept: draft === null && from === thisWeek && 'latest' },
  );
  const one = useRead(
    'shares.readMatrix',
    { query: { ...span, ...(area && { area }) } },
    { enabled: area !== null },
  );
  const evenOf = area !== null && one.data && new Map(one.data.people.map(({ id, even }) => [id, even]));
  return { matrix: all, evenOf: evenOf || null };
}

/** The reply with the even shares of one area; unchanged without them. */
const withEven = (reply: MatrixReply, evenOf: ReadonlyMap<number, number> | null): MatrixReply =>
  evenOf === null
    ? reply
    : { ...reply, people: reply.people.map((person) => ({ ...person, even: evenOf.get(person.id) ?? 0 })) };

const lineOf = (t: Translate, { open }: MatrixReply): string =>
  t('shares:openPlaces', { count: open.reduce((sum, count) => sum + count, 0) });

interface DraftChipsProps {
  draft: ShownDraft;
  onChange: (draft: ShownDraft) => void;
}

/** One button for each draft with proposals. */
function DraftChips({ draft, onChange }: DraftChipsProps) {
  const { t } = useTexts();
  const plans = areasOfPlanner(usePermits()).length > 0;
  const list = useRead('drafts.listDrafts', {}, { enabled: plans });
  const open = (list.data?.drafts ?? []).filter(({ state }) => state === 'ready');
  if (open.length === 0) return null;
  return (
    <div className={classes.drafts}>
      <Chips label={t('shares:drafts')} oneLine>
        {open.map(({ id, from, to }) => (
          <button
            key={id}
            type="button"
            aria-pressed={draft === id}
            onClick={() => onChange(draft === id ? null : id)}
          >
            {t('shares:draft', { from: dayAndMonth(from), to: dayAndMonth(to) })}
          </button>
        ))}
      </Chips>
    </div>
  );
}

interface AreasProps {
  areas: readonly PlannedArea[];
  area: PlannedArea | null;
  onChange: (area: PlannedArea | null) => void;
}

/** One button for each area; one area alone needs none. */
function Areas({ areas, area, onChange }: AreasProps) {
  const { t } = useTexts();
  if (areas.length < 2) return null;
  return (
    <Chips label={t('shares:filter')} oneLine>
      {[null, ...areas].map((one) => (
        <button key={one ?? 'all'} type="button" aria-pressed={area === one} onClick={() => onChange(one)}>
          {t(one === null ? 'shares:all' : `shares:area.${one}`)}
        </button>
      ))}
    </Chips>
  );
}

interface MatrixBodyProps {
  reply: MatrixReply;
  choice: MatrixChoice;
  draft: ShownDraft;
}

function MatrixBody({ reply, choice, draft }: MatrixBodyProps) {
  const { t } = useTexts();
  const desk = useWideScreen();
  const people = personsOf(reply, choice);
  if (people.length === 0)
    return (
      <EmptyState icon={<IconCalendarWeek aria-hidden="true" />}>
        {t(reply.people.length === 0 ? 'shares:nobody' : 'shares:nobodyFits')}
      </EmptyState>
    );
  const isPlanned = reply.people.some(({ duties, proposed = [] }) => duties.length + proposed.length > 0);
  return (
    <>
      {!isPlanned && <p className={classes.none}>{t('shares:nothingPlanned')}</p>}
      {desk ? (
        <MatrixGrid reply={reply} people={people} area={choice.area} today={choice.today} draft={draft} />
      ) : (
        <MatrixList people={people} today={choice.today} draft={draft} />
      )}
    </>
  );
}

export function MatrixScreen() {
  const { t } = useTexts();
  const today = todayHere();
  const thisWeek = mondayOf(today);
  const [asked, setAsked] = useSearchParams();
  const draft = Number(asked.get('draft')) || null;
  const [from, setFrom] = useState(thisWeek);
  const [area, setArea] = useState<PlannedArea | null>(null);
  const [sort, setSort] = useState<MatrixChoice['sort']>('name');
  const [search, setSearch] = useState('');
  const { matrix, evenOf } = useMatrix(from, area, thisWeek, draft);
  // Offline the phone may have the copy of an earlier week.
  const shownFrom = matrix.data?.from ?? from;
  const span = t('schedule:week.span', {
    from: dayAndMonth(shownFrom),
    to: dayAndMonth(addDays(shownFrom, weeks * 7 - 1)),
  });
  const move = (step: number) => setFrom(addDays(from, step * weeks * 7));
  return (
    <Page
      title={t('shares:title')}
      line={joinTexts([span, matrix.data && lineOf(t, matrix.data)])}
      back
      wide
      actions={
        <>
          <Link to="/schedules/matrix/fairness/" className={classes.fair} aria-label={t('shares:fair.title')}>
            <IconScale aria-hidden="true" />
          </Link>
          <IconButton
            label={t(sort === 'name' ? 'shares:sort.fewest' : 'shares:sort.name')}
            onClick={() => setSort(sort === 'name' ? 'fewest' : 'name')}
          >
            <IconArrowsSort aria-hidden="true" />
          </IconButton>
          <PaperMenu
            paper="duty-matrix"
            query={{ from: shownFrom, to: addDays(shownFrom, weeks * 7 - 1), area }}
          />
        </>
      }
    >
      <DeskTools>
        <div className={classes.weeks}>
          <IconButton label={t('shares:earlier')} onClick={() => move(-1)}>
            <IconChevronLeft aria-hidden="true" />
          </IconButton>
          <button
            type="button"
            className={classes.now}
            disabled={from === thisWeek}
            onClick={() => setFrom(thisWeek)}
          >
            {t('shares:fromNow')}
          </button>
          <IconButton label={t('shares:later')} onClick={() => move(1)}>
            <IconChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        <SearchField label={t('shares:find')} value={search} onChange={setSearch} />
        <Areas areas={matrix.data?.areas ?? []} area={area} onChange={setArea} />
        <DraftChips
          draft={draft}
          onChange={(id) => setAsked(id === null ? {} : { draft: String(id) }, { replace: true })}
        />
      </DeskTools>
      <QueryState query={matrix} skeleton={{ height: 46, count: 12 }}>
        {(reply) => (
          <MatrixBody reply={withEven(reply, evenOf)} choice={{ area, today, search, sort }} draft={draft} />
        )}
      </QueryState>
    </Page>
  );
}
