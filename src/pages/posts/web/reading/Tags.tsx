import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';

type TagsProps = {
  tags: string[];
  /** The tag whose posts are shown; null for all. Leave it out for the tags of one post. */
  open?: string | null;
};

/** Tags as links to their posts. */
export function Tags({ tags, open }: TagsProps) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  const links = [
    ...(open === undefined ? [] : [{ to: paths.blogs(), name: t`All posts`, current: open === null }]),
    ...tags.map((tag) => ({
      to: paths.blogTag(tag),
      name: tag,
      current: tag.toLowerCase() === open?.toLowerCase(),
    })),
  ];
  return (
    <nav aria-label={t`Topics`}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, name, current }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className={classes(
                'inline-flex min-h-11 items-center rounded-full border px-4 [overflow-wrap:anywhere] hover:bg-kumkum-soft',
                current ? 'border-kumkum-ink bg-kumkum-soft font-semibold text-kumkum-ink' : 'border-edge',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
