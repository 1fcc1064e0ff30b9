/** How a domain plants words in its own text columns, from a file `testing/plant-texts.ts` that the suites find by its name. */
import type { Definition } from '@sheaf/contract/operation';

export interface PlantedWords {
  /** Short enough for any column. */
  name: string;
  /** A sentence that names the planted person in more than one way. */
  note: string;
}

/** Calls an operation with every permission, and insists that it is done. */
type Done = <Reply>(operation: Definition, options?: { params?: object; body?: object }) => Promise<Reply>;

export type PlantTexts = (done: Done, planted: PlantedWords) => Promise<void>;
