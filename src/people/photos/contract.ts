import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound, unavailable } from '../../kit/api/contract.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { REJECT_REASONS } from '../../kit/shared/api/rejections.ts';
import { PHOTO_STATES, PHOTOS_MAX, TURNS } from './shared/rules.ts';

const tags = ['photos'];
const id = z.uuid(code('not_found'));
const share = z.number().min(0).max(1);

const crop = z.object({
  turn: z.literal([...TURNS]).describe('Degrees clockwise'),
  left: share.describe('Of the width, after turning'),
  top: share.describe('Of the height, after turning'),
  width: share,
});

export const ownPhoto = z.object({
  id: z.uuid(),
  state: z.enum(PHOTO_STATES).describe('Others see approved ones only'),
  small: z.string().describe('Address of the photo, 320 pixels wide'),
  large: z.string(),
  whole: z.string().nullable().describe('Address of the whole picture, for another crop'),
  crop: crop.nullable().describe('The part that is shown; null when it was chosen for you'),
  reason: z.enum(REJECT_REASONS).nullable().describe('Why it was rejected'),
  note: z.string().nullable().describe('What the reviewer wrote'),
});

export const gallery = z.object({
  photos: z.array(ownPhoto).describe('The first one is the main photo'),
  version: z.string().describe('Changes with the photos and their order'),
  maximum: z.number().int(),
});

export type OwnPhoto = z.output<typeof ownPhoto>;
export type OwnGallery = z.output<typeof gallery>;

export const contract = {
  mine: memberOrTeam
    .route({ method: 'GET', path: '/me/photos', summary: "The photos of the viewer's profile", tags })
    .output(gallery),
  order: manager
    .route({
      method: 'PUT',
      path: '/me/photo-order',
      summary: 'Sets the order of the photos; the first one is the main photo',
      tags,
    })
    .errors(conflict)
    .input(
      z.object({
        version: z.string().max(64).describe('As it was read; another one is refused'),
        ids: z.array(z.uuid()).max(PHOTOS_MAX),
      }),
    )
    .output(gallery),
  crop: manager
    .route({
      method: 'PUT',
      path: '/me/photos/{id}/crop',
      summary: 'Chooses which part of a photo is shown, and turns it',
      tags,
    })
    .errors({ ...notFound, ...conflict, ...unavailable })
    .input(crop.extend({ id }))
    .output(gallery),
  remove: manager
    .route({
      method: 'DELETE',
      path: '/me/photos/{id}',
      summary: 'Removes a photo; repeating it changes nothing',
      tags,
    })
    .input(z.object({ id }))
    .output(gallery),
  undoRemoval: manager
    .route({
      method: 'DELETE',
      path: '/me/photos/{id}/removal',
      summary: 'Undo shortly afterwards that a photo was removed',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ id }))
    .output(gallery),
};
