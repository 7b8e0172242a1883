import type { ComponentType } from 'react';
import { Gallery } from '../../../../people/photos/web/Gallery.tsx';
import type { StepName } from '../../../../people/profiles/shared/sections/lists.ts';

/** The content of steps that are no section of the profile, such as photos: it saves by itself. */
export const ownSteps: Partial<Record<StepName, ComponentType>> = { photo: Gallery };
