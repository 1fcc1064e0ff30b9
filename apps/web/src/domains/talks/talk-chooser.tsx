/** WKND-S6: the speaker's own talks first, then by number, each with when it was last and first given here. */
import { highestTalk } from '@sheaf/rules/talks/title-list';
import { useState } from 'react';
import { joinTexts, shownLanguage, useTexts } from '../../platform/texts.ts';
import { useRead } from '../../platform/use-read.ts';
import { monthTitle } from '../../ui/schedule/schedule-dates.ts';
import { SearchTools } from '../../ui/search-tools.tsx';
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
}

export function TalkChooser({ outlines, chosen, onChoose }: TalkChooserProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const choices = useChoices(outlines, search, shownLanguage());
  return (
    <>
      <SearchTools label={t('talks:searchTalk')} search={search} onSearch={setSearch} />
      {choices.length === 0 ? (
        <p className={classes.line}>{t('talks:typeNumber')}</p>
      ) : (
        <fieldset className={classes.talks}>
          <legend className="visually-hidden">{t('talks:talk')}</legend>
          {choices.map(({ number, title, gives, given }) => (
            <label key={number} className={classes.choice}>
              <span className={classes.number}>{number}</span>
              <span>
                <bdi>{title ?? t('talks:number', { number })}</bdi>
                <span className={classes.line}>
                  {gives && <span className={classes.gives}> {t('talks:gives')} </span>}
                  <br />
                  {given
                    ? joinTexts([
                        t('talks:last', { date: monthTitle(given.last.slice(0, 7)) }),
                        given.first === given.last
                          ? null
                          : t('talks:first', { date: monthTitle(given.first.slice(0, 7)) }),
                      ])
                    : t('talks:never')}
                </span>
              </span>
              <input type="radio" name="talk" checked={chosen === number} onChange={() => onChoose(number)} />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
