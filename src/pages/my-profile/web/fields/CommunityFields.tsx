import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { MINUTE_MS } from '../../../../kit/shared/time/durations.ts';
import { search } from '../../../../meeting/search/web/search.ts';
import { hasCastes } from '../../../../people/profiles/shared/facts/completeness.ts';
import { WORDS_MAX } from '../../../../people/profiles/shared/sections/limits.ts';
import { NO_CASTE } from '../../../../people/profiles/shared/sections/lists.ts';
import type { Values } from '../myProfile.ts';
import { ChoiceField, LineField } from './formFields.tsx';

const FRESH_MS = 5 * MINUTE_MS;

export function CommunityFields() {
  const { watch, setValue, getValues } = useFormContext<Values>();
  const castes = useQuery(search.castes.queryOptions({ staleTime: FRESH_MS })).data;
  const withCastes = hasCastes(watch('religion') as string);
  useEffect(() => {
    // Families of other religions have none: what was stated under the one before must not stay unseen.
    if (!withCastes && getValues('gotra')) setValue('gotra', null);
  }, [withCastes, getValues, setValue]);
  return (
    <>
      <ChoiceField name="religion" kind="religion" label={<Trans>Religion</Trans>} required />
      <ChoiceField name="motherTongue" kind="mother_tongue" label={<Trans>Mother tongue</Trans>} required />
      <LineField
        name="caste"
        label={<Trans>Community</Trans>}
        help={withCastes && <Trans>If you have none, choose ‘{NO_CASTE}’.</Trans>}
        list="castes"
        limit={WORDS_MAX}
      />
      <datalist id="castes">
        {[...new Set([...(withCastes ? [NO_CASTE] : []), ...(castes ?? [])])].map((caste) => (
          <option key={caste} value={caste} />
        ))}
      </datalist>
      <LineField name="subCaste" label={<Trans>Sub-community</Trans>} limit={WORDS_MAX} />
      {withCastes && <LineField name="gotra" label={<Trans>Gotra</Trans>} limit={WORDS_MAX} />}
    </>
  );
}
