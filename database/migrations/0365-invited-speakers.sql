-- Which speaker of the own directory was invited: the other side reads a name, the own schedule keeps whose it is.
alter table proposal_senders add column speaker_id bigint;
