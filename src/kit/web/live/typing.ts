type Listener = (conversation: string) => void;

const listeners = new Set<Listener>();

/** Passes on that somebody is writing to the viewer in a conversation. Called by the live stream. */
export function noteTyping(conversation: string): void {
  for (const listener of listeners) listener(conversation);
}

/** Calls `listener` with each conversation in which somebody is writing to the viewer; returns how to stop. */
export function onTyping(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
