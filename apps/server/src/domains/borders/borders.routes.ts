/** What the domain answers, one line an operation. */
import { borders } from '@sheaf/contract/borders/borders';
import { prepareBorders } from '#domains/borders/check-borders';
import { importBorders } from '#domains/borders/import-borders';
import { listBorders } from '#domains/borders/list-borders';
import { readMapPlan } from '#domains/borders/read-map-plan';
import { saveBorder } from '#domains/borders/save-border';
import { handle, type Route } from '#platform/handle';

export const bordersRoutes: readonly Route[] = [
  handle(borders.listBorders, listBorders),
  handle(borders.readMapPlan, readMapPlan),
  handle(borders.saveBorder, saveBorder),
  handle(borders.importBorders, importBorders, prepareBorders),
];
