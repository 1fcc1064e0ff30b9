-- Whether whoever asked has given away what they asked about: the weekend of an invitation, or the speaker of an offer on the day on
-- which they would speak. Told as yes or no to the side that was asked, of the one date of an open proposal, so that nobody agrees to
-- what cannot be kept any more; who speaks instead, or where, is not told.
create function sheaf.proposal_too_late(proposal bigint, monday date, day date) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from proposals p
    where p.id = proposal and p.state = 'open' and p.turn = 'to' and p.to_congregation = sheaf.current_congregation()
      and case p.direction
        when 'invite' then exists (
          select from meetings m
          join talks t on t.congregation_id = m.congregation_id and t.meeting_id = m.id
          where m.congregation_id = p.congregation_id and m.type = 'public' and m.language_group_id is null and m.week = monday
            and t.cleared_at is null and t.confirmed <> 2)
        else exists (
          select from proposal_senders s
          join away_talks a on a.congregation_id = s.congregation_id and a.person_id = s.person_id
          where s.congregation_id = p.congregation_id and s.proposal_id = p.id and a.held_on = day and a.confirmed <> 2
            and a.host_id is distinct from sheaf.current_congregation())
      end) $$;
revoke execute on function sheaf.proposal_too_late from public;
grant execute on function sheaf.proposal_too_late to sheaf_app;
