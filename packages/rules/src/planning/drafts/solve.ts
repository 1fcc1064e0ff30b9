/**
 * Solves a planning problem in slices (X-FAIR). The state between two slices can be stored as JSON; the same
 * problem, seed and number of moves give the same draft on every machine, in however many slices.
 */
import { anneal, type BestDraft, bestOf } from './anneal.ts';
import { improveByChains } from './chains.ts';
import { enumerate, isSmall } from './enumerate.ts';
import { fillGreedily, keepPeople } from './greedy.ts';
import { peopleOf } from './person-costs.ts';
import { isPolished, mostEvaluations, type PolishProgress, polish } from './polish.ts';
import type { PlacePeople, PlanningProblem } from './problem.ts';
import { type Levels, type SearchState, startState, stateOf, vectorOf } from './state.ts';
import { type DraftTables, tablesOf } from './tables.ts';

export interface DraftState {
  phase: 'search' | 'polish' | 'ready';
  /** State of the random numbers. */
  random: number;
  /** Moves of the search, and how many of them are made. */
  moves: number;
  done: number;
  polish: PolishProgress;
  /** Draft of the search now, and the best one so far. */
  held: PlacePeople;
  best: PlacePeople;
  levels: Levels;
}

const movesOfPlace = 46_000;
const fewestMoves = 300_000;
const mostMoves = 16_000_000;

/** Moves that a draft of the size deserves; a repair needs them only for the places that it has to fill. */
export function movesOf(problem: PlanningProblem): number {
  const { movable, loose } = tablesOf(problem);
  const repairs = loose.length < movable.length;
  const wanted = movesOfPlace * loose.length;
  return Math.min(mostMoves, Math.max(repairs ? 200_000 : fewestMoves, wanted));
}

function firstState(tables: DraftTables): SearchState {
  const state = startState(tables);
  keepPeople(state);
  fillGreedily(state);
  return state;
}

const newProgress: PolishProgress = { row: 0, quiet: 0, evaluations: 0 };

/** First draft, without a search. */
export function beginDraft(problem: PlanningProblem, seed: number, moves = movesOf(problem)): DraftState {
  const state = firstState(tablesOf(problem));
  const held = peopleOf(state.held);
  return {
    phase: 'search',
    random: seed | 0,
    moves,
    done: 0,
    polish: newProgress,
    held,
    best: held,
    levels: vectorOf(state),
  };
}

function searchOn(tables: DraftTables, draft: DraftState, until: number): DraftState {
  const best: BestDraft = bestOf(stateOf(tables, draft.best));
  const state = stateOf(tables, draft.held);
  const random = Int32Array.of(draft.random);
  anneal(state, best, random, { done: draft.done, until, total: draft.moves });
  return {
    ...draft,
    phase: until < draft.moves ? 'search' : 'polish',
    random: random[0]!,
    done: until,
    held: peopleOf(until < draft.moves ? state.held : best.held),
    best: peopleOf(best.held),
    levels: [...best.levels] as Levels,
  };
}

function polishOn(tables: DraftTables, draft: DraftState, evaluations: number): DraftState {
  const state = stateOf(tables, draft.best);
  const progress = { ...draft.polish };
  polish(state, progress, evaluations);
  const isReady = isPolished(state, progress);
  if (isReady && isSmall(tables)) enumerate(state);
  else if (isReady && improveByChains(state)) polish(state, { ...newProgress }, mostEvaluations);
  const best = peopleOf(state.held);
  return {
    ...draft,
    phase: isReady ? 'ready' : 'polish',
    polish: progress,
    held: best,
    best,
    levels: vectorOf(state),
  };
}

/** Continues a draft for about as many moves. */
export function planSlice(problem: PlanningProblem, draft: DraftState, moves: number): DraftState {
  const tables = tablesOf(problem);
  const searched =
    draft.phase === 'search' ? searchOn(tables, draft, Math.min(draft.moves, draft.done + moves)) : draft;
  const left = moves - (searched.done - draft.done);
  return searched.phase === 'polish' && left > 0 ? polishOn(tables, searched, left) : searched;
}

/** Share of the search in the progress, in percent; the local search has the rest. */
const searchPercent = 85;

/** Progress in percent; 100 only for a draft that is ready. */
export function progressOf({ phase, moves, done, polish: { evaluations } }: DraftState): number {
  if (phase === 'ready') return 100;
  if (phase === 'search') return Math.floor((searchPercent * done) / moves);
  return (
    searchPercent +
    Math.floor(((99 - searchPercent) * Math.min(evaluations, mostEvaluations)) / mostEvaluations)
  );
}

/** Solves a problem in one go. */
export function planWhole(problem: PlanningProblem, seed: number, moves = movesOf(problem)): DraftState {
  let draft = beginDraft(problem, seed, moves);
  while (draft.phase !== 'ready') draft = planSlice(problem, draft, Number.MAX_SAFE_INTEGER);
  return draft;
}
