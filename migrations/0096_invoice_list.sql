-- The list of a period for the accountant reads invoices in the order they were issued.
create index invoices_issued on invoices (issued_at, number);
