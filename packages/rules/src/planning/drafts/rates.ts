/** Costs of a draft, and the tables of the search, computed with operations that are exact on every machine. */

/** Weights of the terms of `quality`. */
export const evenRate = 4;
export const crowdRate = 30;
export const wishRate = 40;
export const familyRate = 60;

/** Crowding of two duties of a person by the number of weeks between them. */
export const crowdOf = [4, 2, 1] as const;

/** Crowding of each duty beyond the limit in four consecutive weeks, and the limit of most people. */
export const restOf = 12;
export const restWeeks = 4;
export const mostInRestWeeks = 3;

/** Quarter points above the share without a cost. */
export const toleratedQuarters = 8;
const quartersOfStep = 4;
const mostSteps = 7;

/** Load above the share, in quarter points, at which the step no longer rises. */
export const topQuarters = toleratedQuarters + mostSteps * quartersOfStep;

const stepOf = (quarters: number): number =>
  quarters <= toleratedQuarters ? 0 : Math.ceil((quarters - toleratedQuarters) / quartersOfStep);

const worstAt = (step: number): number => 1 << (3 * step);

/** Cost at level 3 by quarter points above the share, from 0 to `topQuarters`. */
export const worstTable: Int32Array = Int32Array.from({ length: topQuarters + 1 }, (_, quarters) =>
  worstAt(stepOf(quarters)),
);

/** Cost at level 3 of a duty of a person on reserve. */
export const reserveWorst = worstAt(mostSteps);

/**
 * Energy of the search. An open place costs more than any change, and a change more than any load, so that
 * the search does not leave the levels; within level 3 the rates are close enough to exchange.
 */
export const openEnergy = 1e9;
export const changedEnergy = 1e7;
export const reserveEnergy = 2e6;
const worstEnergy = 300;
const mostStepsOfEnergy = 4;

/** Energy by quarter points above the share, like `worstTable`. */
export const strainTable: Int32Array = Int32Array.from(
  { length: topQuarters + 1 },
  (_, quarters) => worstEnergy * worstAt(Math.min(mostStepsOfEnergy, stepOf(quarters))),
);

/** Cost of two consecutive duties of one kind by the weeks between them; 0 from two turns on. */
export const waitCost = (gap: number, turn: number): number =>
  Math.round(100 * Math.max(0, 1 - gap / (2 * turn)));

/** `ln((1 + x) / (1 - x))` as a sum of powers, because `Math.log` differs between machines. */
function logOfRatio(x: number): number {
  let power = x;
  let sum = 0;
  for (let odd = 1; odd < 200; odd += 2) {
    sum += power / odd;
    power *= x * x;
  }
  return 2 * sum;
}

export const thresholdCount = 4096;

/** Accepted rise of the energy in units of the temperature, one of which a random number chooses. */
export const thresholds: Float64Array = (() => {
  const table = new Float64Array(thresholdCount);
  // -ln(1/2n), then downwards: -ln((i + 1/2) / n) by the ratio of neighbours.
  let value = 0;
  for (let index = thresholdCount - 1; index >= 0; index -= 1) {
    const above = index === thresholdCount - 1 ? thresholdCount : index + 1.5;
    const below = index + 0.5;
    value += logOfRatio((above - below) / (above + below));
    table[index] = value;
  }
  return table;
})();

const hottest = 200;
const coldest = 3;
export const temperatureSteps = 256;

/** Falls geometrically from 200 to 3; square roots are exact on every machine, powers are not. */
export const temperatures: Float64Array = (() => {
  let ratio = coldest / hottest;
  for (let steps = temperatureSteps; steps > 1; steps /= 2) ratio = Math.sqrt(ratio);
  const table = new Float64Array(temperatureSteps);
  let temperature = hottest;
  for (let index = 0; index < temperatureSteps; index += 1) {
    table[index] = temperature;
    temperature *= ratio;
  }
  return table;
})();
