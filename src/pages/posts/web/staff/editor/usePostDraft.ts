import { t } from '@lingui/core/macro';
import { ORPCError } from '@orpc/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText, fieldErrors } from '../../../../../kit/web/api/errors.ts';
import type { EditedPost } from '../../../contract.ts';
import { posts } from '../../posts.ts';
import { slugOf } from './slug.ts';

export type DraftFields = Pick<
  EditedPost,
  'title' | 'slug' | 'description' | 'body' | 'tags' | 'author' | 'cover' | 'coverAlt'
>;

/** Fields that show their own errors. */
const SHOWN = new Set(['title', 'slug', 'description', 'body', 'tags', 'author', 'coverAlt']);

/** How long after the last change it is saved, in ms. */
const PAUSE_MS = 1500;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

const isGone = (error: unknown) => error instanceof ORPCError && error.status === 404;

const writtenOf = ({
  title,
  slug,
  description,
  body,
  tags,
  author,
  cover,
  coverAlt,
}: DraftFields): DraftFields => ({
  ...{ title, slug, description, body, tags, author, cover, coverAlt },
});

/**
 * A post that is being written. Changes are saved after a pause, one save at a time, each based on the version before:
 * what somebody else changed meanwhile is not overwritten.
 * @param start the post as it was read; without an id it is new
 */
export function usePostDraft(start: { post: EditedPost } | { author: string }) {
  const known = 'post' in start ? start.post : undefined;
  const [id] = useState(() => known?.id ?? crypto.randomUUID());
  const [stored, setStored] = useState(known);
  const [post, setPost] = useState<DraftFields>(() =>
    known
      ? writtenOf(known)
      : {
          ...{ title: '', slug: '', description: '', body: '', tags: [], cover: null, coverAlt: '' },
          author: 'author' in start ? start.author : '',
        },
  );
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<string>();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const latest = useRef(post);
  const saved = useRef(post);
  const version = useRef(known?.version ?? 0);
  const turn = useRef<Promise<EditedPost | undefined>>(Promise.resolve(known));
  const conflict = useRef(false);
  /** What was sent when the answer was lost: it may have been saved, or not. */
  const unanswered = useRef<DraftFields>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback((error: unknown) => {
    const fields = fieldErrors(error);
    setWrong(fields);
    // What the form has no field for, such as a time that has passed meanwhile, is shown above it.
    const rest = Object.entries(fields).filter(([name]) => !SHOWN.has(name));
    const text = isGone(error)
      ? t`This post has been deleted. To keep what you wrote, copy it before you leave this page.`
      : errorText(error);
    setFailure(Object.keys(fields).length > 0 ? rest[0]?.[1] : text);
    // Somebody else's version is newer: nothing is saved until the editor has chosen.
    conflict.current = error instanceof ORPCError && error.status === 409;
    setState(conflict.current ? 'conflict' : 'failed');
  }, []);

  const saveNow = useCallback(async (): Promise<EditedPost | undefined> => {
    let sent = latest.current;
    setState('saving');
    try {
      // What may have been saved, sent once more, changes nothing, and returns the version that the next save needs.
      const last = unanswered.current;
      if (last && last !== sent)
        version.current = (await posts.save.call({ id, version: version.current, ...last })).version;
      unanswered.current = undefined;
      sent = latest.current;
      const answer = await posts.save.call({ id, version: version.current, ...sent });
      version.current = answer.version;
      saved.current = sent;
      setStored(answer);
      setWrong({});
      setFailure(undefined);
      setState(latest.current === sent ? 'saved' : 'unsaved');
      return answer;
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) unanswered.current = undefined;
      else unanswered.current ??= sent;
      show(error);
      return undefined;
    }
  }, [id, show]);

  /** Saves what is not saved yet, after any save that is under way. Undefined when it could not be saved. */
  const save = useCallback((): Promise<EditedPost | undefined> => {
    clearTimeout(timer.current);
    turn.current = turn.current.then((last) => (last && latest.current === saved.current ? last : saveNow()));
    return turn.current;
  }, [saveNow]);

  const change = useCallback(
    (fields: Partial<DraftFields>) => {
      const last = latest.current;
      const next = { ...last, ...fields };
      // The address follows the title until somebody writes one, or readers have it.
      const follows = last.slug === '' || last.slug === slugOf(last.title);
      if (fields.title !== undefined && follows && !stored?.publishedAt) next.slug = slugOf(next.title);
      latest.current = next;
      setPost(next);
      clearTimeout(timer.current);
      if (conflict.current) return;
      setState('unsaved');
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [save, stored?.publishedAt],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Replaces what somebody else saved meanwhile, on purpose. */
  async function keepMine() {
    try {
      version.current = (await posts.staffRead.call({ id })).version;
      conflict.current = false;
      setFailure(undefined);
      saved.current = { ...latest.current };
      await save();
    } catch (error) {
      show(error);
    }
  }

  return { id, post, stored, setStored, state, failure, wrong, show, change, save, keepMine };
}

export type DraftInEditor = ReturnType<typeof usePostDraft>;
