import { borders } from '@sheaf/contract/territory/borders/borders';
import { prepareBorders } from '#contexts/territory/borders/check-borders';
import { importBorders } from '#contexts/territory/borders/import-borders';
import { listBorders } from '#contexts/territory/borders/list-borders';
import { readMapPlan } from '#contexts/territory/borders/read-map-plan';
import { saveBorder } from '#contexts/territory/borders/save-border';
import { handle, type Route } from '#platform/handle';

export const bordersRoutes: readonly Route[] = [
  handle(borders.listBorders, listBorders),
  handle(borders.readMapPlan, readMapPlan),
  handle(borders.saveBorder, saveBorder),
  handle(borders.importBorders, importBorders, prepareBorders),
];
