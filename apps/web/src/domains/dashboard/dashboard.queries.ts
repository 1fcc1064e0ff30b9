/** The domain's calls, one line each. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAction } from '../../platform/action.ts';
import { call, type Reply } from '../../platform/api.ts';
import { queryClient, refreshCollections } from '../../platform/queries.ts';

export type Notification = Reply<'dashboard.listNotifications'>[number];

export const pageSize = 20;

export const useNotifications = (pages: number) =>
  useQuery({
    queryKey: ['dashboard.listNotifications', pages],
    queryFn: () => call('dashboard.listNotifications', { query: { per_page: pages * pageSize } }),
    placeholderData: keepPreviousData,
  });

export const useUnread = (): number =>
  useQuery({ queryKey: ['dashboard.countUnread'], queryFn: () => call('dashboard.countUnread') }).data
    ?.unread ?? 0;

const reread = { settled: () => refreshCollections(new Set(['notifications'])) };

export const useMarkRead = () =>
  useAction((id: number, key) => call('dashboard.markRead', { params: { id }, key }), reread);
export const useMarkAllRead = () =>
  useAction((until: number, key) => call('dashboard.markAllRead', { body: { until }, key }), reread);

export const useAlerts = () =>
  useQuery({ queryKey: ['dashboard.readAlerts'], queryFn: () => call('dashboard.readAlerts') });

/** SHELL-R10: asked only in the days that the alerts name. */
export const useSubscription = (asked: boolean) =>
  useQuery({
    queryKey: ['dashboard.readSubscription'],
    queryFn: () => call('dashboard.readSubscription'),
    enabled: asked,
  });

export const useSubscribe = () =>
  useAction((subscribed: boolean, key) => call('dashboard.saveSubscription', { body: { subscribed }, key }), {
    success: () => queryClient.invalidateQueries({ queryKey: ['dashboard.readSubscription'] }),
  });
