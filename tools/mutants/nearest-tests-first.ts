/** Runs tests in the folder of the mutated file first: the first failing test ends the run of a mutant. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

function sameLetters(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

export class NearestTestsFirst extends BaseSequencer {
  /** Stryker names the changed file in `related`; the test whose path agrees with its path for longest is first. */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.ctx.config.related?.[0] ?? '';
    return files.toSorted(
      (a, b) =>
        sameLetters(b.moduleId, changed) - sameLetters(a.moduleId, changed) ||
        (a.moduleId < b.moduleId ? -1 : 1),
    );
  }
}
