import type { service as operations } from '@sheaf/contract/service/service';
import { answerChange } from '#contexts/service/answer-change';
import type { Handler } from '#platform/handle';

/** SHELL-C4, SHELL-R11. */
export const rejectChange = (call: Handler<typeof operations.rejectChange>) => answerChange(call, 'rejected');
