const money = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
});

/** ₹2,999.00, as on invoices and in emails. @param paise whole paise */
export const rupees = (paise: number) => money.format(paise / 100);
