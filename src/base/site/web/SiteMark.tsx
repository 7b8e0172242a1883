import { classes } from '../../../ui/classes.ts';
import { Mark } from '../../../ui/motif/Mark.tsx';
import { useSite } from './useSite.ts';

/** The site's logo, or the built-in mark. The name is beside it as text, so nothing is read out for it. */
export function SiteMark({ className }: { className?: string }) {
  const { logo, logoWidth, logoHeight, logoClass, builtInMark } = useSite();
  return (
    <>
      {logo && (
        // In a picture, so that React does not preload it.
        <picture className="contents">
          <img
            src={logo}
            width={logoWidth!}
            height={logoHeight!}
            alt=""
            className={classes('site-logo', logoClass)}
          />
        </picture>
      )}
      {builtInMark && (
        <span className="contents">
          <Mark className={className} />
        </span>
      )}
    </>
  );
}
