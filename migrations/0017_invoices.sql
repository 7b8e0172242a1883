-- Invoices and credit notes are called what everybody calls them.
alter table papers rename to invoices;
alter table paper_serials rename to invoice_serials;
alter index papers_invoice rename to invoices_payment_once;
alter index papers_payment rename to invoices_payment;
alter index papers_account rename to invoices_account;
alter index papers_invoice_of rename to invoices_credited;

-- Every other constraint is named after its table.
do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as of_table, conname
    from pg_constraint
    where conrelid in ('invoices'::regclass, 'invoice_serials'::regclass) and conname ~ '^paper'
  loop
    execute format(
      'alter table %s rename constraint %I to %I',
      one.of_table, one.conname, regexp_replace(one.conname, '^paper(s?)', 'invoice\1')
    );
  end loop;
end $$;
