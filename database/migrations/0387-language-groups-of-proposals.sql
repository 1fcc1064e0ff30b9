-- The language group in whose weekend a proposed talk is given (X-LANG-GROUP). It stands with the part of the congregation that has the
-- group; the other side reads its name, day and hour.
alter table proposal_senders add column language_group_id bigint;
alter table proposal_senders add constraint proposal_senders_language_group_fkey
  foreign key (congregation_id, language_group_id) references language_groups (congregation_id, id)
  on delete set null (language_group_id);
create index proposal_senders_language_group on proposal_senders (congregation_id, language_group_id)
  where language_group_id is not null;

create function sheaf.proposal_group(proposal bigint)
  returns table (id bigint, label text, public_day smallint, public_start_time text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select g.id, g.label, g.public_day, g.public_start_time
  from proposals p
  join proposal_senders s on s.proposal_id = p.id
    and s.congregation_id = case p.direction when 'invite' then p.congregation_id else p.to_congregation end
  join language_groups g on g.congregation_id = s.congregation_id and g.id = s.language_group_id
  where p.id = proposal and sheaf.current_congregation() in (p.congregation_id, p.to_congregation) $$;
revoke execute on function sheaf.proposal_group from public;
grant execute on function sheaf.proposal_group to sheaf_app;

create or replace function sheaf.proposal_too_late(proposal bigint, monday date, day date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from proposals p
    where p.id = proposal and p.state = 'open' and p.turn = 'to' and p.to_congregation = sheaf.current_congregation()
      and case p.direction
        when 'invite' then exists (
          select from meetings m
          join talks t on t.congregation_id = m.congregation_id and t.meeting_id = m.id
          left join proposal_senders s on s.congregation_id = p.congregation_id and s.proposal_id = p.id
          where m.congregation_id = p.congregation_id and m.type = 'public' and m.week = monday
            and m.language_group_id is not distinct from s.language_group_id
            and t.cleared_at is null and t.confirmed <> 2)
        else exists (
          select from proposal_senders s
          join away_talks a on a.congregation_id = s.congregation_id and a.person_id = s.person_id
          where s.congregation_id = p.congregation_id and s.proposal_id = p.id and a.held_on = day and a.confirmed <> 2
            and a.host_id is distinct from sheaf.current_congregation())
      end) $$;
