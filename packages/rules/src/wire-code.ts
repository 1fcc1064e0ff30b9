/** Codecs for kinds that are numbers on the wire and in the database, and names in code (decision 45). */

type Numbers = Readonly<Record<string, number>>;
type NameIn<Table> = keyof Table & string;

export interface WireCode<Table extends Numbers> {
  readonly names: readonly NameIn<Table>[];
  readonly codes: readonly Table[NameIn<Table>][];
  encode<Name extends NameIn<Table>>(name: Name): Table[Name];
  /** @throws RangeError for an unknown number; the contract and the database refuse such numbers earlier. */
  decode(code: number): NameIn<Table>;
}

/** @param table number per name, in listed order. */
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

export type NameOf<Codec extends { decode(code: number): string }> = ReturnType<Codec['decode']>;

export type CodeOf<Codec extends { readonly codes: readonly number[] }> = Codec['codes'][number];
