-- Drafts of a span (decision 204): a large one is solved by a job, which another process begins again after an interruption.
alter table drafts drop constraint drafts_state_check;
alter table drafts add check (state in ('queued', 'solving', 'ready', 'published', 'cancelled', 'failed'));
-- Percent of the search that are done.
alter table drafts add column done smallint not null default 100 check (done between 0 and 100);
-- Runs of the job: one that was replaced or cancelled writes nothing.
alter table drafts add column attempts integer not null default 0;
