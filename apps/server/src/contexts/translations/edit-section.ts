import type { translations as operations } from '@sheaf/contract/translations/translations';
import { lockOf } from '@sheaf/rules/translations/locked-line';
import { isTranslating } from '@sheaf/rules/translations/translator';
import { decideWording, type Lines } from '@sheaf/rules/translations/wording';
import { presentSection } from '#contexts/translations/present-section';
import { added, wordings } from '#contexts/translations/translations.store';
import { isBuiltIn, isTranslationSection, linesToTranslate } from '#platform/built-in-lines';
import type { Handler } from '#platform/handle';
import type { FieldCode, FieldCodes } from '#platform/outcome';

type Call = Handler<typeof operations.editSection>;
type EnteredLines = Call['body']['lines'];

/** Invalid lines by field path, each with its reason (I18N-R3, R5, R10, R11). */
function problemsOf(section: string, lines: EnteredLines, known: Lines): FieldCodes {
  const problems = Object.entries(lines).flatMap(([key, { text }]): [string, FieldCode[]][] => {
    const english = known.get(key);
    if (english === undefined) return [[`lines.${key}`, ['unknown-line']]];
    const line = { section, key, english };
    if (lockOf(line)) return [[`lines.${key}`, ['line-locked']]];
    const decision = text === null ? undefined : decideWording(line, text);
    return decision?.allowed === false ? [[`lines.${key}`, [decision.reason]]] : [];
  });
  return Object.fromEntries(problems);
}

/** Writes the lines unless one was changed since it was read (I18N-R6). */
async function write(call: Call): Promise<'written' | 'stale'> {
  const { tenant, params, body } = call;
  const keys = Object.keys(body.lines).sort();
  if (keys.length === 0) return 'written';
  const { iso, category } = params;
  const before = new Map(
    (await wordings.lock(tenant, iso, category, keys)).map((row) => [row.key, row.version]),
  );
  const isStale = (key: string): boolean => {
    const { version } = body.lines[key]!;
    return version !== undefined && version !== (before.get(key) ?? 0);
  };
  if (keys.some(isStale)) return 'stale';
  const lines = keys.map((key) => ({ iso, category, key, text: body.lines[key]!.text }));
  const fresh = lines.filter(({ key }) => !before.has(key));
  const inserted = await wordings.insert(tenant, fresh);
  if (inserted.length < fresh.length) return 'stale';
  for (const line of lines) if (before.has(line.key)) await wordings.update(tenant, line);
  return 'written';
}

/** Writes all lines or none (I18N-C2). */
export async function editSection(call: Call) {
  const { tenant, actor, params, body, platform } = call;
  if (!isTranslating(actor.congregationId, platform.settings.translationCongregations))
    return call.refuse('not-translating');
  if (!isTranslationSection(params.category)) return call.missing();
  if (!isBuiltIn(params.iso) && !(await added.has(tenant, params.iso))) return call.missing();
  const problems = problemsOf(params.category, body.lines, linesToTranslate(params.iso, params.category));
  if (Object.keys(problems).length > 0) return call.invalid(problems);
  const outcome = await write(call);
  const section = await presentSection(tenant, params.iso, params.category);
  return outcome === 'stale'
    ? call.stale(section.filter(({ key }) => Object.hasOwn(body.lines, key)))
    : section;
}
