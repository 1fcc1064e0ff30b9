import type { service as operations } from '@sheaf/contract/service/service';
import { answerChange } from '#contexts/service/answer-change';
import type { Handler } from '#platform/handle';

/** SHELL-C4, SHELL-R11. */
export const acceptChange = (call: Handler<typeof operations.acceptChange>) => answerChange(call, 'accepted');
