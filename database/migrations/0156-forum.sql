-- Feature requests and what is said to them: read in all congregations, written in the name of one's own (FORUM-O3). Which of them may
-- change what others wrote is decided by the operation; here only the forum's own operations write at all.

create table forum_topics (
  id int generated always as identity primary key,
  congregation_id int not null references congregations on delete cascade,
  person_id int,
  label text not null check (char_length(label) between 1 and 120),
  content text not null check (char_length(content) between 1 and 5000),
  state text not null default 'proposed' check (state in ('proposed', 'dev_queue', 'in_progress', 'done', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The last comment or change of its state.
  news_at timestamptz not null default now(),
  news_congregation_id int,
  news_person_id int,
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index forum_topics_person on forum_topics (congregation_id, person_id);

create table forum_comments (
  id int generated always as identity primary key,
  congregation_id int not null references congregations on delete cascade,
  person_id int,
  topic_id int not null references forum_topics on delete cascade,
  content text not null check (char_length(content) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (congregation_id, person_id) references people (congregation_id, id)
);
create index forum_comments_person on forum_comments (congregation_id, person_id);
create index forum_comments_topic on forum_comments (topic_id, created_at);

do $$ declare t text; begin
  foreach t in array array['forum_topics', 'forum_comments'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy world_read on %I for select to sheaf_app using (true)', t);
    execute format('create policy owner on %I to %I using (true) with check (true)', t, current_user);
    execute format('create policy forum_insert on %I for insert to sheaf_app with check (congregation_id = (select sheaf.current_congregation()) and current_setting(''app.operation'', true) like ''forum.%%'')', t);
    execute format('create policy forum_update on %I for update to sheaf_app using (congregation_id = (select sheaf.current_congregation()) or current_setting(''app.operation'', true) like ''forum.%%'') with check (true)', t);
    execute format('create policy forum_delete on %I for delete to sheaf_app using (current_setting(''app.operation'', true) like ''forum.%%'')', t);
    execute format('grant select, insert, delete on %I to sheaf_app', t);
  end loop;
end $$;
-- Nobody writes in another's name: who wrote it never changes, only goes.
grant update (label, content, state, updated_at, news_at, news_congregation_id, news_person_id, person_id) on forum_topics to sheaf_app;
grant update (content, updated_at, person_id) on forum_comments to sheaf_app;
create function sheaf.keep_author() returns trigger language plpgsql as $$
begin
  if new.person_id is not null and new.person_id is distinct from old.person_id then
    raise exception 'who wrote it never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_author before update of person_id on forum_topics for each row execute function sheaf.keep_author();
create trigger keep_author before update of person_id on forum_comments for each row execute function sheaf.keep_author();

-- Who likes and who follows what is nobody else's business: rows of the own congregation.
create table forum_likes (
  congregation_id int not null references congregations on delete cascade,
  person_id int not null,
  topic_id int not null references forum_topics on delete cascade,
  created_at timestamptz not null default now(),
  primary key (congregation_id, person_id, topic_id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create index forum_likes_topic on forum_likes (topic_id);
select sheaf.guard('forum_likes');

-- Without a topic: the forum itself, whose news are new topics.
create table forum_subscriptions (
  congregation_id int not null references congregations on delete cascade,
  id int generated always as identity,
  person_id int not null,
  topic_id int references forum_topics on delete cascade,
  seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (congregation_id, id),
  foreign key (congregation_id, person_id) references people (congregation_id, id) on delete cascade
);
create unique index forum_subscriptions_once on forum_subscriptions (congregation_id, person_id, coalesce(topic_id, 0));
create index forum_subscriptions_topic on forum_subscriptions (topic_id);
select sheaf.guard('forum_subscriptions');

-- Of all congregations no more than how many.
create function sheaf.forum_likes() returns table (topic_id int, likes bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select topic_id, count(*) from forum_likes group by topic_id $$;
-- Of those who wrote something, and of nobody else: the first name and the congregation.
create function sheaf.forum_authors() returns table (congregation_id int, person_id int, first_name text, congregation text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select p.congregation_id, p.id, p.first_name, c.name
  from (select congregation_id, person_id from forum_topics union select congregation_id, person_id from forum_comments) w
  join people p on p.congregation_id = w.congregation_id and p.id = w.person_id
  join congregations c on c.congregation_id = w.congregation_id
  where p.deleted_at is null $$;
revoke execute on function sheaf.forum_likes, sheaf.forum_authors from public;
grant execute on function sheaf.forum_likes, sheaf.forum_authors to sheaf_app;
