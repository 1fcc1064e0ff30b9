-- Moderation marks a post and changes no words: `hidden` keeps them for their author and the keepers, `deleted` empties them for good.
do $$ declare t text; begin
  foreach t in array array['forum_topics', 'forum_comments'] loop
    execute format('alter table %I add column mark text check (mark in (''hidden'', ''deleted'')), add column marked_at timestamptz,
      add column marked_congregation_id bigint, add column marked_person_id bigint,
      add constraint %I check ((mark is null) = (marked_at is null))', t, t || '_marked_check');
    execute format('grant update (mark, marked_at, marked_congregation_id, marked_person_id) on %I to sheaf_app', t);
    execute format('drop policy forum_delete on %I', t);
    -- Only the author removes a row; a keeper leaves a mark.
    execute format('create policy forum_delete on %I for delete to sheaf_app using (current_setting(''app.operation'', true) like ''forum.%%''
      and congregation_id = (select sheaf.current_congregation())
      and person_id = (select nullif(current_setting(''app.person'', true), '''')::bigint))', t);
  end loop;
end $$;
alter table forum_topics drop constraint forum_topics_label_check, drop constraint forum_topics_content_check,
  add constraint forum_topics_label_check check (char_length(label) between 1 and 120 or mark = 'deleted' and label = ''),
  add constraint forum_topics_content_check check (char_length(content) between 1 and 5000 or mark = 'deleted' and content = '');
alter table forum_comments drop constraint forum_comments_content_check,
  add constraint forum_comments_content_check check (char_length(content) between 1 and 2000 or mark = 'deleted' and content = '');

create function sheaf.keep_words() returns trigger language plpgsql as $$
declare
  now_is text := coalesce(to_jsonb(new) ->> 'label', '') || new.content;
  author boolean := old.congregation_id = nullif(current_setting('app.congregation', true), '')::bigint
    and old.person_id = nullif(current_setting('app.person', true), '')::bigint;
begin
  -- Erasing a person takes their name out of every text.
  if current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then return new; end if;
  if old.mark = 'deleted' and (new.mark is distinct from old.mark or now_is <> '') then
    raise exception 'it is deleted for good' using errcode = 'check_violation';
  end if;
  if (to_jsonb(new) ->> 'label', new.content) is distinct from (to_jsonb(old) ->> 'label', old.content)
    and author is not true and not (new.mark is not distinct from 'deleted' and now_is = '') then
    raise exception 'these are the words of another person' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_words before update on forum_topics for each row execute function sheaf.keep_words();
create trigger keep_words before update on forum_comments for each row execute function sheaf.keep_words();
