import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyChange, type Change, type Row, type StoredCollection } from './collection.ts';

interface Person extends Row {
  name: string;
}

type Action = { kind: 'write'; id: number; name: string } | { kind: 'remove'; id: number } | { kind: 'ask' };

const act: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), id: fc.nat(8), name: fc.string() }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.nat(8) }),
  fc.record({ kind: fc.constant('ask' as const) }),
);

/** A server that stores the last changed revision per row, like the database. */
class Server {
  revision = 0;
  rows = new Map<number, Person>();
  changedAt = new Map<number, number>();
  note(id: number): void {
    this.revision += 1;
    this.changedAt.set(id, this.revision);
  }
  answer(kept: StoredCollection<Person> | undefined): Change<Person> {
    const since = kept && Number(kept.marker);
    const ids = [...this.changedAt].filter(([, at]) => since === undefined || at > since).map(([id]) => id);
    const changed =
      since === undefined ? [...this.rows.values()] : ids.flatMap((id) => this.rows.get(id) ?? []);
    const gone = since === undefined ? [] : ids.filter((id) => !this.rows.has(id));
    return { marker: String(this.revision), whole: since === undefined, changed, gone };
  }
}

const sorted = (rows: Iterable<Person>): Person[] => [...rows].sort((a, b) => a.id - b.id);

it('SYNC-R1 a phone that polls at any times has the rows of the server', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
      const server = new Server();
      let kept: StoredCollection<Person> | undefined;
      for (const one of [...acts, { kind: 'ask' as const }]) {
        if (one.kind === 'write') server.rows.set(one.id, { id: one.id, name: one.name });
        if (one.kind === 'remove' && !server.rows.delete(one.id)) continue;
        if (one.kind !== 'ask') {
          server.note(one.id);
          continue;
        }
        kept = applyChange(kept, server.answer(kept));
        expect(sorted(kept.rows)).toEqual(sorted(server.rows.values()));
      }
    }),
  );
});

it('applying a response twice changes nothing more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ id: fc.nat(5), name: fc.string() })),
      fc.array(fc.nat(5)),
      (changed, gone) => {
        const change = { marker: '7', whole: false, changed, gone };
        const once = applyChange<Person>({ marker: '1', rows: [{ id: 3, name: 'Ruth' }] }, change);
        expect(applyChange(once, change)).toEqual(once);
      },
    ),
  );
});

it('a complete response replaces the stored rows', () => {
  const kept = { marker: '1', rows: [{ id: 1 }, { id: 2 }] };
  const whole = { marker: '2', whole: true, changed: [{ id: 2 }], gone: [] };
  expect(applyChange(kept, whole)).toEqual({ marker: '2', rows: [{ id: 2 }] });
});

it('a phone without stored rows takes the rows of the response', () => {
  const change = { marker: '2', whole: false, changed: [{ id: 2 }, { id: 3 }], gone: [3] };
  expect(applyChange(undefined, change)).toEqual({ marker: '2', rows: [{ id: 2 }] });
});
