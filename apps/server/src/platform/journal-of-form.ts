/** Derives a record's journal fields from its form (decision 165). */
import type { Definition } from '@sheaf/contract/operation';
import { type TableName, tableColumns } from '@sheaf/database/table-columns';
import type { Fields, FieldType, JournalEntity } from '@sheaf/rules/journal/journal-entity';
import { type BodyField, bodyFieldsOf, isFreeText } from '#platform/body-fields';

function typeOf(field: BodyField): FieldType | undefined {
  if (field.type === 'boolean') return 'yes-no';
  if (field.type === 'string' && field.format === 'date') return 'date';
  return isFreeText(field) ? 'text' : undefined;
}

/**
 * Adds each text, date and switch of the body that is a column of the table. Codes, times and references are
 * defined by the entity, which also takes precedence. Without a phrase `journal.field.<field>` the label of
 * the form is shown.
 */
export function withFormFields(entity: JournalEntity, table: TableName, form: Definition): JournalEntity {
  const columns = new Set<string>(tableColumns[table]);
  const fields: Fields = Object.fromEntries(
    bodyFieldsOf(form).flatMap(([name, field]) => {
      const type = columns.has(name) ? typeOf(field) : undefined;
      return type === undefined ? [] : [[name, type] as const];
    }),
  );
  return { ...entity, fields: { ...entity.fields, ...fields, ...entity.fields } };
}
