import { resource } from '../../../../kit/web/resource.ts';
import type { LegalDocument } from '../../shared/legal/blocks.ts';

/** The site's own texts; without the query library, as pages for visitors need it for nothing else. */
export const ownTexts = resource<Record<LegalDocument, string | null>>('/api/site/texts');
