import { Trans } from '@lingui/react/macro';
import { Gallery } from '../../../people/photos/web/Gallery.tsx';
import { Card } from '../../../ui/Card.tsx';

/** The photos of the profile, each saved as it is added. */
export function PhotosCard() {
  return (
    <Card className="p-5 md:p-6">
      <section>
        <h2 id="photos" tabIndex={-1} className="mb-3 scroll-mt-24 text-xl outline-none">
          <Trans>Photos</Trans>
        </h2>
        <Gallery pathOnly />
      </section>
    </Card>
  );
}
