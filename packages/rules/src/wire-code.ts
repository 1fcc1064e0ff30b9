/** Kinds that are numbers on the wire and in the database, and names everywhere else (decision 45). */

type Numbers = Readonly<Record<string, number>>;
type NameIn<Table> = keyof Table & string;

export interface WireCode<Table extends Numbers> {
  readonly names: readonly NameIn<Table>[];
  readonly codes: readonly Table[NameIn<Table>][];
  encode<Name extends NameIn<Table>>(name: Name): Table[Name];
  /** @throws RangeError for a number that no name has; the contract and the database keep such a number out. */
  decode(code: number): NameIn<Table>;
}

/** @param table the number of each name, in the order in which they are listed. */
export function wireCode<const Table extends Numbers>(table: Table): WireCode<Table> {
  const names = Object.keys(table) as NameIn<Table>[];
  const nameOf = new Map<number, NameIn<Table>>(names.map((name) => [table[name]!, name]));
  return {
    names,
    codes: names.map((name) => table[name]),
    encode: (name) => table[name],
    decode(code) {
      const name = nameOf.get(code);
      if (name === undefined) throw new RangeError(`${code} is none of ${names.join(', ')}.`);
      return name;
    },
  };
}

/** The names of a codec as a type. */
export type NameOf<Codec extends { decode(code: number): string }> = ReturnType<Codec['decode']>;

/** The numbers of a codec as a type. */
export type CodeOf<Codec extends { readonly codes: readonly number[] }> = Codec['codes'][number];
