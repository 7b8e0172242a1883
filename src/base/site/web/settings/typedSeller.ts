import { z } from 'zod';
import { cleanCode } from '../../../../kit/shared/text/clean.ts';
import { type Seller, seller, suggested } from '../../shared/seller/sellerRules.ts';

const text = z.string();

/** Values of the seller's form as typed; each field has its name in the API. */
const typed = z.object({
  name: text,
  address: text,
  city: text,
  state: text,
  pin: text,
  registered: z.enum(['yes', 'no']),
  gstin: text,
  /** In percent. */
  gstBasisPoints: text,
  sac: text,
  prefix: text,
});
export type TypedSeller = z.output<typeof typed>;

const basisPoints = (percent: string) =>
  percent.trim() === ''
    ? Number.NaN
    : Math.round(Number(cleanCode(percent).replace(/\s*%$/, '')) * 1e6) / 1e4;

/** Returns the typed seller, or the errors at its fields. */
export const typedSellerSchema = typed
  .transform(({ registered, gstin, gstBasisPoints, ...rest }) => ({
    ...rest,
    gstin: registered === 'yes' ? gstin : null,
    gstBasisPoints: basisPoints(gstBasisPoints),
  }))
  .pipe(seller);

/** Returns the form's first values: the seller, or suggestions where there is none yet. */
export function typedSellerFrom(found: Seller | null): TypedSeller {
  const { gstin, gstBasisPoints, ...rest } = found ?? {
    ...{ name: '', address: '', city: '', state: '', pin: '', gstin: '' },
    ...suggested,
  };
  return {
    ...rest,
    registered: gstin === null ? 'no' : 'yes',
    gstin: gstin ?? '',
    gstBasisPoints: String(gstBasisPoints / 100),
  };
}
