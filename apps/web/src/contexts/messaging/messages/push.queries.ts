/** Turns push on and off, in the browser and on the server. */
import { useQuery } from '@tanstack/react-query';
import { useAction } from '#platform/action.ts';
import { call, newKey, type Reply } from '#platform/api.ts';
import { askForPush, isSubscribedHere, subscribeHere, unsubscribeHere } from '#platform/push.ts';
import { queryClient } from '#platform/queries.ts';

export type PushDevice = Reply<'messages.listPushDevices'>[number];

const refresh = () =>
  Promise.all(
    ['messages.listPushDevices', 'messages.readNotificationPreferences', 'push.here'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  );

/** From the browser and not the server, because the permission may have been withdrawn there. */
export const useSubscribedHere = () =>
  useQuery({ queryKey: ['push.here'], queryFn: isSubscribedHere, networkMode: 'always' });

export class RefusedPush extends Error {
  override name = 'RefusedPush';
}

/** Every attempt creates a new subscription and removes earlier ones of this session. */
export const useTurnOnPush = () =>
  useAction(
    async (known: readonly PushDevice[], key) => {
      if (!(await askForPush())) throw new RefusedPush();
      for (const { id } of known.filter(({ current }) => current))
        await call('messages.removePushDevice', { params: { id }, key: newKey() });
      const begun = await call('messages.beginPush');
      const device = await call('messages.addPushDevice', { body: await subscribeHere(begun.key), key });
      // The button stays pending until the list shows the device.
      await refresh();
      return device;
    },
    { settled: refresh },
  );

export const useTurnOffPush = () =>
  useAction(
    async ({ id, current }: PushDevice, key) => {
      const reply = await call('messages.removePushDevice', { params: { id }, key });
      if (current) await unsubscribeHere();
      return reply;
    },
    { settled: refresh },
  );
