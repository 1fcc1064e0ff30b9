/** Returns null for every nullable field of a row, so that a fixture lists only the fields of its test. */
interface Schema {
  shape: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;
}

type NullFields<Row> = { [Field in keyof Row as null extends Row[Field] ? Field : never]: null };

export const nullFieldsOf = <Row>(schema: Schema): NullFields<Row> =>
  Object.fromEntries(
    Object.entries(schema.shape)
      .filter(([, field]) => field.safeParse(null).success)
      .map(([name]) => [name, null]),
  ) as NullFields<Row>;
