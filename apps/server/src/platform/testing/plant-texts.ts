/** How a domain plants words in its own text columns, from a file `testing/plant-texts.ts` that the suites find by its name. */
import type { Definition } from '@sheaf/contract/operation';
import { bodyFieldsOf, isFreeText } from '#platform/body-fields';

export interface PlantedWords {
  /** Short enough for any column. */
  name: string;
  /** A sentence that names the planted person in more than one way. */
  note: string;
}

/** Words in every text of the body that says how long it may be. */
export const textsFor = (operation: Definition, { name, note }: PlantedWords): Record<string, string> =>
  Object.fromEntries(
    bodyFieldsOf(operation).flatMap(([field, described]) => {
      const { maxLength = 0 } = described;
      return isFreeText(described) && maxLength >= name.length
        ? [[field, maxLength >= note.length ? note : name]]
        : [];
    }),
  );

/** Calls an operation with every permission, and insists that it is done. */
type CallFunction = <Reply>(
  operation: Definition,
  options?: { params?: object; body?: object },
) => Promise<Reply>;

/** Days of the planted congregation by the clock of the server under test: no planted row is dated from another clock. */
export interface PlantingDays {
  now: Date;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Days after today; negative days are before it. */
  inDays(days: number): string;
}

export type PlantTexts = (done: CallFunction, planted: PlantedWords, days: PlantingDays) => Promise<void>;
