/**
 * Weeks as a row of coloured squares. All squares of a colour are one SVG path: an element per square would
 * slow down long lists of people.
 */
import classes from './history-strip.module.css';

/** The person's role in a week. */
export type WeekHistory = 'none' | 'part' | 'helper' | 'away';

type Ink = 'line' | 'text' | 'away' | 'now';

const side = 14;
const gap = 4;
const longest = 13;

/**
 * SVG path of a rounded square that fills its interior; `left` is the x of the week, `inset` the distance
 * from its edge.
 */
function block(left: number, inset: number, radius: number): string {
  const straight = side - 2 * inset - 2 * radius;
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${left + inset + radius} ${inset}h${straight}${turn(radius, radius)}v${straight}${turn(-radius, radius)}` +
    `h${-straight}${turn(-radius, -radius)}v${-straight}${turn(radius, -radius)}z`
  );
}

/** The same path in reverse direction, which cuts a hole into a block. */
function hole(left: number, inset: number, radius: number): string {
  const straight = side - 2 * inset - 2 * radius;
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 0 ${x} ${y}`;
  return (
    `M${left + inset + radius} ${inset}${turn(-radius, radius)}v${straight}${turn(radius, radius)}` +
    `h${straight}${turn(radius, -radius)}v${-straight}${turn(-radius, -radius)}z`
  );
}

const frame = (left: number): string => block(left, 0, 3) + hole(left, 1.5, 1.5);
const lowerHalf = (left: number): string => `M${left + 1.5} 7h11v5.5h-11z`;
const stripes = (left: number): string =>
  `M${left + 1.5} 1.5h2.83l-2.83 2.83zM${left + 7.86} 1.5h2.83l-9.19 9.19v-2.83z` +
  `M${left + 12.5} 3.23v2.83l-6.44 6.44h-2.83zM${left + 12.5} 9.59v2.91h-2.91z`;

interface Shape {
  ink: Ink;
  /** Outlines by index of the week. */
  outlines: readonly string[];
}

const shape = (ink: Ink, outline: (left: number) => string): Shape => ({
  ink,
  outlines: Array.from({ length: longest }, (_, place) => outline(place * (side + gap))),
});

const shapes: Record<WeekHistory | 'now', Shape> = {
  none: shape('line', (left) => block(left, 0, 3) + hole(left, 1, 2)),
  part: shape('text', (left) => block(left, 0, 3)),
  helper: shape('text', (left) => frame(left) + lowerHalf(left)),
  away: shape('away', (left) => frame(left) + stripes(left)),
  now: shape('now', (left) => block(left, -3, 6) + hole(left, -1, 4)),
};

function drawingOf(weeks: readonly WeekHistory[], now: number): [Ink, string][] {
  const drawn = new Map<Ink, string>();
  const draw = (what: WeekHistory | 'now', place: number): void => {
    const { ink, outlines } = shapes[what];
    drawn.set(ink, `${drawn.get(ink) ?? ''}${outlines[place]}`);
  };
  weeks.forEach(draw);
  if (now >= 0) draw('now', now);
  return [...drawn];
}

export interface HistorySquaresProps {
  /** At most thirteen. */
  weeks: readonly WeekHistory[];
  /** Index of the current week; -1 for none. */
  now: number;
}

export function HistorySquares({ weeks, now }: HistorySquaresProps) {
  const width = weeks.length * (side + gap) - gap;
  return (
    <svg className={classes.squares} viewBox={`0 0 ${width} ${side}`} width={width} aria-hidden="true">
      {drawingOf(weeks, now).map(([ink, outlines]) => (
        <path key={ink} className={classes[ink]} d={outlines} />
      ))}
    </svg>
  );
}
