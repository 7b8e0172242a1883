import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ShownField } from '../../../../base/custom-fields/contract.ts';
import { hasCustomFields } from '../../../../base/custom-fields/web/fieldsVersion.ts';
import { useCustomFields } from '../../../../base/custom-fields/web/useCustomFields.ts';
import { readsMembers } from '../../../../kit/web/readsMembers.ts';
import { useViewer, type Viewer } from '../../../../kit/web/viewer.ts';
import { readCustomFilters, writeCustomFilters } from '../../shared/customFilters.ts';
import { usualGender } from '../../shared/filters.ts';
import { SORTS, type Sort } from '../../shared/sorts.ts';
import { useOpening } from '../useOpening.ts';
import { useUsualGender } from '../useUsualGender.ts';
import { type FilterTexts, readFilters, withoutUsual, writeShared } from './address.ts';

/** Filters whose values are being typed or dragged. */
export type Typing = 'q' | 'city' | 'profession' | 'age' | 'height';

/** Marks an address without filters, so that it does not mean the must-haves. */
const ALL = 'all';
const ORDER = 'sort';

/** Returns the filters without those of the site's own fields that the viewer may not use. Until the fields are loaded, all stay. */
function withKnown(texts: FilterTexts, fields: readonly ShownField[], member: boolean): FilterTexts {
  if (!texts.custom || (fields.length === 0 && hasCustomFields())) return texts;
  const usable = fields.filter((field) => field.filter && (member || field.seenBy === 'everyone'));
  const kept = [...readCustomFilters(texts.custom)].filter(([key]) =>
    usable.some((field) => field.key === key),
  );
  const { custom: _, ...rest } = texts;
  return kept.length > 0 ? { ...rest, custom: writeCustomFilters(new Map(kept)) } : rest;
}

type Opening = ReturnType<typeof useOpening>['opening'];
type Searcher = {
  viewer: Viewer | null | undefined;
  opening: Opening;
  /** The site's own fields. */
  fields: readonly ShownField[];
};

/** Returns the filters and the order of an address, as its viewer may use them. */
export function filtersOf(address: URLSearchParams, { viewer, opening, fields }: Searcher) {
  // Like `seesEverything` on the server.
  const member = Boolean(viewer?.profile?.approved && viewer.verified) || readsMembers(viewer);
  const usual = viewer?.profile ? usualGender(viewer.profile.gender) : undefined;
  const written = withKnown(readFilters(address, member), fields, member);
  const bare = Object.keys(written).length === 0 && !address.has(ALL);
  const wished = opening
    ? withKnown(readFilters(new URLSearchParams(opening.filters), member), fields, member)
    : {};
  const texts = bare ? wished : withoutUsual(written, usual);
  const sorts = opening?.sorts ?? [];
  const chosen = address.get(ORDER);
  const sort = sorts.find((one) => one === chosen) ?? sorts[0];
  return { texts, member, bare, opens: Object.keys(wished).length > 0, sort, sorts, chosen };
}

/**
 * Returns the filters in the page's address, and functions to change them. Each change is a history entry, so that
 * going back undoes it; typing or dragging in one go is one entry. An address without filters means the member's own
 * must-haves. An address with filters includes the gender, so that it can be sent to others.
 */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const location = useLocation();
  const { viewer } = useViewer();
  const { opening, waiting, failed } = useOpening();
  // The next key may come before the page shows the last address.
  const going = useRef<Typing>(undefined);
  useEffect(() => {
    going.current = (location.state as { typing?: Typing } | null)?.typing;
  }, [location]);
  const usual = useUsualGender();
  const fields = useCustomFields();
  const { texts, member, bare, opens, sort, sorts, chosen } = filtersOf(address, { viewer, opening, fields });

  function go(next: URLSearchParams, typing?: Typing) {
    if (opens && [...next.keys()].every((name) => name === ORDER)) next.set(ALL, '1');
    setAddress(next, {
      replace: typing !== undefined && typing === going.current,
      state: typing && { typing },
      preventScrollReset: true,
    });
    going.current = typing;
  }

  function set(next: FilterTexts, typing?: Typing) {
    const written = writeShared(next, usual);
    if (SORTS.some((one) => one === chosen)) written.set(ORDER, chosen!);
    go(written, typing);
  }

  function setSort(next: Sort) {
    const written = new URLSearchParams(address);
    if (next === sorts[0]) written.delete(ORDER);
    else written.set(ORDER, next);
    setAddress(written, { preventScrollReset: true });
  }

  return {
    texts,
    member,
    /** Until then, filters and order may still change. */
    waiting,
    /** The query that failed to load: without it the filters are unknown. */
    failed: bare ? failed : undefined,
    any: Object.keys(texts).length > 0,
    /** Whether the filters are the family's must-haves, with which browse opens. */
    opens: bare && opens,
    set,
    sort,
    sorts,
    setSort,
  };
}
