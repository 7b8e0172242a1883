import { useViewer } from '../../../kit/web/viewer.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';

const SaveSearchBar = lazyPart(() => import('./SaveSearchBar.tsx'));

/** Buttons beside the results of a search, for members. Loaded after the page, which can be read without them. */
export function SaveSearch() {
  const { viewer } = useViewer();
  if (!viewer?.profile) return null;
  return (
    <div className="flex min-h-11 items-center gap-x-1 max-sm:shrink-0 sm:flex-wrap">
      <KeepServed>
        <SaveSearchBar />
      </KeepServed>
    </div>
  );
}
