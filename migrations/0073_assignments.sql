-- What a colleague assigned stays with whoever it was assigned to; what somebody claimed is everybody's again after an hour.
alter table reviews add column assigned boolean not null default false;
alter table requests add column assigned boolean not null default false;
create index reviews_assigned on reviews (claimed_by) where assigned;
create index requests_assigned on requests (taken_by) where assigned;
