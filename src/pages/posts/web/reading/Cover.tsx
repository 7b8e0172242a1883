import { classes } from '../../../../ui/classes.ts';
import { Kolam } from '../../../../ui/motif/Kolam.tsx';
import type { PostCard } from '../../contract.ts';
import { SMALL_WIDTH } from '../../shared/rules.ts';

type CoverProps = {
  cover: PostCard['cover'];
  /** How wide it is shown, as in the attribute `sizes`. */
  sizes: string;
  /** It is seen at once: loaded before the others. */
  first?: boolean;
  /** It only repeats what is shown beside it. */
  decorative?: boolean;
  className?: string;
};

/** The cover of a post, or a drawing where it has none. */
export function Cover({ cover, sizes, first, decorative, className }: CoverProps) {
  const look = classes('aspect-video w-full rounded-xl bg-sunk object-cover', className);
  if (!cover) {
    return (
      <div aria-hidden className={classes('grid place-items-center overflow-hidden', look)}>
        <Kolam className="w-2/5 opacity-70" />
      </div>
    );
  }
  return (
    <img
      src={cover.large}
      srcSet={`${cover.small} ${Math.min(SMALL_WIDTH, cover.width)}w, ${cover.large} ${cover.width}w`}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt={decorative ? '' : cover.alt}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' as const })}
      className={look}
    />
  );
}
