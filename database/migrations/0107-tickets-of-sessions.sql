-- A print ticket is opened in the name of the session that asked for it, and dies with it.
alter table report_tickets add column session_id int,
  add foreign key (congregation_id, session_id) references sessions (congregation_id, id) on delete cascade;
create index report_tickets_session on report_tickets (congregation_id, session_id);

drop function sheaf.find_ticket;

-- The hash of the session behind a ticket, once and for its own document; what that session may do is decided as for any request.
create function sheaf.use_ticket(ticket_hash bytea, of_document text, at timestamptz) returns bytea
  language sql security definer set search_path = public, pg_temp as $$
  with used as (
    update report_tickets set used_at = at
    where token_hash = ticket_hash and document = of_document and used_at is null and expires_at > at
    returning congregation_id, session_id)
  select s.token_hash from used join sessions s on s.congregation_id = used.congregation_id and s.id = used.session_id $$;

revoke execute on function sheaf.use_ticket from public;
grant execute on function sheaf.use_ticket to sheaf_app;
