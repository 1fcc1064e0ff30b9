/** Converts schema issues to the codes of the sentences under fields. */

import { isFieldProblem } from '@sheaf/phrases/field-problem';
import type { z } from 'zod';
import { type FieldCode, InvalidInput } from '#platform/outcome';

type Issue = z.core.$ZodIssue;

function limitCode(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): FieldCode {
  const under = issue.code === 'too_small';
  const limit = Number(under ? issue.minimum : issue.maximum);
  if (issue.origin === 'array') return { code: under ? 'under-entries' : 'over-entries', limit };
  if (issue.origin === 'string' && !under) return { code: 'over-letters', limit };
  if (issue.origin === 'string') return 'required';
  return { code: under ? 'too-small' : 'too-big', limit };
}

/** Issue of the union option whose type matches the value. */
const nearestIssue = ({ errors }: z.core.$ZodIssueInvalidUnion): Issue | undefined =>
  errors
    .flatMap(([first]) => first ?? [])
    .find(({ code }) => code !== 'invalid_type' && code !== 'invalid_value');

function codeOf(issue: Issue, input: unknown = issue.input): FieldCode {
  if (issue.code === 'unrecognized_keys') return 'unknown-field';
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    // Every `too-long` of the contract is a limit of characters.
    return isFieldProblem(issue.message) && issue.message !== 'too-long' ? issue.message : limitCode(issue);
  }
  if (input === undefined && issue.code.startsWith('invalid_')) return 'required';
  const nearest = issue.code === 'invalid_union' ? nearestIssue(issue) : undefined;
  if (nearest && nearest.path.length === 0) return codeOf(nearest, input);
  return isFieldProblem(issue.message) ? issue.message : 'not-valid';
}

const mostFields = 20;

/** Error codes of the first invalid fields, and the number of the other invalid fields. */
export function invalidOf({ issues }: z.ZodError): InvalidInput {
  // A `Map`, because a field may be called `valueOf`.
  const fields = new Map<string, FieldCode[]>();
  let others = 0;
  const note = (name: string, issue: Issue): void => {
    const field = name || 'body';
    const codes = fields.get(field);
    if (codes) codes.push(codeOf(issue));
    else if (fields.size < mostFields) fields.set(field, [codeOf(issue)]);
    else others += 1;
  };
  for (const issue of issues) {
    if (fields.size >= mostFields) {
      others += issue.code === 'unrecognized_keys' ? issue.keys.length : 1;
      continue;
    }
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') note(path, issue);
    else for (const key of issue.keys) note(path ? `${path}.${key}` : key, issue);
  }
  return new InvalidInput(Object.fromEntries(fields), others);
}
