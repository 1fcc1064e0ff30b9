/** What the domain answers, one line an operation. */
import { congregations } from '@sheaf/contract/congregations';
import { readCongregation } from '#domains/congregations/read-congregation';
import { handle } from '#platform/handle';

export const congregationsRoutes = [handle(congregations.readCongregation, readCongregation)];
