/**
 * Plants a person's name in a domain's text columns; each domain has `testing/plant-texts.ts`, which the
 * suites find by its name.
 */
import type { Definition } from '@sheaf/contract/operation';
import { bodyFieldsOf, isFreeText } from '#platform/body-fields';

export interface PlantedWords {
  /** Short enough for any column. */
  name: string;
  /** A sentence that names the planted person in several ways. */
  note: string;
}

/** Values for every text field of the body with a length limit. */
export const textsFor = (operation: Definition, { name, note }: PlantedWords): Record<string, string> =>
  Object.fromEntries(
    bodyFieldsOf(operation).flatMap(([field, described]) => {
      const { maxLength = 0 } = described;
      return isFreeText(described) && maxLength >= name.length
        ? [[field, maxLength >= note.length ? note : name]]
        : [];
    }),
  );

/** Calls an operation with every permission and asserts success. */
type CallFunction = <Reply>(
  operation: Definition,
  options?: { params?: object; body?: object },
) => Promise<Reply>;

/** Dates of the planted congregation, from the clock of the tested server. */
export interface PlantingDays {
  now: Date;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Days after today; negative days are before it. */
  inDays(days: number): string;
}

export type PlantTexts = (done: CallFunction, planted: PlantedWords, days: PlantingDays) => Promise<void>;
