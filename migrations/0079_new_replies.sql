-- Whether a family has replied to a suggestion since the colleague who sent it last opened it. Replies from before are
-- taken as read: each was in the list, and a mark on all of them would tell nothing.
alter table suggestions add column new_reply boolean not null default false;
create index suggestions_new_reply on suggestions (suggested_by) where new_reply;
