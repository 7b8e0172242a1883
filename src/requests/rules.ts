/** How a request to the office stands: nobody has looked, somebody is at it, it is answered. */
export const REQUEST_STATES = ['open', 'in_progress', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];
