/** Validates stored settings: a known part with fields that its contract accepts. */
import { settingsParts } from '@sheaf/contract/settings-parts';
import type { RowCheck } from '#platform/congregation-file/export-rules';

const parts = new Map(settingsParts.map((part) => [part.name, part]));

export const wrongSettings: RowCheck = ({ part: name, settings }) => {
  const part = parts.get(name ?? '');
  if (!part) return `there are no settings of the name "${(name ?? '').slice(0, 60)}"`;
  const read = part.change.safeParse(JSON.parse(settings ?? '{}'));
  if (read.success) return undefined;
  const [issue] = read.error.issues;
  return `the settings ${name} have a value that is none: ${[...issue!.path, issue!.message].join(' ').slice(0, 120)}`;
};
