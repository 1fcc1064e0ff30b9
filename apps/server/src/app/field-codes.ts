/** What a schema found wrong, as the codes of the sentences under the fields. */
import type { z } from 'zod';
import type { FieldCode, FieldCodes } from '#platform/outcome';

type Issue = z.core.$ZodIssue;

const isCode = (message: string): boolean => /^[a-z]+(-[a-z]+)+$|^required$/.test(message);

/** The sentence of a limit names it. */
function limitCode(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): FieldCode {
  const under = issue.code === 'too_small';
  const limit = Number(under ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') return { code: under ? 'under-entries' : 'over-entries', limit };
  if (issue.origin === 'string' && !under) return { code: 'over-letters', limit };
  if (issue.origin === 'string') return 'required';
  return { code: under ? 'too-small' : 'too-big', limit };
}

/** Of several forms that a value may have, what is wrong with the one whose type it has. */
const nearestIssue = ({ errors }: z.core.$ZodIssueInvalidUnion): Issue | undefined =>
  errors
    .flatMap(([first]) => first ?? [])
    .find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value');

function codeOf(issue: Issue, input: unknown = issue.input): FieldCode {
  if (issue.code === 'unrecognized_keys') return 'unknown-field';
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    // Every `too-long` of the contract is a limit of letters.
    return isCode(issue.message) && issue.message !== 'too-long' ? issue.message : limitCode(issue);
  }
  if (input === undefined && issue.code.startsWith('invalid_')) return 'required';
  const nearest = issue.code === 'invalid_union' ? nearestIssue(issue) : undefined;
  if (nearest && nearest.path.length === 0) return codeOf(nearest, input);
  return isCode(issue.message) ? issue.message : 'not-valid';
}

export function fieldCodesOf(error: z.ZodError): FieldCodes {
  // No plain object: somebody may call a field `valueOf`.
  const fields = new Map<string, FieldCode[]>();
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => (path ? `${path}.${key}` : key)) : [path];
    for (const name of names) {
      const field = name || 'body';
      fields.set(field, [...(fields.get(field) ?? []), codeOf(issue)]);
    }
  }
  return Object.fromEntries(fields);
}
