export interface Figure {
  what: string;
  measured: string;
  bound: string;
  reached: boolean;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
};

export const atLeast = (what: string, value: number, bound: number, detail: string): Figure => ({
  what,
  measured: `${value.toFixed(2)} (${detail})`,
  bound: `≥ ${bound}`,
  reached: value >= bound,
});

export const atMost = (what: string, value: number, bound: number, unit: string): Figure => ({
  what,
  measured: `${Number(value.toFixed(3))}${unit}`,
  bound: `≤ ${bound}${unit}`,
  reached: value <= bound,
});

export function report(figures: readonly Figure[]): void {
  for (const { what, measured, bound, reached } of figures) {
    console.log(`| ${what} | ${measured} | ${bound} | ${reached ? 'reached' : 'MISSED'} |`);
  }
}
