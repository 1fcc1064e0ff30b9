/** Codes of field errors. */
import { problems } from './en/problems.ts';

export type FieldProblem = keyof typeof problems.fields;

export const isFieldProblem = (code: string): code is FieldProblem => Object.hasOwn(problems.fields, code);
