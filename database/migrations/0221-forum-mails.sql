-- Until when the news of what somebody follows went to them by message (FORUM-O4). What is older than this change is not told.
alter table forum_subscriptions add column mailed_at timestamptz not null default now();
