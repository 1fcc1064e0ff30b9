/** Tools above a list: a search field and filter chips of which one is active. */
import { Chips } from './chips.tsx';
import { SearchField } from './search-field.tsx';
import classes from './search-tools.module.css';

export interface SearchToolsProps<Choice extends string> {
  label: string;
  search: string;
  onSearch: (search: string) => void;
  choicesLabel?: string;
  choices?: readonly { value: Choice; label: string }[];
  chosen?: Choice;
  onChoose?: (choice: Choice) => void;
}

export function SearchTools<Choice extends string>(props: SearchToolsProps<Choice>) {
  const { label, search, onSearch, choicesLabel, choices = [], chosen, onChoose } = props;
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <SearchField label={label} value={search} onChange={onSearch} />
      </div>
      {choices.length > 0 && (
        <Chips label={choicesLabel}>
          {choices.map(({ value, label: word }) => (
            <button
              key={value}
              type="button"
              aria-pressed={chosen === value}
              onClick={() => onChoose?.(value)}
            >
              {word}
            </button>
          ))}
        </Chips>
      )}
    </div>
  );
}
