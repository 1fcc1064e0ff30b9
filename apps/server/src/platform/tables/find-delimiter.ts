import papaparse from 'papaparse';

const delimiters = [',', ';', '\t'];
const rowsLookedAt = 10;

interface Guess {
  delimiter: string;
  /** Quotation marks are valid with this delimiter. */
  clean: boolean;
  /** Number of rows with as many cells as the heading. */
  agreeing: number;
  cells: number;
}

function guessOf(text: string, delimiter: string): Guess {
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter,
    preview: rowsLookedAt,
    skipEmptyLines: 'greedy',
  });
  const cells = data[0]?.length ?? 0;
  return {
    delimiter,
    cells,
    clean: errors.length === 0,
    agreeing: data.filter((row) => row.length === cells).length,
  };
}

/** The delimiter with several columns whose rows agree best; a comma for a single column. */
export function findDelimiter(text: string): string {
  const [best] = delimiters
    .map((delimiter) => guessOf(text, delimiter))
    .filter(({ cells }) => cells > 1)
    .sort(
      (one, other) =>
        Number(other.clean) - Number(one.clean) || other.agreeing - one.agreeing || other.cells - one.cells,
    );
  return best?.delimiter ?? ',';
}
