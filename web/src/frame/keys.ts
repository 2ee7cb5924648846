/** Which key was meant: on a Cyrillic keyboard the key C sends another letter. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "code">): string {
  if (event.key.length > 1 || /^[a-z0-9?]$/i.test(event.key)) {
    return event.key.length > 1 ? event.key : event.key.toLowerCase();
  }
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}
