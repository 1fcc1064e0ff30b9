/**
 * List of talks: the speaker's own first, then by number, each with its first and last date here (WKND-S6).
 */
import { highestTalk } from '@sheaf/rules/meetings/talks/title-list';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { shortDate } from '#platform/dates.ts';
import { joinTexts, shownLanguage, useTexts } from '#platform/texts.ts';
import { useRead } from '#platform/use-read.ts';
import { SearchTools } from '#ui/search-tools.tsx';
import classes from './talks.module.css';

const mostShown = 60;

function useChoices(outlines: readonly number[], search: string, lang: string) {
  const titles = useRead('talks.listTitles').data ?? [];
  const given = useRead('talks.listGiven').data ?? [];
  const own = new Set(outlines);
  const titleOf = new Map<number, string>();
  for (const { number, title, lang: of } of titles)
    if (!titleOf.has(number) || of === lang) titleOf.set(number, title);
  const typed = /^\d+$/.test(search.trim()) ? Number(search) : 0;
  const numbers = new Set([...own, ...titleOf.keys(), ...given.map(({ number }) => number)]);
  if (typed >= 1 && typed <= highestTalk) numbers.add(typed);
  const wanted = search.trim().toLocaleLowerCase();
  const found = [...numbers]
    .filter(
      (number) =>
        !wanted ||
        String(number).startsWith(wanted) ||
        titleOf.get(number)?.toLocaleLowerCase().includes(wanted),
    )
    .sort((one, other) => Number(own.has(other)) - Number(own.has(one)) || one - other);
  return found.slice(0, mostShown).map((number) => ({
    number,
    title: titleOf.get(number) ?? null,
    gives: own.has(number),
    given: given.find((one) => one.number === number),
  }));
}

export interface TalkChooserProps {
  outlines: readonly number[];
  chosen: number | null;
  onChoose: (number: number) => void;
  /** On narrow screens only the chosen talk remains visible. */
  folds?: boolean;
}

type Choice = ReturnType<typeof useChoices>[number];

/** Last and first date on which the talk was given (WKND-R12). */
function GivenLine({ gives, given }: Pick<Choice, 'gives' | 'given'>) {
  const { t } = useTexts();
  const last = given && t('talks:last', { date: shortDate(given.last) });
  const first = given && given.first !== given.last && t('talks:first', { date: shortDate(given.first) });
  return (
    <span className={classes.line}>
      {gives && (
        <span className={classes.gives}>
          <IconCheck aria-hidden="true" size={16} stroke={2.5} /> {t('talks:gives')}
        </span>
      )}{' '}
      <bdi>{last ? joinTexts([last, first || null]) : t('talks:never')}</bdi>
    </span>
  );
}

function TalkLabels({ number, title, gives, given }: Choice) {
  const { t } = useTexts();
  return (
    <>
      <span className={classes.number}>{number}</span>
      <span className={classes.text}>
        <bdi>{title ?? t('talks:number', { number })}</bdi>
        <GivenLine gives={gives} given={given} />
      </span>
    </>
  );
}

export function TalkChooser({ outlines, chosen, onChoose, folds = false }: TalkChooserProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState(true);
  const choices = useChoices(outlines, search, shownLanguage());
  const one = folds && !open && choices.find(({ number }) => number === chosen);
  if (one)
    return (
      <button type="button" className={classes.folded} aria-expanded={false} onClick={() => setOpen(true)}>
        <TalkLabels {...one} />
        <IconChevronDown aria-hidden="true" size={20} />
      </button>
    );
  const choose = (number: number): void => {
    setOpen(false);
    setSearch('');
    onChoose(number);
  };
  return (
    <>
      <SearchTools label={t('booking:searchTalk')} search={search} onSearch={setSearch} />
      {choices.length === 0 ? (
        <p className={classes.line}>{t('booking:typeNumber')}</p>
      ) : (
        <fieldset className={classes.talks}>
          <legend className="visually-hidden">{t('talks:talk')}</legend>
          {choices.map((choice) => (
            <label key={choice.number} className={classes.choice}>
              <TalkLabels {...choice} />
              <input
                type="radio"
                name="talk"
                checked={chosen === choice.number}
                onChange={() => choose(choice.number)}
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
